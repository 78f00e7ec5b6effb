import { crc32, deflateRawSync } from 'node:zlib';
import { escapeMarkup } from '@btc/contract/escape-markup.ts';

export interface ZipPart {
  readonly name: string;
  readonly content: string | Buffer;
  readonly claimedSize?: number;
  readonly isEncrypted?: boolean;
}

export function packZip(parts: readonly ZipPart[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const part of parts) {
    const content = Buffer.from(part.content);
    const packed = deflateRawSync(content);
    const facts = toZipFields(part, content, packed.length);
    const name = Buffer.from(part.name);
    const local = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), facts, uint16(name.length), uint16(0), name, packed]);
    directory.push(
      Buffer.concat([
        Buffer.from([0x50, 0x4b, 1, 2, 20, 0]),
        facts,
        ...[name.length, 0, 0, 0, 0].map(uint16),
        uint32(0),
        uint32(offset),
        name,
      ]),
    );
    files.push(local);
    offset += local.length;
  }
  const listing = Buffer.concat(directory);
  const end = [
    Buffer.from([0x50, 0x4b, 5, 6]),
    ...[0, 0, parts.length, parts.length].map(uint16),
    uint32(listing.length),
    uint32(offset),
    uint16(0),
  ];
  return Buffer.concat([...files, listing, ...end]);
}

function toZipFields({ claimedSize, isEncrypted = false }: ZipPart, content: Buffer, packedSize: number): Buffer {
  return Buffer.concat([
    ...[20, isEncrypted ? 1 : 0, 8, 0, 0].map(uint16),
    ...[crc32(content), packedSize, claimedSize ?? content.length].map(uint32),
  ]);
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

export interface SheetText {
  readonly name: string;
  readonly rows: string;
  readonly isHidden?: boolean;
}

/** Cell styles: 0 plain, 1 date, 2 percentage. */
export function workbookParts(sheets: readonly SheetText[], strings: readonly string[] = []): ZipPart[] {
  const list = sheets.map(
    ({ name, isHidden = false }, index) =>
      `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"${isHidden ? ' state="hidden"' : ''}/>`,
  );
  const links = sheets.map(
    (_, index) =>
      `<Relationship Id="rId${index + 1}" Type="${office}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
  );
  return [
    {
      name: '_rels/.rels',
      content: `<Relationships xmlns="${relations}"><Relationship Id="r" Type="${office}/officeDocument" Target="/xl/workbook.xml"/></Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      content: `<?xml version="1.0"?><workbook xmlns="${main}" xmlns:r="${office}"><sheets>${list.join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `<Relationships xmlns="${relations}">${links.join('')}<Relationship Id="s" Type="${office}/styles" Target="styles.xml"/><Relationship Id="t" Type="${office}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    },
    {
      name: 'xl/styles.xml',
      content: `<styleSheet xmlns="${main}"><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="9"/></cellXfs></styleSheet>`,
    },
    {
      name: 'xl/sharedStrings.xml',
      content: `<sst xmlns="${main}">${strings.map((text) => `<si>${text}</si>`).join('')}</sst>`,
    },
    ...sheets.map(({ rows }, index) => ({
      name: `xl/worksheets/sheet${index + 1}.xml`,
      content: `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
    })),
  ];
}

export function textWorkbook(rows: readonly (readonly string[])[], name = 'Data'): Buffer {
  return packZip(workbookParts([{ name, rows: rows.map(findRow).join('') }]));
}

function findRow(cells: readonly string[]): string {
  return `<row>${cells.map((text) => `<c t="inlineStr"><is><t>${escapeMarkup(text)}</t></is></c>`).join('')}</row>`;
}
