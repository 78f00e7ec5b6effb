const text = JSON.stringify(
  Array.from({ length: 2000 }, (_, index) => ({ id: index, name: `n${index}`, values: [index, index * 2] })),
);
const repetitions = 200;

/** CPU time of the reference workload, in ms, on the reference machine (README.md). */
export const referenceMachineMs = 106;

export interface Yardstick {
  readonly cpuMs: number;
  readonly wallMs: number;
}

export function measureYardstick(): Yardstick {
  for (let time = 0; time < repetitions / 4; time += 1) JSON.parse(text);
  const cpu = process.cpuUsage();
  const started = performance.now();
  for (let time = 0; time < repetitions; time += 1) JSON.parse(text);
  const { user, system } = process.cpuUsage(cpu);
  return { cpuMs: (user + system) / 1000, wallMs: performance.now() - started };
}
