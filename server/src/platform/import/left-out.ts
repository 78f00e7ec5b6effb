import { leftOutReasons, type LeftOutReason } from '@btc/contract/trade/desk/left-out.ts';
import { toIssue } from './issue.ts';
import type { Issue } from './issue.ts';

/** A row left out, with the goods it was about. Weight in grams, money in cents; null is "not published". */
export interface LeftOutRow {
  readonly reason: LeftOutReason;
  readonly code: string;
  readonly name: string;
  readonly grams: bigint | null;
  readonly usdCents: bigint | null;
  readonly cnyCents: bigint | null;
}

export interface LeftOut {
  readonly reason: LeftOutReason;
  /** Code and name are empty for the rest of a reason beyond the list's limit. */
  readonly code: string;
  readonly name: string;
  readonly rows: number;
  readonly firstLine: number;
  readonly tonnes: number | null;
  readonly usd: number | null;
  readonly cny: number | null;
}

interface Tally extends LeftOutRow {
  rows: number;
  readonly firstLine: number;
  grams: bigint | null;
  usdCents: bigint | null;
  cnyCents: bigint | null;
}

const maxListed = 500;
const maxNameLength = 120;

export class LeftOutTally {
  readonly #tallies = new Map<string, Tally>();

  add(line: number, row: LeftOutRow): void {
    const key = `${row.reason} ${row.code} ${row.name}`;
    const isListed = this.#tallies.has(key) || this.#tallies.size < maxListed;
    const tally = this.#tallyOf(isListed ? key : row.reason, line, isListed ? row : { ...row, code: '', name: '' });
    tally.rows += 1;
    tally.grams = plus(tally.grams, row.grams);
    tally.usdCents = plus(tally.usdCents, row.usdCents);
    tally.cnyCents = plus(tally.cnyCents, row.cnyCents);
  }

  #tallyOf(key: string, firstLine: number, row: LeftOutRow): Tally {
    const known = this.#tallies.get(key);
    if (known !== undefined) return known;
    const name = row.name.slice(0, maxNameLength);
    const tally: Tally = { ...row, name, rows: 0, firstLine, grams: null, usdCents: null, cnyCents: null };
    this.#tallies.set(key, tally);
    return tally;
  }

  list(): readonly LeftOut[] {
    const rank = (one: Tally): number => leftOutReasons.indexOf(one.reason);
    return [...this.#tallies.values()]
      .toSorted((one, other) => rank(one) - rank(other) || other.rows - one.rows)
      .map(({ reason, code, name, rows, firstLine, grams, usdCents, cnyCents }) => ({
        reason,
        code,
        name,
        rows,
        firstLine,
        tonnes: grams === null ? null : Number(grams) / 1e6,
        usd: usdCents === null ? null : Number(usdCents) / 100,
        cny: cnyCents === null ? null : Number(cnyCents) / 100,
      }));
  }
}

function plus(sum: bigint | null, more: bigint | null): bigint | null {
  return more === null ? sum : (sum ?? 0n) + more;
}

/** Warnings to look at: an unknown tariff code may be a typo, or a line that was split. */
export function toLeftOutWarnings(list: readonly LeftOut[]): readonly Issue[] {
  return list
    .filter(({ reason }) => reason === 'unknownGoods')
    .map((left) => ({ line: left.firstLine, ...toIssue('unknownTariffLine', '', describe(left)) }));
}

function describe({ code, name, rows, tonnes, usd, cny }: LeftOut): string {
  const figures = [
    ['t', tonnes],
    ['USD', usd],
    ['CNY', cny],
  ] as const;
  const known = figures.flatMap(([unit, figure]) => (figure === null ? [] : `${number.format(figure)} ${unit}`));
  return [[code, name].filter((text) => text !== '').join(' '), `×${rows}`, ...known].join(' · ');
}

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 3 });
