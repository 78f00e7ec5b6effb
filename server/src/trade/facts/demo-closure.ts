import { type TradeMeat, tradeMeats } from '@btc/contract/trade/views.ts';
import { findHsGroup, hsGroups, matchHsCode, type HsGroup } from '@btc/reference/goods/hs-codes.ts';
import type { Db } from '#platform/db/db.ts';
import type { Vintage } from './vintage.ts';

const species = { beef: 'bovine', pork: 'porcine' } as const satisfies Record<TradeMeat, string>;

export async function listClosedMeats(db: Db): Promise<readonly TradeMeat[]> {
  const rows = await db.selectFrom('trade_demo_closed').select('meat').execute();
  return tradeMeats.filter((meat) => rows.some((row) => row.meat === meat));
}

export async function setDemoClosed(
  db: Db,
  meat: TradeMeat,
  { isClosed, now }: { readonly isClosed: boolean; readonly now: Date },
): Promise<void> {
  if (isClosed) await db.insertInto('trade_demo_closed').values({ meat, closed_at: now }).execute();
  else await db.deleteFrom('trade_demo_closed').where('meat', '=', meat).execute();
}

type Speaking = Pick<Vintage, 'source' | 'hsCodes'>;

export function listMeatsWithFacts(vintages: readonly Speaking[], kind: 'genuine' | 'demo'): readonly TradeMeat[] {
  const codes = vintages
    .filter(({ source }) => (source === 'demo') === (kind === 'demo'))
    .flatMap(({ hsCodes }) => hsCodes);
  const known = new Set(codes.flatMap(toSpecies));
  return tradeMeats.filter((meat) => known.has(species[meat]));
}

/** For a heading, species of all its lines; offal may belong to either. */
function toSpecies(code: string): readonly string[] {
  const match = matchHsCode(code);
  const lines = match.kind === 'line' || match.kind === 'position' ? match.lines : [];
  return lines.flatMap(({ group }) => findHsGroup(group)?.species ?? []);
}

/** Groups without demonstration facts: those of closed meats with genuine facts; groups of both meats once one is closed. */
export function groupsWithoutDemo(closed: readonly TradeMeat[], vintages: readonly Speaking[]): readonly HsGroup[] {
  const genuine = listMeatsWithFacts(vintages, 'genuine');
  const of = closed.filter((meat) => genuine.includes(meat)).map((meat): string => species[meat]);
  return of.length === 0
    ? []
    : hsGroups.filter((group) => group.species === 'both' || of.includes(group.species)).map(({ code }) => code);
}
