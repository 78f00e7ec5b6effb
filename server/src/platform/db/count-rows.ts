import type { SelectQueryBuilder } from 'kysely';

export async function countRows<DB, TB extends keyof DB>(
  selection: SelectQueryBuilder<DB, TB, object>,
): Promise<number> {
  const { found } = await selection
    .select((eb) => eb.fn.countAll<number>().as('found'))
    .$castTo<{ readonly found: number }>()
    .executeTakeFirstOrThrow();
  return found;
}
