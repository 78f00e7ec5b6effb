import type { SeriesNames } from '@btc/contract/figures/named-series.ts';
import { origins } from '@btc/reference/places/origins.ts';
import { type Dictionary, namesIn } from '#dictionary/face.ts';

/** Other English names of goods from an origin. */
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

/** The buyer is not an origin, and the rest of the world has no name. */
const unnamed: ReadonlySet<string> = new Set(['CHN', 'OTH']);

export function seriesNames(dictionary: Dictionary): SeriesNames {
  return {
    origins: origins
      .filter(({ code }) => !unnamed.has(code))
      .map(({ code, nameCn, nameEn }) => ({ code, names: [nameCn, nameEn, ...(alsoCalled[code] ?? [])] })),
    cuts: dictionary.listCuts('beef').map((cut) => ({
      code: cut.code,
      names: [cut.nameCn, ...namesIn(cut, ['market']), cut.nameEn],
    })),
  };
}
