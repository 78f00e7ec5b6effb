import { dirname, join } from 'node:path/posix';
import type { Archive } from './archive.ts';
import { toStyle, unescapeLetters } from './cell-text.ts';
import type { NumberStyle } from './cell-text.ts';
import { WorkbookError } from './workbook-error.ts';
import { XmlScan, findAttribute, decodeText } from './xml-scan.ts';
import type { XmlListener } from './xml-scan.ts';

export interface Workbook {
  readonly sheets: readonly SheetPlace[];
  /** Number styles by style index. */
  readonly styles: readonly NumberStyle[];
  readonly strings: readonly string[];
  readonly epoch1904: boolean;
}

export interface SheetPlace {
  readonly name: string;
  readonly part: string;
  readonly isHidden: boolean;
}

const maxSheets = 200;
const maxCharacters = 64 * 2 ** 20;

export async function readWorkbook(archive: Archive): Promise<Workbook> {
  const part = await findWorkbookPart(archive);
  const relations = await readRelations(archive, part);
  const target = (kind: string): string | undefined => relations.find(({ type }) => type.endsWith(`/${kind}`))?.target;
  const { sheets, epoch1904 } = await readSheets(archive, part, relations);
  return {
    sheets,
    epoch1904,
    styles: await readStyles(archive, target('styles')),
    strings: await readStrings(archive, target('sharedStrings')),
  };
}

interface Relation {
  readonly id: string;
  readonly type: string;
  readonly target: string;
}

async function findWorkbookPart(archive: Archive): Promise<string> {
  const usual = 'xl/workbook.xml';
  if (!archive.has('_rels/.rels')) return usual;
  const relations = await readRelations(archive, '');
  return relations.find(({ type }) => type.endsWith('/officeDocument'))?.target ?? usual;
}

async function readRelations(archive: Archive, part: string): Promise<readonly Relation[]> {
  const folder = dirname(part);
  const name = part === '' ? '_rels/.rels' : join(folder, '_rels', `${part.slice(part.lastIndexOf('/') + 1)}.rels`);
  const relations: Relation[] = [];
  await scanPart(archive, name, (tag, attributes) => {
    if (tag !== 'Relationship') return;
    const target = findAttribute(attributes, 'Target') ?? '';
    relations.push({
      id: findAttribute(attributes, 'Id') ?? '',
      type: findAttribute(attributes, 'Type') ?? '',
      target: target.startsWith('/') ? target.slice(1) : join(part === '' ? '' : folder, target),
    });
  });
  return relations;
}

async function readSheets(
  archive: Archive,
  part: string,
  relations: readonly Relation[],
): Promise<Pick<Workbook, 'sheets' | 'epoch1904'>> {
  const sheets: SheetPlace[] = [];
  let epoch1904 = false;
  await scanPart(archive, part, (tag, attributes) => {
    if (tag === 'workbookPr') epoch1904 = /^(1|true)$/.test(findAttribute(attributes, 'date1904') ?? '');
    if (tag !== 'sheet') return;
    if (sheets.length >= maxSheets) throw new WorkbookError('archiveTooLarge', `> ${maxSheets} sheets`);
    const id = /(?:^|\s)\w+:id\s*=\s*["']([^"']*)["']/.exec(attributes)?.[1] ?? '';
    const relation = relations.find((one) => one.id === id);
    // Sheets of charts and dialogues have no rows.
    if (relation === undefined || !relation.type.endsWith('/worksheet')) return;
    sheets.push({
      name: findAttribute(attributes, 'name') ?? '',
      part: relation.target,
      isHidden: (findAttribute(attributes, 'state') ?? 'visible') !== 'visible',
    });
  });
  if (sheets.length === 0) throw new WorkbookError('notAWorkbook', part);
  return { sheets, epoch1904 };
}

async function readStyles(archive: Archive, part: string | undefined): Promise<readonly NumberStyle[]> {
  if (part === undefined || !archive.has(part)) return [];
  const codes = new Map<number, string>();
  const styles: NumberStyle[] = [];
  let inCells = false;
  await scanPart(archive, part, (tag, attributes) => {
    if (tag === 'numFmt') codes.set(numberIn(attributes, 'numFmtId'), findAttribute(attributes, 'formatCode') ?? '');
    if (tag === 'cellXfs' || tag === 'cellStyles' || tag === 'dxfs') inCells = tag === 'cellXfs';
    if (tag !== 'xf' || !inCells) return;
    const id = numberIn(attributes, 'numFmtId');
    styles.push(toStyle(id, codes.get(id)));
  });
  return styles;
}

function numberIn(attributes: string, name: string): number {
  return Number(findAttribute(attributes, name) ?? 0);
}

/** Shared strings, without the phonetic guides of Japanese texts. */
async function readStrings(archive: Archive, part: string | undefined): Promise<readonly string[]> {
  if (part === undefined || !archive.has(part)) return [];
  const strings: string[] = [];
  let [text, letters] = ['', 0];
  let [inText, inAid] = [false, false];
  const listener: XmlListener = {
    open: (tag) => {
      if (tag === 'si') text = '';
      else if (tag === 'rPh') inAid = true;
      inText = tag === 't';
    },
    close: (tag) => {
      inText = false;
      if (tag === 'rPh') inAid = false;
      if (tag !== 'si') return;
      letters += text.length;
      if (letters > maxCharacters) throw new WorkbookError('archiveTooLarge', part);
      strings.push(unescapeLetters(text));
    },
    text: (raw) => {
      if (inText && !inAid) text += decodeText(raw);
    },
  };
  const scan = new XmlScan(listener);
  for await (const chunk of archive.readChunks(part)) scan.take(chunk);
  scan.end();
  return strings;
}

async function scanPart(archive: Archive, part: string, open: XmlListener['open']): Promise<void> {
  const scan = new XmlScan({ open, close: () => undefined, text: () => undefined });
  scan.take(await archive.readText(part));
  scan.end();
}
