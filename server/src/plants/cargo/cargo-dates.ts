import type { EffectBasis } from '@btc/contract/plants/plant-codes.ts';

/** The dates of a cargo as far as they are known, `YYYY-MM-DD`. */
export interface CargoDates {
  readonly production: string;
  readonly shipping: string;
  readonly slaughter: string | null;
  readonly certificate: string | null;
  readonly arrival: string | null;
}

interface Bounds {
  readonly earliest: string;
  readonly latest: string;
}

const always = '0001-01-01';
const never = '9999-12-31';

/** Between which days a date of the cargo lies: meat is slaughtered, produced, certified, shipped and arrives in this order. */
function toBounds(dates: CargoDates, basis: EffectBasis): Bounds {
  const known = dates[basis];
  if (known !== null) return { earliest: known, latest: known };
  if (basis === 'slaughter') return { earliest: always, latest: dates.production };
  if (basis === 'certificate') return { earliest: dates.production, latest: dates.shipping };
  return { earliest: dates.shipping, latest: never };
}

/** Any of the dates may be the one that counts. */
function toOuterBounds(dates: CargoDates): Bounds {
  return { earliest: dates.slaughter ?? dates.production, latest: dates.arrival ?? dates.shipping };
}

/** Whether an event from a day on applies to a cargo; `unknown` where the date that decides it is not known. */
export type Applies = 'yes' | 'no' | 'unknown';

/** Whether the date that counts is on or after the day of the event; without a basis, any of the dates may count. */
export function appliesTo(dates: CargoDates, effectiveOn: string, basis: EffectBasis | null): Applies {
  const { earliest, latest } = basis === null ? toOuterBounds(dates) : toBounds(dates, basis);
  if (earliest >= effectiveOn) return 'yes';
  return latest < effectiveOn ? 'no' : 'unknown';
}

/** Whether the dates can be those of one cargo. */
export function areDatesPossible({ slaughter, production, certificate, shipping, arrival }: CargoDates): boolean {
  const inTurn = [slaughter, production, certificate, shipping, arrival].flatMap((day) => day ?? []);
  return inTurn.every((day, index) => index === 0 || (inTurn[index - 1] ?? '') <= day);
}
