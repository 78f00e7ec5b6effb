import type { PlantMeat } from '@btc/contract/plants/plant-codes.ts';
import { plantCode } from '@btc/reference/plants/plant-code.ts';
import { toIssue, type RowIssue } from '#platform/import/issue.ts';
import type { Reason } from '#platform/import/issue-reasons.ts';
import type { Dictionary } from '#dictionary/face.ts';
import { readOrigin } from '#platform/import/places/place-lookup.ts';
import { readDay } from '#platform/import/text/calendar.ts';
import { toCell, type Layout, formatTitle } from '#platform/import/text/header.ts';
import { readMeatWords, readOffalWords, readProductWords, readStateWord, readTypeWords } from './list-words.ts';
import type { PlantListColumn } from './plant-list-columns.data.ts';
import type { NamedPlant, PlantReading } from './plant-reading.ts';

type Row = Layout<PlantListColumn>;

class Cells {
  readonly issues: RowIssue[] = [];
  readonly #layout: Row;
  readonly #fields: readonly string[];

  constructor(layout: Row, fields: readonly string[]) {
    this.#layout = layout;
    this.#fields = fields;
  }

  text(column: PlantListColumn): string | null {
    const cell = toCell(this.#layout, this.#fields, column);
    return cell === '' ? null : cell.normalize('NFC').replace(/\s+/g, ' ').slice(0, 200) || null;
  }

  /** Null where the cell is empty or unreadable, which is a fault. */
  read<Value>(column: PlantListColumn, parse: (text: string) => Value | null, reason: Reason): Value | null {
    const text = this.text(column);
    if (text === null) return null;
    const value = parse(text);
    if (value === null) this.fail(column, reason);
    return value;
  }

  /** A required cell; empty text where it is missing, which is a fault. */
  must(column: PlantListColumn, parse: (text: string) => string | null, reason: Reason): string {
    if (this.text(column) === null) this.fail(column, 'emptyCell');
    return this.read(column, parse, reason) ?? '';
  }

  fail(column: PlantListColumn, reason: Reason, choices: readonly string[] = []): void {
    this.issues.push(toIssue(reason, formatTitle(this.#layout, column), this.text(column) ?? '', choices));
  }
}

function readCifer(text: string): string | null {
  const compact = text.normalize('NFKC').toUpperCase().replace(/[\s-]/g, '');
  return /^C[A-Z]{3}\d{14}$/.test(compact) ? compact : null;
}

function readNumber(origin: string) {
  return (text: string): string | null => plantCode(origin, text)?.slice(origin.length + 1) ?? null;
}

function readOffal(cells: Cells, meats: readonly PlantMeat[], dictionary: Dictionary): readonly string[] | null {
  const text = cells.text('offal');
  if (text === null) return null;
  const read = readOffalWords(text, meats, dictionary);
  if (read.kind === 'cuts') return read.codes;
  cells.fail('offal', read.kind === 'unknown' ? 'unknownOffal' : 'ambiguousCut', read.choices);
  return null;
}

export type ParsedLine =
  | { readonly kind: 'plant'; readonly reading: PlantReading }
  /** `named` is null where not even the plant can be identified. */
  | { readonly kind: 'bad'; readonly issues: readonly RowIssue[]; readonly named: NamedPlant | null };

export interface ApprovedListSettings {
  readonly layout: Row;
  readonly dictionary: Dictionary;
}

export function parseApprovedLine(
  { layout, dictionary }: ApprovedListSettings,
  fields: readonly string[],
  line: number,
): ParsedLine {
  const cells = new Cells(layout, fields);
  const readOriginName = (text: string) => readOrigin(text) ?? dictionary.findTaught('origin', text) ?? null;
  const origin = cells.must('origin', readOriginName, 'unknownOrigin');
  const number = cells.must('number', origin === '' ? (text) => text : readNumber(origin), 'badPlant');
  const meats = cells.read('meat', readMeatWords, 'unknownMeat') ?? [];
  if (cells.text('meat') === null) cells.fail('meat', 'emptyCell');
  const [nameCn, nameEn, nameLocal] = [cells.text('nameCn'), cells.text('nameEn'), cells.text('nameLocal')];
  if (nameCn === null && nameEn === null && nameLocal === null) cells.fail('nameEn', 'noName');
  const reading: PlantReading = {
    line,
    origin,
    number,
    listedNumber: cells.text('number') ?? number,
    oldNumber: cells.read('oldNumber', readNumber(origin), 'badPlant'),
    ciferNumber: cells.read('cifer', readCifer, 'badRegistration'),
    nameCn,
    nameEn,
    nameLocal,
    provinceCn: cells.text('provinceCn'),
    provinceEn: cells.text('provinceEn'),
    cityCn: cells.text('cityCn'),
    cityEn: cells.text('cityEn'),
    meats,
    types: cells.read('types', readTypeWords, 'unknownPlantType'),
    products: cells.read('products', readProductWords, 'unknownProduct'),
    offalCuts: readOffal(cells, meats, dictionary),
    approvedOn: cells.read('approvedOn', readDay, 'badDay'),
    validTo: cells.read('validTo', readDay, 'badDay'),
    state: cells.read('state', readStateWord, 'unknownState'),
  };
  if (cells.issues.length === 0) return { kind: 'plant', reading };
  return { kind: 'bad', issues: cells.issues, named: origin === '' || number === '' ? null : reading };
}
