import { join } from 'node:path';
import { z } from 'zod';
import { numeral } from '../codes.ts';
import { readCsv, readJson } from '../doors/read-data.ts';

/*
 * What the demonstration quotes: real origins and cuts, no plant and no firm. Levels are USD/t CFR near those that were printed for
 * spring 2025 (domain C.6).
 */

const folder = import.meta.dirname;

const cut = z.strictObject({
  cut: z.string(),
  /** Forward price, USD/t CFR. */
  usd: z.number(),
  specs: z.array(z.string()).optional(),
  afloat: z.literal(true).optional(),
  /** Followed by the weekly comment and the survey: quoted in every open week. */
  isFollowed: z.literal(true).optional(),
  spot: z.array(z.string()).optional(),
});
export type DemoCut = z.output<typeof cut>;

const quoted = z.array(z.strictObject({ origin: z.string(), cuts: z.array(cut) }));

export const { beef: beefOrigins, pork: porkOrigins } = readJson(
  join(folder, 'quoted-cuts.json'),
  z.strictObject({ beef: quoted, pork: quoted }),
);

const pair = z.strictObject({ pair: z.tuple([z.string(), z.string()]), cn: z.string(), en: z.string() });
export type DemoPair = z.output<typeof pair>;

export const demoSubstitutes = readJson(
  join(folder, 'substitutes.json'),
  z.strictObject({ beefCut: z.array(pair), porkCut: z.array(pair) }),
);

/** Domestic beef on wholesale markets, CNY/kg. */
export const wholesaleBeef = readCsv(
  join(folder, 'wholesale-beef.csv'),
  z.strictObject({ cut: z.string(), port: z.string(), cny: numeral }),
);

const levels = readCsv(
  join(folder, 'market-levels.csv'),
  z.strictObject({ market: z.enum(['beef', 'pork', 'wholesale']), day: z.iso.date(), level: numeral }),
);

function listLevels(name: (typeof levels)[number]['market']): readonly (readonly [day: string, level: number])[] {
  return levels.filter(({ market }) => market === name).map(({ day, level }) => [day, level]);
}

/** Market level relative to spring 2025; linear between two days. */
export const marketLevels = { beef: listLevels('beef'), pork: listLevels('pork'), wholesale: listLevels('wholesale') };
