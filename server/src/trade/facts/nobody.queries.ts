import { nobodyCode } from '@btc/contract/dictionary/dictionary-kinds.ts';
import { sql } from 'kysely';
import { openDictionary } from '#dictionary/face.ts';
import type { Db } from '#platform/db/db.ts';
import { bankOrder, nobodySpellings } from '../import/shipments/nobody.ts';
import { comparedSpelling } from '../import/shipments/spelling.ts';

/**
 * Codes of companies whose every spelling is a word for nobody: some were loaded before the word was known or taught. Facts are read
 * without them; the vintages keep them, so that a word can be taken back.
 */
export async function listNobodies(db: Db): Promise<readonly string[]> {
  const dictionary = await openDictionary(db);
  const taught = dictionary.toWritten('party', nobodyCode).map(comparedSpelling);
  const spellings = [...new Set([...nobodySpellings, ...taught])].filter((spelling) => spelling !== '');
  const { rows } = await sql<{ code: string }>`
    select case kind when 'exporter' then 'E' else 'I' end || company_id as code
    from company_spelling
    where company_id in (
      select company_id from company_spelling where spelling = any(${spellings}::text[]) or spelling ~ ${bankOrder.source}
    )
    group by kind, company_id
    having bool_and(spelling = any(${spellings}::text[]) or spelling ~ ${bankOrder.source})
    order by code`.execute(db);
  return rows.map(({ code }) => code);
}
