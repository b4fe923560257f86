import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second (`getconf CLK_TCK`). */
const tickMs = 10;

/** Milliseconds of processor time of a process and of all that it ever started. */
export function cpuMsOfTree(root: number): number {
  return cpuMsOf(root) + cpuMsBelow(root);
}

export const cpuMsOf = (pid: number): number => statOf(pid)?.cpuMs ?? 0;

/** Of what it started alone, of which some may have ended: a sandbox is replaced after a number of documents. */
export function cpuMsBelow(root: number): number {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc')) {
    const fields = /^\d+$/.test(name) ? statOf(Number(name)) : null;
    if (fields !== null) children.set(fields.parent, [...(children.get(fields.parent) ?? []), Number(name)]);
  }
  const below = (pid: number): number =>
    (children.get(pid) ?? []).reduce(
      (total, child) => total + cpuMsOf(child) + below(child),
      statOf(pid)?.endedMs ?? 0,
    );
  return below(root);
}

/** `man 5 proc_pid_stat`: the name may hold anything, so the fields are counted from its closing bracket. */
function statOf(pid: number): { readonly parent: number; readonly cpuMs: number; readonly endedMs: number } | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15);
    return { parent: fields[1] ?? 0, cpuMs: (user + system) * tickMs, endedMs: (endedUser + endedSystem) * tickMs };
  } catch {
    return null;
  }
}
