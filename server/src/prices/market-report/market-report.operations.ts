import { weekOperations as contract } from '@btc/contract/prices/week.operations.ts';
import { bind, type BoundOperation } from '#platform/api/binding.ts';
import { toSlice } from '#platform/api/paging.ts';
import { toReader } from '#platform/api/reader.ts';
import { changeAsStaff } from '#platform/audit/staff-change.ts';
import { writeAsStaff } from '#platform/audit/staff-writing.ts';
import { type WeekTextDeps } from '../week-access.ts';
import { presentDeskRow } from './report.present.ts';
import { countAll, listAll } from './report.queries.ts';
import { previewIssue, readArchive, readReport } from './report.service.ts';
import {
  beginReport,
  discardReport,
  noteReportEditing,
  publishReport,
  readDeskReport,
  saveReportPart,
  withdrawReport,
} from './report-desk.service.ts';
import type { ReportSources } from './report-week.ts';

export interface ReportDeps extends WeekTextDeps, ReportSources {}

export function createMarketReportOperations(deps: ReportDeps): readonly BoundOperation[] {
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
      return { Rows: rows.map((row) => presentDeskRow(row, row)), Total: total };
    }),
    bind(contract.GetDeskMarketReport, async ({ ReportID }) => deskRow(ReportID)),
    bind(contract.CreateMarketReport, async ({ Date: day }, caller) =>
      deskRow(await changeAsStaff(deps, { operation: 'CreateMarketReport', caller }, (work) => beginReport(work, day))),
    ),
    bind(contract.SaveMarketReportPart, (input, caller) =>
      writeAsStaff(deps, caller, (work) => saveReportPart(work, input)),
    ),
    bind(contract.HoldMarketReport, ({ ReportID, Part }, caller) =>
      writeAsStaff(deps, caller, (work) => noteReportEditing(work, ReportID, Part)),
    ),
    bind(contract.GetMarketReportPreview, async ({ isEn, ReportID: id }) => ({
      Row: await previewIssue(deps, { id, isEn }),
    })),
    bind(contract.DeleteMarketReport, async ({ ReportID }, caller) => {
      await changeAsStaff(deps, { operation: 'DeleteMarketReport', caller }, (work) => discardReport(work, ReportID));
      return {};
    }),
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
