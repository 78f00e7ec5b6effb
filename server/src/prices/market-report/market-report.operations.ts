import { weekOperations as contract } from '@btc/contract/prices/week.operations.ts';
import { bind, type BoundOperation } from '#platform/api/binding.ts';
import { toSlice } from '#platform/api/paging.ts';
import { toReader } from '#platform/api/reader.ts';
import { changeAsStaff } from '#platform/audit/staff-change.ts';
import { type WeekTextDeps } from '../week-access.ts';
import { presentDeskRow } from './report.present.ts';
import { countAll, listAll } from './report.queries.ts';
import { readArchive, readReport } from './report.service.ts';
import { beginReport, publishReport, readDeskReport, saveReport, withdrawReport } from './report-desk.service.ts';
import type { ReportSources } from './report-week.ts';

export interface ReportDeps extends WeekTextDeps, ReportSources {}

/** The weekly market report: archive and issues for readers, its desk. */
export function marketReportOperations(deps: ReportDeps): readonly BoundOperation[] {
  const { db, readFigures } = deps;
  const deskRow = async (id: number) => ({ Row: await readDeskReport(db, id, deps) });
  return [
    bind(contract.GetWebFrontMarketReport, async (input, caller) => {
      const { isEn, ReportID: id, Year: year = null } = input;
      if (id !== undefined) return readReport(db, toReader(deps.clock, isEn, caller), id);
      return readArchive(deps, { isEn, year, slice: toSlice(input) });
    }),
    bind(contract.GetDeskMarketReports, async (input) => {
      const [rows, total] = await Promise.all([listAll(db, toSlice(input)), countAll(db)]);
      return { Rows: rows.map(presentDeskRow), Total: total };
    }),
    bind(contract.GetDeskMarketReport, async ({ ReportID }) => deskRow(ReportID)),
    bind(contract.CreateMarketReport, async ({ Date: day }, caller) =>
      deskRow(await changeAsStaff(deps, { operation: 'CreateMarketReport', caller }, (work) => beginReport(work, day))),
    ),
    bind(contract.SaveMarketReport, async (input, caller) =>
      deskRow(
        await changeAsStaff(deps, { operation: 'SaveMarketReport', caller }, (work) =>
          saveReport({ ...work, readFigures }, input),
        ),
      ),
    ),
    bind(contract.PublishMarketReport, async (input, caller) =>
      deskRow(
        await changeAsStaff(deps, { operation: 'PublishMarketReport', caller }, (work) =>
          publishReport({ ...work, readFigures }, input, deps),
        ),
      ),
    ),
    bind(contract.WithdrawMarketReport, async ({ ReportID }, caller) =>
      deskRow(
        await changeAsStaff(deps, { operation: 'WithdrawMarketReport', caller }, (work) =>
          withdrawReport(work, ReportID),
        ),
      ),
    ),
  ];
}
