const text = JSON.stringify(
  Array.from({ length: 2000 }, (_, index) => ({ id: index, name: `n${index}`, values: [index, index * 2] })),
);
const repetitions = 200;

/** What the fixed piece of work takes, in ms of processor time, on the machine of the first figures (README.md). */
export const firstMachineMs = 106;

/** A fixed piece of work, in milliseconds of processor and of wall time: how fast the machine is now, and how busy. */
export interface Yardstick {
  readonly cpuMs: number;
  readonly wallMs: number;
}

/** Does the fixed piece of work: parsing the same JSON many times. */
export function measureYardstick(): Yardstick {
  for (let time = 0; time < repetitions / 4; time += 1) JSON.parse(text);
  const cpu = process.cpuUsage();
  const started = performance.now();
  for (let time = 0; time < repetitions; time += 1) JSON.parse(text);
  const { user, system } = process.cpuUsage(cpu);
  return { cpuMs: (user + system) / 1000, wallMs: performance.now() - started };
}
