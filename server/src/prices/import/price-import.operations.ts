import {
  GetPriceImportIssues,
  GetPriceImports,
  UndoPriceImport,
  UploadPriceFile,
} from '@btc/contract/prices/desk/price-settings.ts';
import {
  DeleteSeriesMapping,
  GetSeriesMappings,
  ReadSeriesFile,
  SaveSeriesMapping,
} from '@btc/contract/prices/desk/series-files.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { type BoundOperation, bind } from '#platform/api/binding.ts';
import { toSlice } from '#platform/api/paging.ts';
import { recordAudit } from '#platform/audit/audit.ts';
import { changeAsStaff } from '#platform/audit/staff-change.ts';
import { shanghaiDay } from '#platform/clock/shanghai-time.ts';
import { openDictionary } from '#dictionary/face.ts';
import { presentIssues, presentTitles } from '#platform/import/present-file.ts';
import { withFile } from '#platform/import/with-file.ts';
import { signedInUser } from '#platform/session/signed-in.ts';
import type { PriceDeps } from '../price-deps.ts';
import { importPriceFile } from './import-price-file.ts';
import { presentDifferences, presentRun, presentRunRow, presentStoredIssues } from './price-run.present.ts';
import { countPriceRuns, findIssues, findPriceRun, listPriceRuns } from './price-run.queries.ts';
import { forgetMapping, storeMapping, presentMapping, readSeriesHead } from './series/series-files.service.ts';
import { listMappings } from './series/series-mapping.queries.ts';
import { undoPriceFile } from './undo-price-file.ts';

const shownWarnings = 200;

function createSeriesFileOperations(deps: PriceDeps): readonly BoundOperation[] {
  const { db, clock } = deps;
  return [
    bind(ReadSeriesFile, async ({ Files, Sheet, Encoding }) => {
      const how = { sheet: Sheet ?? null, encoding: Encoding || null, today: shanghaiDay(clock.now()) };
      const found = await withFile(Files, (path) => readSeriesHead(db, { path, ...how }));
      return {
        Row: found.row,
        Rows: [...found.columns],
        Datas: [...found.labels],
        List: presentIssues(found.issues.slice(0, shownWarnings)),
        Total: found.issues.length,
        Dict: { Others: [...found.others] },
      };
    }),
    bind(SaveSeriesMapping, async (input, caller) => ({
      Row: {
        Revision: await changeAsStaff(deps, { operation: 'SaveSeriesMapping', caller }, (work) =>
          storeMapping(work, input),
        ),
      },
    })),
    bind(GetSeriesMappings, async () => {
      const rows = (await listMappings(db)).map(presentMapping);
      return { Rows: rows, Total: rows.length };
    }),
    bind(DeleteSeriesMapping, async (input, caller) => {
      await changeAsStaff(deps, { operation: 'DeleteSeriesMapping', caller }, (work) => forgetMapping(work, input));
      return {};
    }),
  ];
}

export function createPriceImportOperations(deps: PriceDeps): readonly BoundOperation[] {
  const { db, clock, files } = deps;
  return [
    bind(UploadPriceFile, async ({ Files, ...stated }, caller) => {
      const { FileName, Form, Load, Sheet, PublishedOn, OverNewer, Encoding, Accept } = stated;
      const { userId, loginUserName } = signedInUser(caller);
      const now = clock.now();
      const isLoaded = Load === 'true';
      const report = await withFile(Files, (path) =>
        importPriceFile(
          { db, files, now, userId },
          {
            path,
            fileName: FileName,
            form: Form,
            isLoaded,
            sheet: Sheet ?? null,
            encoding: Encoding || null,
            // A preview lists what stops the load, and says what it would load.
            accept: isLoaded ? (Accept === '' ? [] : [Accept]) : 'all',
            publishedOn: PublishedOn ?? null,
            isOverNewer: OverNewer === 'true',
          },
        ),
      );
      const row = presentRun(report.run, loginUserName);
      if (isLoaded) {
        const subject = { kind: 'price-file', id: row.Checksum.slice(0, 16) };
        const actor = { id: userId, name: loginUserName };
        await recordAudit(db, { at: now, actor, operation: 'UploadPriceFile', subject, before: null, after: row });
      }
      return {
        Row: row,
        Rows: presentDifferences(report.differences, await openDictionary(db)),
        List: presentIssues(report.issues),
        Total: report.issueCount,
        Dict: {
          Warnings: presentIssues(report.warnings.slice(0, shownWarnings)),
          Titles: presentTitles(report.titles),
        },
      };
    }),
    ...createSeriesFileOperations(deps),
    bind(GetPriceImportIssues, async ({ RunID }) => {
      const run = await findPriceRun(db, RunID);
      if (run === undefined) throw new ApiError(1009);
      const { issues, issue_count: Total } = await findIssues(db, RunID);
      return { Row: presentRunRow(run), List: presentStoredIssues(issues), Total };
    }),
    bind(UndoPriceImport, async ({ RunID }, caller) => ({
      Row: await changeAsStaff(deps, { operation: 'UndoPriceImport', caller }, (work) => undoPriceFile(work, RunID)),
    })),
    bind(GetPriceImports, async ({ Page, PageSize }) => {
      const page = toSlice({ Page, PageSize });
      const [runs, total] = await Promise.all([listPriceRuns(db, page), countPriceRuns(db)]);
      return { Rows: runs.map(presentRunRow), Total: total };
    }),
  ];
}
