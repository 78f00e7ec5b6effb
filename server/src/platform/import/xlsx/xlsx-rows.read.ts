import { toIssue } from '../issue.ts';
import type { FileRow } from '../rows/file-row.ts';
import { Archive } from './archive.ts';
import { SheetRows } from './sheet-rows.ts';
import { readWorkbook } from './workbook.read.ts';
import type { SheetPlace } from './workbook.read.ts';
import { WorkbookError } from './workbook-error.ts';
import { XmlScan } from './xml-scan.ts';

/** Streams the rows of the named or first visible sheet in bounded memory; unreadable: one broken row, line 0. */
export async function* readXlsxRows(
  path: string,
  sheet: string | null,
  onSheets: (names: readonly string[]) => void,
): AsyncGenerator<readonly FileRow[]> {
  try {
    yield* readSheet(path, sheet, onSheets);
  } catch (error) {
    if (!(error instanceof WorkbookError)) throw error;
    yield [{ kind: 'broken', number: 0, issues: [toIssue(error.reason, '', error.value)] }];
  }
}

async function* readSheet(
  path: string,
  name: string | null,
  onSheets: (names: readonly string[]) => void,
): AsyncGenerator<readonly FileRow[]> {
  const archive = await Archive.open(path);
  try {
    const workbook = await readWorkbook(archive);
    onSheets(workbook.sheets.filter((sheet) => !sheet.isHidden).map((sheet) => sheet.name));
    const rows = new SheetRows(workbook);
    const scan = new XmlScan(rows.listener);
    for await (const chunk of archive.readChunks(findSheet(workbook.sheets, name).part)) {
      scan.take(chunk);
      yield rows.takeDone();
    }
    scan.end();
    yield rows.takeDone();
  } finally {
    archive.close();
  }
}

function findSheet(sheets: readonly SheetPlace[], name: string | null): SheetPlace {
  const found = sheets.find((sheet) => (name === null ? !sheet.isHidden : sheet.name === name));
  if (found === undefined) throw new WorkbookError('noSuchSheet', sheets.map((sheet) => sheet.name).join(' | '));
  return found;
}
