import type { SetTradeDemonstration, TradeDemonstration } from '@btc/contract/trade/desk/trade-import.ts';
import type { TradeMeat } from '@btc/contract/trade/views.ts';
import type { InputOf } from '@btc/contract/wire/operation.ts';
import { badRequest } from '#platform/api/answer.ts';
import { closed, type StaffChange, type StaffWork } from '#platform/audit/staff-change.ts';
import type { Db } from '#platform/db/db.ts';
import { listClosedMeats, listMeatsWithFacts, setDemoClosed } from '../facts/demo-closure.ts';
import { lockCatalogue, listVintages } from '../facts/vintage.queries.ts';
import { lockBesideImports } from './hold-beside-imports.ts';

export async function listDemonstrations(db: Db): Promise<TradeDemonstration[]> {
  const [vintages, closedMeats] = [await listVintages(db, null), await listClosedMeats(db)];
  const genuine = listMeatsWithFacts(vintages, 'genuine');
  return listMeatsWithFacts(vintages, 'demo').map((meat) => present(meat, { genuine, closedMeats }));
}

function present(
  meat: TradeMeat,
  { genuine, closedMeats }: { readonly genuine: readonly TradeMeat[]; readonly closedMeats: readonly TradeMeat[] },
): TradeDemonstration {
  const isGenuine = genuine.includes(meat);
  return { Meat: meat, Shown: !(isGenuine && closedMeats.includes(meat)), Genuine: isGenuine };
}

export async function setDemonstration(
  { db, now }: StaffWork,
  { Meat: meat, Shown: isShown }: InputOf<typeof SetTradeDemonstration>,
): Promise<StaffChange<TradeDemonstration>> {
  await lockBesideImports(db, 'Meat', [lockCatalogue]);
  const genuine = listMeatsWithFacts(await listVintages(db, null), 'genuine');
  const before = await listClosedMeats(db);
  if (!isShown && !genuine.includes(meat)) throw badRequest('Meat', 'genuine');
  if (before.includes(meat) === !isShown) throw closed('Meat');
  await setDemoClosed(db, meat, { isClosed: !isShown, now });
  const result = present(meat, { genuine, closedMeats: await listClosedMeats(db) });
  return {
    subject: { kind: 'tradeDemonstration', id: meat },
    before: { Shown: !isShown },
    after: { Shown: isShown },
    result,
  };
}
