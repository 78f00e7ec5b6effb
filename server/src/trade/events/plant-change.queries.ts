import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';

export const movingStatuses = ['SUSP_CN', 'SUSP_SELF', 'CANCEL', 'REGAIN'] as const;

export interface PlantChange {
  readonly day: string;
  readonly origin: string;
  readonly status: string;
  readonly plants: number;
  /** Without duplicates; empty where none is known. */
  readonly sources: readonly string[];
  readonly link: string | null;
  readonly is_demo: boolean;
}

export interface SpanOfOrigins {
  readonly meat: 'beef' | 'pork';
  readonly origins: readonly string[];
  readonly from: string;
  readonly to: string;
}

export async function countPlantChanges(
  db: Db,
  { meat, origins, from, to }: SpanOfOrigins,
): Promise<readonly PlantChange[]> {
  const { rows } = await sql<PlantChange>`
    select e.effective_on as day, p.origin, e.status, count(distinct p.id) as plants, bool_or(p.is_demo) as is_demo,
      coalesce(array_agg(distinct e.source) filter (where e.source is not null), '{}') as sources, min(e.source_link) as link
    from plant_event e join plant p on p.code = e.plant_code
    where e.effective_on between ${from}::date and ${to}::date and e.status = any(${[...movingStatuses]}::text[])
      and p.origin = any(${[...origins]}::text[]) and p.meats @> array[${meat}]::text[]
    group by e.effective_on, p.origin, e.status
    order by e.effective_on, p.origin, e.status`.execute(db);
  return rows;
}
