import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GetPriceImports, type PriceFile, UploadPriceFile } from '@btc/contract/prices/desk/price-settings.ts';
import { type PriceFileForm, priceFileForms } from '@btc/contract/prices/desk/price-file-rule.ts';
import { type BoundOperation, bind } from '#platform/api/binding.ts';
import { recordAudit } from '#platform/audit/audit.ts';
import { shanghaiMoment } from '#platform/clock/shanghai-time.ts';
import { reasons } from '#platform/import/fault.ts';
import { signedInUser } from '#platform/session/signed-in.ts';
import type { PriceDeps } from '../price-deps.ts';
import { importPriceFile, type PriceReport } from './import-price-file.ts';
import { countPriceRuns, listPriceRuns, type PriceRun } from './price-run.queries.ts';

function presentRun(run: PriceRun, by: string): PriceFile {
  return {
    Form: run.form,
    FileName: run.fileName,
    Outcome: run.outcome,
    RowsRead: run.rowsRead,
    BadRows: run.badRows,
    Added: run.added,
    Changed: run.changed,
    Same: run.same,
    NewSeries: run.newSeries,
    From: run.from,
    To: run.to,
    Checksum: run.checksum,
    At: shanghaiMoment(run.at),
    By: by,
  };
}

function presentFaults({ faults }: PriceReport) {
  return faults.map(({ line, column, value, reason }) => ({
    Line: line,
    Column: column,
    Value: value,
    ReasonCn: reasons[reason].cn,
    ReasonEn: reasons[reason].en,
  }));
}

function formOf(text: string): PriceFileForm {
  return priceFileForms.find((form) => form === text) ?? 'quotes';
}

/** Runs work on the bytes of an upload as a file of this machine. */
async function withFile<Result>(bytes: Blob, work: (path: string) => Promise<Result>): Promise<Result> {
  const folder = join(tmpdir(), 'btc-price-files');
  await mkdir(folder, { recursive: true });
  const path = join(folder, randomUUID());
  try {
    await writeFile(path, new Uint8Array(await bytes.arrayBuffer()));
    return await work(path);
  } finally {
    await rm(path, { force: true });
  }
}

/** Price files from the console: a preview, then the load. */
export function priceImportOperations({ db, clock, files }: PriceDeps): readonly BoundOperation[] {
  return [
    bind(UploadPriceFile, async ({ Files, FileName, Form, Load }, caller) => {
      const { userId, loginUserName } = signedInUser(caller);
      const now = clock.now();
      const isLoaded = Load === 'true';
      const report = await withFile(Files, (path) =>
        importPriceFile({ db, files, now, userId }, { path, fileName: FileName, form: Form, isLoaded }),
      );
      const row = presentRun(report.run, loginUserName);
      if (isLoaded) {
        const subject = { kind: 'price-file', id: row.Checksum.slice(0, 16) };
        const actor = { id: userId, name: loginUserName };
        await recordAudit(db, { at: now, actor, operation: 'UploadPriceFile', subject, before: null, after: row });
      }
      return { Row: row, List: presentFaults(report) };
    }),
    bind(GetPriceImports, async ({ Page, PageSize }) => {
      const page = { limit: PageSize, offset: (Page - 1) * PageSize };
      const [runs, total] = await Promise.all([listPriceRuns(db, page), countPriceRuns(db)]);
      const rows = runs.map((run) =>
        presentRun(
          {
            form: formOf(run.form),
            fileName: run.file_name,
            checksum: run.checksum,
            outcome: run.outcome === 'loaded' ? 'loaded' : run.outcome === 'refused' ? 'refused' : 'unchanged',
            rowsRead: run.rows_read,
            badRows: run.bad_rows,
            added: run.added,
            changed: run.changed,
            same: run.same,
            newSeries: run.new_series,
            from: run.from_day,
            to: run.to_day,
            at: run.at,
          },
          run.login_user_name ?? '',
        ),
      );
      return { Rows: rows, Total: total };
    }),
  ];
}
