import type { MarketContentRow } from '@btc/contract/market/desk/market-desk.ts';
import { marketOperations as contract } from '@btc/contract/market/market.operations.ts';
import type { Edition } from '@btc/contract/members/access.ts';
import { reportReasons } from '@btc/contract/market/market-codes.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { bind, type BoundOperation } from '#platform/api/binding.ts';
import { toSlice } from '#platform/api/paging.ts';
import { toEdition } from '#platform/api/reader.ts';
import { changeAsStaff } from '#platform/audit/staff-change.ts';
import { shanghaiMoment } from '#platform/clock/shanghai-time.ts';
import type { Db } from '#platform/db/db.ts';
import { storedWord } from '#platform/db/stored-word.ts';
import { chooseCompanyName } from '../company.present.ts';
import { goodsQuery } from '../goods-query.ts';
import type { MarketDeps } from '../market-deps.ts';
import { openDictionary } from '#dictionary/face.ts';
import { formatPostTitle } from '../post.present.ts';
import type { Reported } from '../report.queries.ts';
import { type ContentRow, countContent, listContent, listReports } from './moderation.queries.ts';
import { dismissReports, removeContent, restoreContent } from './moderation.service.ts';

interface Named {
  readonly Kind: Reported['kind'];
  readonly ID: number;
}

export function createModerationOperations(deps: MarketDeps): readonly BoundOperation[] {
  const { db } = deps;
  const toThing = ({ Kind: kind, ID: id }: Named): Reported => ({ kind, id });
  const findRow = async (thing: Reported) => {
    const found = await listContent(db, { show: 'all', one: thing }, { limit: 1, offset: 0 });
    const [row] = await presentContent(db, found, 'en');
    if (row === undefined) throw new ApiError(1009);
    return { Row: row };
  };
  return [
    bind(contract.GetMarketModeration, async (input) => {
      const { Show: show, Keyword: part } = input;
      const filter = { show, part, goods: part === undefined ? null : goodsQuery(await openDictionary(db), part) };
      return {
        Rows: await presentContent(db, await listContent(db, filter, toSlice(input)), toEdition(input.isEn)),
        Total: await countContent(db, filter),
        Dict: {
          reported: await countContent(db, { show: 'reported' }),
          removed: await countContent(db, { show: 'removed' }),
        },
      };
    }),
    bind(contract.RemoveMarketContent, async (input, caller) => {
      const thing = toThing(input);
      await changeAsStaff(deps, { operation: 'RemoveMarketContent', caller }, (work) =>
        removeContent(work, thing, input.Reason),
      );
      return findRow(thing);
    }),
    bind(contract.RestoreMarketContent, async (input, caller) => {
      const thing = toThing(input);
      await changeAsStaff(deps, { operation: 'RestoreMarketContent', caller }, (work) => restoreContent(work, thing));
      return findRow(thing);
    }),
    bind(contract.DismissMarketReports, async (input, caller) => {
      const thing = toThing(input);
      await changeAsStaff(deps, { operation: 'DismissMarketReports', caller }, (work) => dismissReports(work, thing));
      return findRow(thing);
    }),
  ];
}

function toState(row: ContentRow): MarketContentRow['State'] {
  if (row.removed_at !== null) return 'removed';
  return row.closed_at === null ? 'shown' : 'closed';
}

async function presentContent(db: Db, rows: readonly ContentRow[], edition: Edition): Promise<MarketContentRow[]> {
  const [reports, dictionary] = await Promise.all([listReports(db, rows), openDictionary(db)]);
  return rows.map((row) => ({
    Kind: row.kind,
    ID: row.id,
    PageID: row.page_id,
    Title: formatPostTitle(row, { edition, dictionary }),
    Text: [row.title === null ? null : row.spec, row.body].filter(Boolean).join('\n'),
    State: toState(row),
    MemberID: row.account_id,
    Member: row.login_user_name,
    CompanyName: chooseCompanyName(row, edition),
    CreatedDate: shanghaiMoment(row.created_at),
    RemovedReason: row.removed_reason,
    RemovedBy: row.remover,
    OpenReports: row.open_reports,
    Reports: reports
      .filter((report) => (row.kind === 'post' ? report.post_id : report.message_id) === row.id)
      .map((report) => ({
        ReportID: report.id,
        Reason: storedWord(reportReasons, report.reason) ?? 'other',
        Note: report.note,
        Reporter: report.reporter,
        CreatedDate: shanghaiMoment(report.created_at),
        Handled: report.handled_at !== null,
      })),
  }));
}
