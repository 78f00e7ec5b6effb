import type { EffectBasis } from '@btc/contract/plants/plant-codes.ts';

/** Known dates of a cargo, `YYYY-MM-DD`. */
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

/** Bounds of a date of the cargo: meat is slaughtered, produced, certified, shipped and arrives in this order. */
function toBounds(dates: CargoDates, basis: EffectBasis): Bounds {
  const known = dates[basis];
  if (known !== null) return { earliest: known, latest: known };
  if (basis === 'slaughter') return { earliest: always, latest: dates.production };
  if (basis === 'certificate') return { earliest: dates.production, latest: dates.shipping };
  return { earliest: dates.shipping, latest: never };
}

function toOuterBounds(dates: CargoDates): Bounds {
  return { earliest: dates.slaughter ?? dates.production, latest: dates.arrival ?? dates.shipping };
}

/** `unknown` where the deciding date is not known. */
export type Applies = 'yes' | 'no' | 'unknown';

/** Compares the deciding date with the event's day; without a basis, any of the dates may decide. */
export function appliesTo(dates: CargoDates, effectiveOn: string, basis: EffectBasis | null): Applies {
  const { earliest, latest } = basis === null ? toOuterBounds(dates) : toBounds(dates, basis);
  if (earliest >= effectiveOn) return 'yes';
  return latest < effectiveOn ? 'no' : 'unknown';
}

/** True if the dates can belong to one cargo. */
export function areDatesPossible({ slaughter, production, certificate, shipping, arrival }: CargoDates): boolean {
  const inTurn = [slaughter, production, certificate, shipping, arrival].flatMap((day) => day ?? []);
  return inTurn.every((day, index) => index === 0 || (inTurn[index - 1] ?? '') <= day);
}
