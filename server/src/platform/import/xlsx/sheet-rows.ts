import type { CellIssue, FileRow } from '../rows/file-row.ts';
import { formatNumberText, unescapeLetters } from './cell-text.ts';
import type { Workbook } from './workbook.read.ts';
import { WorkbookError } from './workbook-error.ts';
import { findAttribute, decodeText } from './xml-scan.ts';
import type { XmlListener } from './xml-scan.ts';

const maxRows = 1_048_576;
/** Templates have some twenty columns; a cell far to the right would lengthen every row. */
const maxColumns = 256;

const cellAttribute = /\s([rst])\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

interface OpenCell {
  readonly index: number;
  readonly type: string;
  readonly style: number;
  text: string;
  isFormula: boolean;
}

/** Builds rows of texts from a sheet's tags; a formula is no value, whatever its saved result. */
export class SheetRows {
  readonly listener: XmlListener;
  readonly #workbook: Workbook;
  #done: FileRow[] = [];
  #row = 0;
  /** Column of the next cell, where it has no address of its own. */
  #column = 0;
  #fields: string[] = [];
  #cellIssues: CellIssue[] = [];
  #numberPlaces: number[] = [];
  #cell: OpenCell | null = null;
  #inData = false;
  #inText = false;
  #inAid = false;

  constructor(workbook: Workbook) {
    this.#workbook = workbook;
    this.listener = {
      open: (tag, attributes) => this.#open(tag, attributes),
      close: (tag) => this.#close(tag),
      text: (raw) => {
        if (this.#inText && !this.#inAid && this.#cell !== null) this.#cell.text += decodeText(raw);
      },
    };
  }

  takeDone(): readonly FileRow[] {
    const done = this.#done;
    this.#done = [];
    return done;
  }

  #open(tag: string, attributes: string): void {
    if (tag === 'sheetData') this.#inData = true;
    if (!this.#inData) return;
    switch (tag) {
      case 'row':
        return this.#openRow(attributes);
      case 'c':
        return this.#openCell(attributes);
      case 'f':
        if (this.#cell !== null) this.#cell.isFormula = true;
        return;
      case 'rPh':
        this.#inAid = true;
        return;
      case 'v':
      case 't':
        this.#inText = true;
    }
  }

  #openRow(attributes: string): void {
    const given = findAttribute(attributes, 'r');
    const row = given === null ? this.#row + 1 : Number(given);
    if (!Number.isInteger(row) || row <= this.#row || row > maxRows)
      throw new WorkbookError('brokenArchive', `row ${given}`);
    this.#row = row;
    this.#column = 0;
    this.#fields = [];
    this.#cellIssues = [];
    this.#numberPlaces = [];
  }

  #openCell(attributes: string): void {
    let [address, style, type] = ['', '0', 'n'];
    for (const [, name, double, single] of attributes.matchAll(cellAttribute)) {
      const value = double ?? single ?? '';
      if (name === 'r') address = value;
      else if (name === 's') style = value;
      else type = value;
    }
    const index = address === '' ? this.#column : toColumn(address);
    if (index < this.#column || index >= maxColumns) {
      throw new WorkbookError(index >= maxColumns ? 'tooManyColumns' : 'brokenArchive', address);
    }
    this.#column = index + 1;
    this.#cell = { index, type, style: Number(style), text: '', isFormula: false };
  }

  #close(tag: string): void {
    switch (tag) {
      case 'sheetData':
        this.#inData = false;
        return;
      case 'v':
      case 't':
        this.#inText = false;
        return;
      case 'rPh':
        this.#inAid = false;
        return;
      case 'c':
        return this.#closeCell();
      case 'row':
        return this.#closeRow();
    }
  }

  #closeCell(): void {
    const cell = this.#cell;
    this.#cell = null;
    if (cell === null) return;
    const text = this.#textOf(cell);
    if (text === '' && !cell.isFormula) return;
    while (this.#fields.length < cell.index) this.#fields.push('');
    this.#fields.push(text);
    if (cell.type === 'n') this.#numberPlaces.push(cell.index);
    if (cell.isFormula) this.#cellIssues.push({ index: cell.index, reason: 'formulaCell', value: text });
    else if (cell.type === 'e') this.#cellIssues.push({ index: cell.index, reason: 'errorCell', value: text });
  }

  #closeRow(): void {
    if (this.#fields.every((field) => field.trim() === '') && this.#cellIssues.length === 0) return;
    this.#done.push({
      kind: 'fields',
      number: this.#row,
      fields: this.#fields,
      cellIssues: this.#cellIssues,
      numberPlaces: this.#numberPlaces,
      isUnended: false,
    });
  }

  #textOf({ type, style, text }: OpenCell): string {
    switch (type) {
      case 's': {
        const shared = this.#workbook.strings[Number(text)];
        if (shared === undefined) throw new WorkbookError('brokenArchive', `row ${this.#row}`);
        return shared;
      }
      case 'b':
        return text === '1' ? 'TRUE' : 'FALSE';
      case 'd':
        return text.slice(0, 10);
      case 'n':
        return formatNumberText(text, this.#workbook.styles[style] ?? 'plain', this.#workbook.epoch1904);
      default:
        return unescapeLetters(text);
    }
  }
}

/** Column index of an address such as B7, from 0. */
function toColumn(address: string): number {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}/.exec(address)?.[0] ?? '') column = column * 26 + letter.charCodeAt(0) - 64;
  if (column === 0) throw new WorkbookError('brokenArchive', address);
  return column - 1;
}
