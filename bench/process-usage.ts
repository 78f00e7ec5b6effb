import { readFile } from 'node:fs/promises';

const ticksPerSecond = 100;

async function readOrNull(path: string): Promise<string | null> {
  return readFile(path, 'utf8').catch(() => null);
}

/** CPU time of another process in seconds; null where the system does not report it. */
export async function readCpuSeconds(pid: number): Promise<number | null> {
  const text = await readOrNull(`/proc/${pid}/stat`);
  // The name of the program is in brackets and may hold blanks; user and system time are the 14th and 15th field.
  const fields = text?.slice(text.lastIndexOf(')') + 2).split(' ');
  return fields === undefined ? null : (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/** Resident memory of another process in MiB; null where the system does not tell. */
export async function readResidentMib(pid: number): Promise<number | null> {
  const text = await readOrNull(`/proc/${pid}/status`);
  const kib = /^VmRSS:\s+(\d+) kB$/m.exec(text ?? '')?.[1];
  return kib === undefined ? null : Number(kib) / 1024;
}

const lookEveryMs = 20;

/** Watches another process's resident memory in MiB until stopped: before, and the peak since. */
export async function watchResidentMib(pid: number) {
  const read = async (): Promise<number> => (await readResidentMib(pid)) ?? Number.NaN;
  const before = await read();
  let most = before;
  const watching = setInterval(() => {
    void read().then((now) => (most = Math.max(most, now)));
  }, lookEveryMs);
  return { before, read, readMost: () => most, stop: () => clearInterval(watching) };
}
