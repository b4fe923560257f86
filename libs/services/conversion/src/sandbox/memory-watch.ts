import { readFileSync } from 'node:fs';

/** How often a busy sandbox is looked at: a parser touches at most some 100 MB in that time. */
const INTERVAL_MS = 50;

/** The process that parses: the launcher of its walls waits for it, a parent or two above. */
export function parsingProcess(pid: number): number {
  try {
    const child = Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8'));
    return child > 0 ? parsingProcess(child) : pid;
  } catch {
    return pid;
  }
}

/** Resident bytes of a process; null where the system does not tell (no /proc) or it is gone. */
export function residentBytes(pid: number): number | null {
  return readKilobytes(pid, 'VmRSS');
}

/** The most resident bytes the process ever had. */
export function peakBytes(pid: number): number | null {
  return readKilobytes(pid, 'VmHWM');
}

function readKilobytes(pid: number, field: 'VmRSS' | 'VmHWM'): number | null {
  try {
    const match = new RegExp(`${field}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
    return match ? Number(match[1]) * 1024 : null;
  } catch {
    return null;
  }
}

/** Calls `onExceeded` once when the process holds more than `limitBytes`; returns the way to stop watching. */
export function watchMemory(pid: number, limitBytes: number, onExceeded: () => void): () => void {
  const timer = setInterval(() => {
    if ((residentBytes(pid) ?? 0) <= limitBytes) return;
    clearInterval(timer);
    onExceeded();
  }, INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
}
