/*
 * For sandbox-escapes.spec.ts: what a fault in native code could do with system calls of its own, past all that Node
 * refuses. Prints the name of every attempt that got through, and last the number of attempts.
 *   escape-attempts FOLDER VICTIM PORT
 */
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/bpf.h>
#include <linux/perf_event.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/ipc.h>
#include <sys/mman.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/shm.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

static int tried;
static void attempt(const char *name, long result) {
  tried++;
  if (result >= 0) printf("%s\n", name);
}

static int opens(const char *format, const char *folder, int flags) {
  char path[4096];
  snprintf(path, sizeof path, format, folder);
  return open(path, flags, 0600);
}

static int starts(const char *program) {
  char *words[] = {(char *)program, NULL};
  pid_t child = vfork();
  if (child < 0) return -1;
  if (child == 0) {
    execv(program, words);
    _exit(99);
  }
  int status;
  return waitpid(child, &status, 0) == child && WIFEXITED(status) && WEXITSTATUS(status) != 99 ? 0 : -1;
}

static int connects(int port) {
  struct sockaddr_in to = {.sin_family = AF_INET, .sin_port = htons(port), .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
  int fd = socket(AF_INET, SOCK_STREAM, 0);
  return fd < 0 ? -1 : connect(fd, (struct sockaddr *)&to, sizeof to);
}

static int connects_unix(const char *folder) {
  struct sockaddr_un to = {.sun_family = AF_UNIX};
  snprintf(to.sun_path, sizeof to.sun_path, "%s/secret.sock", folder);
  int fd = socket(AF_UNIX, SOCK_STREAM, 0);
  return fd < 0 ? -1 : connect(fd, (struct sockaddr *)&to, sizeof to);
}

static int reads_memory(pid_t victim) {
  char byte;
  struct iovec own = {&byte, 1}, other = {(void *)0x400000, 1};
  /* A wrong address is no wall: the right was given. */
  return process_vm_readv(victim, &own, 1, &other, 1, 0) >= 0 || errno == EFAULT ? 0 : -1;
}

int main(int argc, char **argv) {
  if (argc != 4) return 2;
  const char *folder = argv[1];
  pid_t victim = atoi(argv[2]);
  attempt("read a file", opens("%s/secret.txt", folder, O_RDONLY));
  attempt("read /etc/passwd", open("/etc/passwd", O_RDONLY));
  attempt("read the environment of the service", opens("/proc/%s/environ", argv[2], O_RDONLY));
  attempt("open the memory of the service", opens("/proc/%s/mem", argv[2], O_RDONLY));
  attempt("list processes", opens("%s", "/proc", O_RDONLY | O_DIRECTORY) < 0 || !opendir("/proc/1") ? -1 : 0);
  attempt("list a folder", opens("%s", folder, O_RDONLY | O_DIRECTORY));
  attempt("write a file", opens("%s/written", folder, O_WRONLY | O_CREAT));
  attempt("write beside itself", open("/tmp/written-by-a-sandbox", O_WRONLY | O_CREAT, 0600));
  attempt("make a folder", mkdir("/tmp/made-by-a-sandbox", 0700));
  attempt("make a file in memory", memfd_create("x", 0));
  attempt("connect by TCP", connects(atoi(argv[3])));
  attempt("connect to a Unix socket", connects_unix(folder));
  attempt("open a UDP socket", socket(AF_INET, SOCK_DGRAM, 0));
  attempt("open a raw socket", socket(AF_INET, SOCK_RAW, 1));
  attempt("talk to the kernel by netlink", socket(AF_NETLINK, SOCK_RAW, 0));
  attempt("see whether a process lives", kill(victim, 0));
  attempt("see whether the parent lives", kill(getppid() > 0 ? getppid() : 1, 0));
  attempt("signal a thread of another process", syscall(SYS_tgkill, victim, victim, 0));
  attempt("hold another process", syscall(SYS_pidfd_open, victim, 0));
  attempt("attach to another process", ptrace(PTRACE_ATTACH, victim, 0, 0));
  attempt("read another's memory", reads_memory(victim));
  attempt("change another's limits", prlimit(victim, RLIMIT_NOFILE, NULL, &(struct rlimit){0, 0}));
  attempt("start a program", starts("/bin/true"));
  attempt("fork", ({ pid_t child = fork(); if (child == 0) _exit(0); child; }));
  attempt("make a user namespace", syscall(SYS_unshare, CLONE_NEWUSER));
  attempt("make a network namespace", syscall(SYS_unshare, CLONE_NEWNET));
  attempt("enter another namespace", syscall(SYS_setns, 0, 0));
  attempt("mount", mount("none", "/tmp", "tmpfs", 0, NULL));
  attempt("change the root", chroot("/"));
  attempt("change the folder", chdir("/proc/self/cwd/.."));
  attempt("become root", setuid(0) == 0 && getuid() == 0 ? 0 : -1);
  attempt("use io_uring", syscall(SYS_io_uring_setup, 8, calloc(1, 256)));
  attempt("load a program into the kernel", syscall(SYS_bpf, BPF_PROG_LOAD, calloc(1, 256), 128));
  attempt("watch the processor", syscall(SYS_perf_event_open, calloc(1, sizeof(struct perf_event_attr)), 0, -1, -1, 0));
  attempt("use the key ring", syscall(SYS_keyctl, 0, -3, 0, 0, 0));
  attempt("handle page faults", syscall(SYS_userfaultfd, 1));
  attempt("share memory", shmget(IPC_PRIVATE, 4096, IPC_CREAT | 0600));
  attempt("change its personality", syscall(SYS_personality, 0x0040000));
  attempt("type into a terminal", ioctl(0, TIOCSTI, "x") == 0 || errno == ENOTTY ? 0 : -1);
  attempt("be traced no more", prctl(PR_SET_PDEATHSIG, 0));
  attempt("make a pair of sockets", socketpair(AF_UNIX, SOCK_STREAM, 0, (int[2]){0, 0}));
  attempt("raise its memory limit", setrlimit(RLIMIT_DATA, &(struct rlimit){RLIM_INFINITY, RLIM_INFINITY}));
  attempt("watch files", syscall(SYS_inotify_init1, 0));
  printf("%d\n", tried);
  return 0;
}
