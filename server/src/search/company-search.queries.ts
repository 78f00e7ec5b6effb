import { sql } from 'kysely';
import type { Db } from '#platform/db/db.ts';

export interface CompanyRow {
  readonly id: number;
  readonly kind: string;
  readonly name_cn: string | null;
  readonly name_en: string | null;
  readonly origin: string | null;
  readonly province: string | null;
  readonly is_demo: boolean;
  /** As spelled in files. */
  readonly spellings: readonly string[];
}

export async function listCompanyNames(db: Db): Promise<readonly CompanyRow[]> {
  const { rows } = await sql<CompanyRow>`
    select c.id, c.kind, c.name_cn, c.name_en, c.origin, c.province, c.is_demo,
      coalesce(array_agg(s.first_seen_as) filter (where s.first_seen_as is not null), '{}') as spellings
    from company c left join company_spelling s on s.company_id = c.id and s.kind = c.kind
    group by c.id order by c.id`.execute(db);
  return rows;
}
