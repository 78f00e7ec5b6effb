import { consoleOperations as contract } from '@btc/contract/console/console.operations.ts';
import { maxListFilters } from '@btc/contract/console/list-filters.ts';
import { badRequest } from '#platform/api/answer.ts';
import { bind, type BoundOperation } from '#platform/api/binding.ts';
import { signedInUser } from '#platform/session/signed-in.ts';
import type { ConsoleDeps } from './console-deps.ts';
import { deleteListFilter, listListFilters, saveListFilter } from './list-filters.queries.ts';

export function listFilterOperations({ db, clock }: ConsoleDeps): readonly BoundOperation[] {
  return [
    bind(contract.GetListFilters, async ({ Screen }, caller) => {
      const rows = await listListFilters(db, { userId: signedInUser(caller).userId, screen: Screen });
      return { Rows: rows.map(({ id, name, query }) => ({ ListFilterID: id, Name: name, Query: query })) };
    }),
    bind(contract.SaveListFilter, async ({ Screen, Name, Query }, caller) => {
      const { userId } = signedInUser(caller);
      const kept = await listListFilters(db, { userId, screen: Screen });
      const isNew = kept.every(({ name }) => name !== Name);
      if (isNew && kept.length >= maxListFilters) throw badRequest('Name', 'too_many');
      const filter = { user_id: userId, screen: Screen, name: Name, query: Query, saved_at: clock.now() };
      return { Row: { ListFilterID: await saveListFilter(db, filter) } };
    }),
    bind(contract.DeleteListFilter, async ({ ListFilterID }, caller) => {
      await deleteListFilter(db, { userId: signedInUser(caller).userId, id: ListFilterID });
      return {};
    }),
  ];
}
