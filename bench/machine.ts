import { roundTo } from '@btc/contract/round-to.ts';
import { availableParallelism, cpus, loadavg, release, totalmem, type } from 'node:os';

/** Where and when figures were measured; nothing that names the machine. */
export interface Machine {
  readonly cores: number;
  readonly processor: string;
  readonly memoryGib: number;
  readonly system: string;
  readonly node: string;
  readonly date: string;
  /** Load average over one minute before measuring began: other work makes figures worse. */
  readonly loadBefore: number;
}

export function describeMachine(): Machine {
  return {
    cores: availableParallelism(),
    processor: cpus()[0]?.model ?? 'unknown',
    memoryGib: Math.round(totalmem() / 2 ** 30),
    system: `${type()} ${release()}`,
    node: process.versions.node,
    date: new Date().toISOString(),
    loadBefore: roundTo(loadavg()[0] ?? 0, 1),
  };
}
