import type { CutMargins } from '@btc/contract/prices/cut-margins.ts';
import type { ConvertibleLevel, PriceMeat, PriceUnit } from '@btc/contract/prices/price-codes.ts';
import { addDays } from '@btc/contract/time.ts';
import type { Db } from '#platform/db/db.ts';
import { openDictionary } from '#dictionary/face.ts';
import { readDayTerms } from '../convert/day-terms.ts';
import { originIndex, originNames } from '../series/price-names.ts';
import { computeMargins } from './cut-margins.ts';
import { cellPrices, createLand } from './land.ts';
import { listCells } from './price-index.queries.ts';

/** Three years. */
const maxWeeks = 157;

interface Question {
  readonly meat: PriceMeat;
  readonly cut: string;
  /** Empty: CNY/kg ex cold store, as spot is quoted. */
  readonly unit: PriceUnit | '';
  readonly level: ConvertibleLevel | '';
}

/** Forward, landed, spot and margin of a cut by origin and week; the caller checks access. */
export async function readCutMargins(db: Db, { meat, cut, unit, level }: Question): Promise<CutMargins> {
  const [forward, spot, dictionary] = await Promise.all([
    listCells(db, meat, 'forward', cut),
    listCells(db, meat, 'spot', cut),
    openDictionary(db),
  ]);
  const shown = { unit: unit || cellPrices.spot.unit, level: level || cellPrices.spot.level } as const;
  const last = [...forward, ...spot].reduce((latest, { week }) => (week > latest ? week : latest), '');
  if (last === '') return { Unit: shown.unit, Level: shown.level, Rows: [] };
  const first = addDays(last, -7 * (maxWeeks - 1));
  const days = await readDayTerms(db, { meat, from: first, to: addDays(last, 6) });
  const convert = (from: keyof typeof cellPrices, to: { overQuota: boolean; level?: ConvertibleLevel }) =>
    createLand({ meat, days, dictionary }, cellPrices[from], { ...shown, ...to });
  const terms = {
    atPort: convert('forward', { overQuota: false, level: cellPrices.forward.level }),
    land: convert('forward', { overQuota: false }),
    landOver: convert('forward', { overQuota: true }),
    stock: convert('spot', { overQuota: false }),
  };
  const recent = {
    forward: forward.filter(({ week }) => week >= first),
    spot: spot.filter(({ week }) => week >= first),
  };
  const origins = [...new Set([...recent.forward, ...recent.spot].map(({ origin }) => origin))];
  return {
    Unit: shown.unit,
    Level: shown.level,
    Rows: origins
      .toSorted((one, other) => originIndex(one) - originIndex(other))
      .map((origin) => {
        const { cn, en } = originNames(origin);
        return { Code: origin, NameCn: cn, NameEn: en, Weeks: computeMargins(recent, { origin, cut }, terms) };
      })
      .filter(({ Weeks }) => Weeks.length > 0),
  };
}
