import { sql } from 'kysely';
import { refreshDuePlants } from '@btc/server/src/plants/registry/registry.service.ts';
import type { Records } from './open-records.ts';

/** Enough words that a three-letter prefix matches many plants and a whole name few. */
const english =
  'Aurora Bonanza Campo Delta Estancia Frigo Granja Horizonte Imperial Jaguar Kernel Lagoa Minuano Nordeste Ouro Pampa Quilombo Ribeira Serrano Taquari Uniao Vaqueiro Xingu Yguazu Zona'.split(
    ' ',
  );
const chinese = [
  '金牧',
  '远山',
  '丰原',
  '草海',
  '晨光',
  '北岭',
  '长河',
  '绿野',
  '天湖',
  '青原',
  '白云',
  '红土',
  '大地',
  '清泉',
];
const cities = [
  'Sinop',
  'Dourados',
  'Rosario',
  'Toowoomba',
  'Durazno',
  'Hastings',
  'Omaha',
  'Girona',
  'Odense',
  'Cork',
];
const citiesCn = [
  '西诺普',
  '多拉杜斯',
  '罗萨里奥',
  '图文巴',
  '杜拉斯诺',
  '黑斯廷斯',
  '奥马哈',
  '赫罗纳',
  '欧登塞',
  '科克',
];
const origins = ['BRA', 'ARG', 'URY', 'AUS', 'NZL', 'USA', 'ESP', 'DNK', 'IRL', 'MEX'];

export async function fillPlants({ db, clock }: Records, count: number): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*) as count from plant where indexed_at is not null`.execute(db);
  if ((rows[0]?.count ?? 0) >= count) return 0;
  await db.connection().execute(async (connection) => {
    // Making the data takes longer than any call may.
    await sql`set statement_timeout = 0`.execute(connection);
    await insertPlants(connection, count);
    await sql`analyze`.execute(connection);
  });
  await refreshDuePlants({ db, clock });
  await sql`analyze plant, plant_number`.execute(db);
  return count;
}

async function insertPlants(db: Records['db'], count: number): Promise<void> {
  await sql`truncate plant, plant_event cascade`.execute(db);
  const pick = (list: readonly string[], by: string) =>
    sql`(${[...list]}::text[])[1 + (${sql.raw(by)}) % ${list.length}]`;
  await sql`
    insert into plant (code, origin, number, name_en, name_cn, name_local, state_en, state_cn, city_en, city_cn, types, meats, products, valid_to)
    select o || '-' || (1 + n / 10), o, (1 + n / 10)::text,
      ${pick(english, 'n * 7')} || ' ' || ${pick(english, 'n / 13')} || ' Foods ' || (n % 997),
      ${pick(chinese, 'n * 3')} || ${pick(chinese, 'n / 17')} || '肉类' || (n % 89) || '厂', null,
      'State ' || (n % 40), '第' || (n % 40) || '州', ${pick(cities, 'n / 3')}, ${pick(citiesCn, 'n / 3')},
      array['SH', 'CP'], array[case when n % 4 = 0 then 'pork' else 'beef' end], array['frozen', 'boneless'], '2028-01-01'
    from (select n, ${pick(origins, 'n')} as o from generate_series(0, ${count - 1}) n) made`.execute(db);
  await sql`
    insert into plant_event (plant_code, status, effective_on, announced_on, basis, rule)
    select code, (array['NEW', 'SUSP_CN', 'REGAIN', 'SCOPE', 'RENEW'])[step],
      date '2012-01-01' + step * 700 + (id % 600), date '2012-01-01' + step * 700 + (id % 600),
      case when step in (2, 3) then 'production' end, '248'
    from plant, generate_series(1, 5) step`.execute(db);
}
