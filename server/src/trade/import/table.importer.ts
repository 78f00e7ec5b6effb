import { inTransaction } from '#platform/db/in-transaction.ts';
import { openDictionary } from '#dictionary/face.ts';
import type { TableFormat } from './format.ts';
import type { Importer, ImporterSettings } from './importer.ts';

export async function openTableImporter(
  format: TableFormat,
  { deps, request, today }: ImporterSettings,
): Promise<Importer> {
  const dictionary = await openDictionary(deps.db);
  const table = format.open();
  return {
    // What counts is what the rows say, not whether the bytes were here before.
    findKnown: () => Promise.resolve(undefined),
    openHeader: (fields) =>
      table.openHeader(fields, {
        dictionary,
        today,
        publishedOn: request.asPublishedOn ?? today,
        taught: (title) => dictionary.readTitle(title),
      }),
    finish: async () => {
      const issues = await table.finish(deps.db);
      return { issues, count: issues.length };
    },
    count: () => table.count(),
    compare: async () => {
      const { differences, losses, ...tableChanges } = await table.compare(deps.db);
      return {
        warnings: [],
        stopping: [],
        coverage: null,
        changes: null,
        losses,
        effects: [],
        heldBack: null,
        tableChanges,
        breakdown: null,
        tableDifferences: differences,
        values: null,
        names: null,
        publishedOn: table.latestPublishedOn(),
        isKnown: tableChanges.rows === 0,
      };
    },
    load: async (_, record) => {
      await inTransaction(deps.db, async (transaction) => {
        await table.hold(transaction);
        await table.load(transaction, await record(transaction, null));
      });
      return null;
    },
    close: () => undefined,
  };
}
