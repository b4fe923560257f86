/*
 * The system calls of Node, pdf.js, tesseract (WebAssembly) and the canvas: memory, threads, time, files that are open
 * or may be read, and the two pipes to the service. Missing on purpose, among others: socket, connect, bind, kill,
 * ptrace, process_vm_*, pidfd_*, unshare, setns, mount, bpf, io_uring_*, keyctl, perf_event_open, memfd_create.
 */
#if defined(__x86_64__)
#define OWN_ARCH AUDIT_ARCH_X86_64
#define OLDER_CALLS                                                                                                    \
  , __NR_open, __NR_stat, __NR_lstat, __NR_access, __NR_readlink, __NR_poll, __NR_epoll_wait, __NR_arch_prctl,         \
      __NR_dup2, __NR_getdents, __NR_select, __NR_time
#elif defined(__aarch64__)
#define OWN_ARCH AUDIT_ARCH_AARCH64
#define OLDER_CALLS
#else
#error "Which calls may be made is known for x86-64 and arm64 alone."
#endif

#define ALLOWED_CALLS                                                                                                  \
  __NR_read, __NR_write, __NR_readv, __NR_writev, __NR_pread64, __NR_lseek, __NR_close, __NR_fstat, __NR_newfstatat,   \
      __NR_statx, __NR_openat, __NR_readlinkat, __NR_faccessat, __NR_faccessat2, __NR_getdents64, __NR_getcwd,         \
      __NR_fcntl, __NR_dup, __NR_dup3, __NR_fadvise64, __NR_mmap, __NR_munmap, __NR_mprotect, __NR_mremap,             \
      __NR_madvise, __NR_brk, __NR_membarrier, __NR_pkey_alloc, __NR_pkey_free, __NR_pkey_mprotect, __NR_futex,        \
      __NR_set_robust_list, __NR_get_robust_list, __NR_set_tid_address, __NR_rseq, __NR_sched_yield,                   \
      __NR_sched_getaffinity, __NR_sched_getparam, __NR_sched_getscheduler, __NR_gettid, __NR_getpid, __NR_getppid,    \
      __NR_getuid, __NR_geteuid, __NR_getgid, __NR_getegid, __NR_capget, __NR_getrandom, __NR_uname, __NR_sysinfo,     \
      __NR_getrusage, __NR_getpriority, __NR_rt_sigaction, __NR_rt_sigprocmask, __NR_rt_sigreturn, __NR_sigaltstack,   \
      __NR_nanosleep, __NR_clock_nanosleep, __NR_clock_gettime, __NR_clock_getres, __NR_gettimeofday,                  \
      __NR_restart_syscall, __NR_epoll_create1, __NR_epoll_ctl, __NR_epoll_pwait, __NR_eventfd2, __NR_ppoll,           \
      __NR_pselect6, __NR_pipe2, __NR_recvmsg, __NR_sendmsg, __NR_recvfrom, __NR_sendto, __NR_getsockopt,              \
      __NR_getsockname, __NR_getpeername, __NR_shutdown, __NR_execve, __NR_exit, __NR_exit_group           \
      OLDER_CALLS
