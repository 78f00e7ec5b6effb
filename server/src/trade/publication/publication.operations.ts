import { getTradeCalendar } from '@btc/contract/trade/calendar.ts';
import { getTradeMethods } from '@btc/contract/trade/methods.ts';
import { getRevisedFigures, getTradeRevisions } from '@btc/contract/trade/revisions.ts';
import type { BoundOperation } from '#platform/api/binding.ts';
import { bindForAll, bindForVisitors } from '#platform/api/shared-binding.ts';
import type { TradeDeps } from '../trade-deps.ts';
import { shanghaiDay } from '#platform/clock/shanghai-time.ts';
import { findOverdue, findReleases, listLatest } from './calendar.service.ts';
import { listMeasures, listMethods } from './method.service.ts';
import { findRevisedFigures } from './revised-figure.service.ts';
import { presentRevision } from './revision.present.ts';
import { listRevisions } from './revision.queries.ts';

export function createPublicationOperations({ db, clock }: Pick<TradeDeps, 'db' | 'clock'>): readonly BoundOperation[] {
  return [
    bindForAll(getTradeRevisions, async ({ Source, Page, PageSize }) => {
      const { entries, total } = await listRevisions(db, { source: Source, page: Page, pageSize: PageSize });
      return { Rows: entries.map(presentRevision), Total: total };
    }),
    bindForVisitors(getRevisedFigures, {
      clock,
      modules: ['Data', 'PorkData'],
      make: async (input, visitor) => {
        const question = {
          runId: input.RevisionID === 0 ? null : input.RevisionID,
          source: input.Source === '' ? null : input.Source,
          origins: input.Origin === '' ? [] : input.Origin.split('|'),
          start: input.StartDate,
          end: input.EndDate,
          page: input.Page,
          pageSize: input.PageSize,
        };
        const { rows, total } = await findRevisedFigures(db, question, visitor);
        return { Rows: [...rows], Total: total };
      },
    }),
    bindForAll(getTradeMethods, async () => {
      const rows = await listMethods(db);
      return { Rows: [...rows], Total: rows.length, List: listMeasures() };
    }),
    bindForAll(getTradeCalendar, async () => {
      const today = shanghaiDay(clock.now());
      const [rows, latest] = await Promise.all([findReleases(db, today), listLatest(db)]);
      const next = rows.find(({ Days }) => Days !== null);
      if (next === undefined) throw new Error('The calendar has no release to come');
      return {
        Rows: [...rows],
        Total: rows.length,
        Row: next,
        List: [...latest],
        Dict: { Today: today, Overdue: [...(await findOverdue(db, today, latest))] },
      };
    }),
  ];
}
