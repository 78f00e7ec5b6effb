import type { SeriesNames } from '@btc/contract/figures/named-series.ts';
import { beefCuts } from '@btc/reference/beef-cuts.ts';
import { origins } from '@btc/reference/origins.ts';

/** How English texts call what comes from an origin, and its other names. */
const alsoCalled: Readonly<Record<string, readonly string[]>> = {
  BRA: ['Brazilian'],
  ARG: ['Argentine', 'Argentinian'],
  URY: ['Uruguayan'],
  AUS: ['Australian', '澳洲'],
  NZL: [],
  USA: ['US', 'American'],
  CAN: ['Canadian'],
  CHL: ['Chilean'],
  IRL: ['Irish'],
  GBR: ['British', 'UK'],
  ESP: ['Spanish'],
  DNK: ['Danish'],
  DEU: ['German'],
};

/** How the trade shortens the names of the forequarter sets. */
const shortCuts: Readonly<Record<string, readonly string[]>> = {
  fq6: ['前六件', '前段六件', 'forequarter set of six', 'set of six'],
  fq7: ['前七件', '前段七件', 'set of seven'],
  fq8: ['前八件', '前段八件', 'set of eight'],
};

/** Who buys is no origin, and the rest of the world has no name. */
const unnamed: ReadonlySet<string> = new Set(['CHN', 'OTH']);

/** The names by which texts say origins and cuts. */
export const seriesNames: SeriesNames = {
  origins: origins
    .filter(({ code }) => !unnamed.has(code))
    .map(({ code, nameCn, nameEn }) => ({ code, names: [nameCn, nameEn, ...(alsoCalled[code] ?? [])] })),
  cuts: beefCuts.map(({ id, nameCn, nameEn, aliasesCn }) => ({
    code: id,
    names: [nameCn, ...aliasesCn, nameEn, ...(shortCuts[id] ?? [])],
  })),
};
