import { minuteMs } from '@btc/contract/time.ts';
import type { FaultRow } from './fault-row.ts';
import type { Finished } from './fault-table.ts';
import { findMissing } from './run-row.ts';

interface Taking {
  readonly run: (row: FaultRow) => Promise<Finished['outcome']>;
  readonly lanes: number;
  readonly limitMs: number;
  readonly say: (text: string) => void;
}

export class RowTaking {
  readonly found = new Map<string, Finished['outcome']>();
  readonly #taking: Taking;
  readonly #started = performance.now();
  #isBrokenOff = false;

  constructor(taking: Taking) {
    this.#taking = taking;
  }

  async takeAll(rows: readonly FaultRow[]): Promise<void> {
    const isBeside = ({ waits, alone }: FaultRow): boolean => waits === true || alone !== true;
    for (const row of rows.filter((one) => !isBeside(one))) await this.#take(row);
    const queue = rows.filter((row) => isBeside(row) && row.waits !== true);
    const lane = async (): Promise<void> => {
      for (let row = queue.shift(); row !== undefined; row = queue.shift()) await this.#take(row);
    };
    await Promise.all([
      ...rows.filter(({ waits }) => waits === true).map((row) => this.#take(row)),
      ...Array.from({ length: this.#taking.lanes }, lane),
    ]);
  }

  breakOff(): void {
    this.#isBrokenOff = true;
  }

  async #take(row: FaultRow): Promise<void> {
    const { run, limitMs, say } = this.#taking;
    if (this.#isBrokenOff) return;
    if (performance.now() - this.#started > limitMs) {
      say(`NOT REACHED ${row.name}: the ${limitMs / minuteMs} minutes are over`);
      return;
    }
    const shortage = await findMissing(row);
    if (shortage !== null) {
      this.found.set(row.name, { skipped: shortage });
      say(`SKIPPED ${row.name}: ${shortage}`);
      return;
    }
    const began = performance.now();
    say(`${row.name}: ${row.what}`);
    const outcome = await run(row);
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    if (this.#isBrokenOff) {
      say(`${row.name}: broken off (${seconds} s)`);
      return;
    }
    this.found.set(row.name, outcome);
    const isGood = 'skipped' in outcome || outcome.wrong.length === 0;
    say(`${row.name}: ${isGood ? 'good' : 'WRONG'} (${seconds} s)`);
  }
}
