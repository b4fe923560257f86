/*
 * Starts a program behind walls that the kernel keeps: a user, processes, a network and a file tree of its own,
 * Landlock, a list of allowed system calls, and bounds on memory. A fault in native code does not leave them either.
 * Why it is C and what each wall holds: docs/adr/0013-the-sandbox-has-walls-of-the-kernel.md.
 *
 *   confine [--data KILOBYTES] [--read PATH]… [--without WALL]… [--must WALL]… -- PROGRAM ARGUMENT…
 *   confine --report [the same]     says which walls stand, one a line, and starts nothing
 *
 * A wall that cannot be built is left out, unless --must names it: then nothing starts (status 71).
 */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <grp.h>
#include <linux/audit.h>
#include <linux/capability.h>
#include <linux/filter.h>
#include <linux/landlock.h>
#include <linux/mount.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>
#include "allowed-calls.h"

enum { NAMESPACES, FILES, USER, LANDLOCK, SECCOMP, WALLS };
static const char *const names[WALLS] = {"namespaces", "files", "user", "landlock", "seccomp"};
static int wanted[WALLS] = {1, 1, 1, 1, 1}, must[WALLS], reporting;
enum { BROKEN = 71, OWN_USER = 64100, MOST_PATHS = 64, NICENESS = 5 };

static const char *paths[MOST_PATHS];
static int trees[MOST_PATHS], count;

static void built(int wall, int held) {
  if (reporting) printf("%s: %s\n", names[wall], held ? "stands" : wanted[wall] ? strerror(errno) : "left out");
  if (held || !must[wall]) return;
  dprintf(2, "confine: %s: %s\n", names[wall], strerror(errno));
  _exit(BROKEN);
}

static int put(const char *file, const char *text) {
  int fd = open(file, O_WRONLY | O_CLOEXEC);
  if (fd < 0) return -1;
  ssize_t written = write(fd, text, strlen(text));
  close(fd);
  return written < 0 ? -1 : 0;
}

static void bound(int resource, rlim_t most) {
  struct rlimit limit = {most, most};
  setrlimit(resource, &limit);
}

/* Root makes the namespaces itself and keeps the right to change its user; others make a user namespace first. */
static int enter_namespaces(void) {
  int others = CLONE_NEWNS | CLONE_NEWPID | CLONE_NEWNET | CLONE_NEWIPC | CLONE_NEWUTS | CLONE_NEWCGROUP;
  uid_t uid = geteuid();
  gid_t gid = getegid();
  if (uid == 0 && unshare(others) == 0) return 1;
  if (unshare(CLONE_NEWUSER | others) != 0) return 0;
  char map[64];
  snprintf(map, sizeof map, "%d %d 1", OWN_USER, uid);
  if (put("/proc/self/setgroups", "deny") || put("/proc/self/uid_map", map)) return 0;
  snprintf(map, sizeof map, "%d %d 1", OWN_USER, gid);
  return put("/proc/self/gid_map", map) == 0;
}

static void make_parents(char *path) {
  for (char *at = strchr(path + 1, '/'); at; at = strchr(at + 1, '/')) {
    *at = 0;
    mkdir(path, 0755);
    *at = '/';
  }
}

/* An empty tree in memory, with what may be read put into it, read-only; the machine's own files are let go. */
static int enter_own_files(void) {
  char target[4200];
  struct mount_attr closed = {.attr_set = MOUNT_ATTR_RDONLY | MOUNT_ATTR_NOSUID | MOUNT_ATTR_NODEV};
  if (mount(NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL)) return 0;
  for (int at = 0; at < count; at++) {
    trees[at] = syscall(SYS_open_tree, AT_FDCWD, paths[at], OPEN_TREE_CLONE | OPEN_TREE_CLOEXEC | AT_RECURSIVE);
    if (trees[at] < 0) return 0;
    if (syscall(SYS_mount_setattr, trees[at], "", AT_EMPTY_PATH | AT_RECURSIVE, &closed, sizeof closed)) return 0;
  }
  if (mount("none", "/tmp", "tmpfs", MS_NOSUID | MS_NODEV, "size=1m,mode=0755")) return 0;
  for (int at = 0; at < count; at++) {
    struct stat found;
    if (snprintf(target, sizeof target, "/tmp%s", paths[at]) >= (int)sizeof target) return 0;
    make_parents(target);
    if (fstat(trees[at], &found)) return 0;
    if (S_ISDIR(found.st_mode)) mkdir(target, 0755);
    else close(open(target, O_CREAT | O_WRONLY | O_CLOEXEC, 0644));
    /* What lies within an earlier one is there already. */
    if (syscall(SYS_move_mount, trees[at], "", AT_FDCWD, target, MOVE_MOUNT_F_EMPTY_PATH)) return 0;
    close(trees[at]);
  }
  if (chdir("/tmp") || syscall(SYS_pivot_root, ".", ".") || umount2(".", MNT_DETACH) || chdir("/")) return 0;
  return syscall(SYS_mount_setattr, AT_FDCWD, "/", 0, &closed, sizeof closed) == 0;
}

/* In a user namespace the user is nobody's already; root takes a user that owns nothing, where that one may read all. */
static int enter_own_user(void) {
  for (int at = 0; at < count; at++) {
    struct stat found;
    if (geteuid() != 0 || stat(paths[at], &found)) continue;
    if (!(found.st_mode & S_IROTH)) return errno = EACCES, 0;
  }
  if (geteuid() != 0 && geteuid() != OWN_USER) return errno = EPERM, 0;
  if (geteuid() == 0) {
    if (setgroups(0, NULL) || setresgid(OWN_USER, OWN_USER, OWN_USER) || setresuid(OWN_USER, OWN_USER, OWN_USER))
      return 0;
  }
  struct __user_cap_header_struct header = {_LINUX_CAPABILITY_VERSION_3, 0};
  struct __user_cap_data_struct none[2] = {{0, 0, 0}, {0, 0, 0}};
  return syscall(SYS_capset, &header, none) == 0;
}

/* Not in the headers of every distribution; the kernel says by its version what it knows. */
enum { ALL_FILE_RIGHTS_V1 = (1 << 13) - 1, REFER = 1 << 13, TRUNCATE = 1 << 14, IOCTL = 1 << 15, ALL_NET = 3, SCOPES = 3 };
struct rules { __u64 files, net, scoped; };

static int allow_beneath(int ruleset, const char *path, __u64 rights) {
  struct landlock_path_beneath_attr rule = {.allowed_access = rights, .parent_fd = open(path, O_PATH | O_CLOEXEC)};
  if (rule.parent_fd < 0 || syscall(SYS_landlock_add_rule, ruleset, LANDLOCK_RULE_PATH_BENEATH, &rule, 0)) return 0;
  close(rule.parent_fd);
  return 1;
}

static int enter_landlock(const char *program) {
  int version = syscall(SYS_landlock_create_ruleset, NULL, 0, LANDLOCK_CREATE_RULESET_VERSION);
  if (version < 1) return 0;
  struct rules rules = {.files = ALL_FILE_RIGHTS_V1};
  size_t size = sizeof rules.files;
  if (version >= 2) rules.files |= REFER;
  if (version >= 3) rules.files |= TRUNCATE;
  if (version >= 4) rules.net = ALL_NET, size += sizeof rules.net;
  if (version >= 5) rules.files |= IOCTL;
  if (version >= 6) rules.scoped = SCOPES, size += sizeof rules.scoped;
  int ruleset = syscall(SYS_landlock_create_ruleset, &rules, size, 0);
  if (ruleset < 0) return 0;
  const __u64 read = LANDLOCK_ACCESS_FS_READ_FILE, list = LANDLOCK_ACCESS_FS_READ_DIR, start = LANDLOCK_ACCESS_FS_EXECUTE;
  for (int at = 0; at < count; at++) {
    struct stat found;
    if (stat(paths[at], &found)) return 0;
    __u64 rights = S_ISDIR(found.st_mode) ? read | list : strstr(paths[at], "/ld-") ? read | start : read;
    if (!allow_beneath(ruleset, paths[at], rights)) return 0;
  }
  /* The program and its loader are given by their own paths; nothing else can be started. */
  if (!allow_beneath(ruleset, program, read | start)) return 0;
  return syscall(SYS_landlock_restrict_self, ruleset, 0) == 0;
}

/* Everything is refused but the calls of the list; what an argument decides is decided here. */
static int enter_seccomp(void) {
#define LOAD(field) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field))
#define ANSWER(what) BPF_STMT(BPF_RET | BPF_K, what)
#define WHEN(value, then, otherwise) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, value, then, otherwise)
#define REFUSE ANSWER(SECCOMP_RET_ERRNO | EPERM)
#define ALLOW ANSWER(SECCOMP_RET_ALLOW)
  static const int allowed[] = {ALLOWED_CALLS};
  enum { NAME_MEMORY = 0x53564d41 };
  struct sock_filter filter[48 + 2 * sizeof allowed / sizeof *allowed];
  const struct sock_filter head[] = {
      LOAD(arch), WHEN(OWN_ARCH, 1, 0), ANSWER(SECCOMP_RET_KILL_PROCESS), LOAD(nr),
      /* The numbers of x32 are no other way to the same calls. */
      BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1), ANSWER(SECCOMP_RET_KILL_PROCESS),
      /* Its flags lie in memory where no filter sees them; the C library then takes clone. */
      WHEN(__NR_clone3, 0, 1), ANSWER(SECCOMP_RET_ERRNO | ENOSYS),
      /* Threads, and nothing that is a process or a namespace of its own. */
      WHEN(__NR_clone, 0, 5), LOAD(args[0]), BPF_STMT(BPF_ALU | BPF_AND | BPF_K, 0x7e020000 | CLONE_THREAD),
      WHEN(CLONE_THREAD, 0, 1), ALLOW, REFUSE,
      /* A process may end itself, and ask for its own limits. */
      WHEN(__NR_tgkill, 0, 4), LOAD(args[0]), WHEN(0, 0, 1), ALLOW, REFUSE,
      WHEN(__NR_prlimit64, 0, 4), LOAD(args[0]), WHEN(0, 0, 1), ALLOW, REFUSE,
      /* Whether a descriptor blocks, and whether it is a terminal; nothing that types into one. */
      WHEN(__NR_ioctl, 0, 7), LOAD(args[1]), WHEN(FIONBIO, 3, 0), WHEN(FIOCLEX, 2, 0), WHEN(FIONREAD, 1, 0),
      WHEN(TCGETS, 0, 1), ALLOW, REFUSE,
      /* Names for threads and for memory. */
      WHEN(__NR_prctl, 0, 5), LOAD(args[0]), WHEN(PR_SET_NAME, 1, 0), WHEN(NAME_MEMORY, 0, 1), ALLOW, REFUSE,
  };
  enum { OWN_PID_AT = 16 };
  int length = sizeof head / sizeof *head;
  memcpy(filter, head, sizeof head);
  filter[OWN_PID_AT].k = getpid();
  for (size_t at = 0; at < sizeof allowed / sizeof *allowed; at++) {
    filter[length++] = (struct sock_filter)WHEN(allowed[at], 0, 1);
    filter[length++] = (struct sock_filter)ALLOW;
  }
  filter[length++] = (struct sock_filter)REFUSE;
  struct sock_fprog program = {length, filter};
  return syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_SPEC_ALLOW, &program) == 0;
}

/* Waits for the only child and passes its end on; a signal as 128 and its number. */
static int end_of_child(void) {
  int status = 0;
  while (wait(&status) < 0 && errno == EINTR) continue;
  return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}

/* The first in a process namespace is deaf to its own signals, so the program is the second; returns in the program. */
static void become_second(void) {
  for (int generation = 0; generation < 2; generation++) {
    pid_t child = fork();
    if (child < 0) _exit(BROKEN);
    if (child == 0) {
      prctl(PR_SET_PDEATHSIG, SIGKILL);
      continue;
    }
    syscall(SYS_close_range, 0, ~0U, 0);
    int status = end_of_child();
    if (generation == 0 && status > 128) {
      signal(status - 128, SIG_DFL);
      raise(status - 128);
    }
    _exit(status);
  }
}

static int wall_of(const char *name) {
  for (int wall = 0; wall < WALLS; wall++)
    if (name && !strcmp(names[wall], name)) return wall;
  dprintf(2, "confine: no such wall\n");
  exit(2);
}

static int build(int wall, int (*enter)(void)) {
  int held = wanted[wall] && enter();
  built(wall, held);
  return held;
}

static const char *program = "";
static int landlock(void) { return enter_landlock(program); }

int main(int argc, char **argv) {
  int at = 1;
  for (; at < argc && strcmp(argv[at], "--"); at++) {
    if (!strcmp(argv[at], "--report")) reporting = 1;
    else if (!strcmp(argv[at], "--data") && at + 1 < argc) bound(RLIMIT_DATA, strtoul(argv[++at], NULL, 10) * 1024);
    else if (!strcmp(argv[at], "--without")) wanted[wall_of(argv[++at])] = 0;
    else if (!strcmp(argv[at], "--must")) must[wall_of(argv[++at])] = 1;
    else if (!strcmp(argv[at], "--read") && count < MOST_PATHS && at + 1 < argc && argv[at + 1][0] == '/')
      paths[count++] = argv[++at];
    else return dprintf(2, "confine: cannot understand %s\n", argv[at]), 2;
  }
  if (at + 1 >= argc) return dprintf(2, "confine: no program\n"), 2;
  program = argv[at + 1];

  /* Gone when the service is; the first to go when memory is short; behind the services. */
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  put("/proc/self/oom_score_adj", "1000");
  setpriority(PRIO_PROCESS, 0, NICENESS);
  bound(RLIMIT_CORE, 0);
  if (!reporting) bound(RLIMIT_FSIZE, 0);
  const char *channel = getenv("NODE_CHANNEL_FD");
  unsigned kept = channel ? (unsigned)atoi(channel) : 2;
  if (kept > 3) syscall(SYS_close_range, 3, kept - 1, 0);
  syscall(SYS_close_range, kept < 2 ? 3 : kept + 1, ~0U, 0);

  if (build(NAMESPACES, enter_namespaces)) {
    if (!reporting) become_second();
    build(FILES, enter_own_files);
  } else {
    built(FILES, 0);
  }
  build(USER, enter_own_user);
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)) return BROKEN;
  build(LANDLOCK, landlock);
  fflush(stdout);
  build(SECCOMP, enter_seccomp);
  if (reporting) return fflush(stdout), 0;
  execv(program, argv + at + 1);
  dprintf(2, "confine: %s: %s\n", program, strerror(errno));
  return BROKEN;
}
