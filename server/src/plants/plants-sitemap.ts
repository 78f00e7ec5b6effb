import { toPlantPath } from '@btc/contract/plants/plant-paths.ts';
import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';

export interface PlantSitemapEntry {
  readonly paths: { readonly cn: string; readonly en: string };
  readonly lastModified?: Date;
}

/** Two editions of each, with the articles, stay below the 50,000 addresses that a sitemap file may list. */
const maxPlants = 2000;

interface PlantPage {
  readonly id: number;
  readonly changed: Date | null;
}

/** An announcement for later changes a page only on its day. */
export async function plantSitemapEntries(db: Db, now: Date): Promise<PlantSitemapEntry[]> {
  const { rows } = await sql<PlantPage>`
    select p.id, (
      select max(coalesce(e.announced_on, e.effective_on))::timestamp at time zone 'Asia/Shanghai'
      from plant_event e
      where e.plant_code = p.code
        and coalesce(e.announced_on, e.effective_on) <= (${now}::timestamptz at time zone 'Asia/Shanghai')::date
    ) as changed
    from plant p
    order by p.id
    limit ${maxPlants}`.execute(db);
  return rows.map(({ id, changed }) => ({
    paths: { cn: toPlantPath('cn', id), en: toPlantPath('en', id) },
    ...(changed === null ? {} : { lastModified: changed }),
  }));
}
