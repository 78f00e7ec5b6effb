import { minuteMs } from '@btc/contract/time.ts';
import type { FaultRow } from './fault-row.ts';
import type { Finished } from './fault-table.ts';
import { findMissing } from './run-row.ts';

interface Taking {
  readonly run: (row: FaultRow) => Promise<Finished['outcome']>;
  /** How many rows go beside one another, of those that may. */
  readonly lanes: number;
  /** After this long no other row begins. */
  readonly limitMs: number;
  readonly say: (text: string) => void;
}

/** The rows of one run, and what became of them by name: one that was not reached, or not to its end, is missing there. */
export class RowTaking {
  readonly found = new Map<string, Finished['outcome']>();
  readonly #taking: Taking;
  readonly #started = performance.now();
  #isBrokenOff = false;

  constructor(taking: Taking) {
    this.#taking = taking;
  }

  /** First the rows whose times are held against a limit, one by one; then the others side by side, those that wait from the beginning. */
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

  /** No other row begins, and what fails from now on fails because what it ran on was closed. */
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
