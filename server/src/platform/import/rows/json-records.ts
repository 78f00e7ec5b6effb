/** What services call their list of records. */
const listName = /"(?:data|dataset|records|results|rows|items)"\s*:\s*$/i;
const maxNameLength = 64;
const maxLength = 1 << 20;

export class JsonError extends Error {
  override readonly name = 'JsonError';
}

/** Cuts records out of a JSON text that comes in pieces: of the list that it is, or of one in its field `data`. */
export class JsonRecords {
  /** The text without the records. */
  #outside = '';
  #record = '';
  #isRecord = false;
  #depth = 0;
  /** Depth of the list of records; 0 outside of it. */
  #listDepth = 0;
  #isText = false;
  #isEscaped = false;
  hasList: boolean;
  /** Depth around the records of a text of lines, which has no brackets of its own. */
  readonly #ground: 0 | 1;

  constructor(isLines = false) {
    this.hasList = isLines;
    this.#ground = isLines ? 1 : 0;
    this.#depth = this.#ground;
    this.#listDepth = this.#ground;
  }

  /** The records that end within this piece, each as JSON. */
  take(piece: string): readonly string[] {
    const records: string[] = [];
    let from = 0;
    for (let place = 0; place < piece.length; place += 1) {
      const letter = piece[place];
      if (this.#isText) this.#takeLetter(letter);
      else if (letter === '"') this.#isText = true;
      else if (letter === '{' || letter === '[') {
        const cut = this.#open(letter === '[', () => piece.slice(from, place));
        if (cut !== null) {
          this.#add(piece.slice(from, place + cut));
          from = place + cut;
          this.#enter();
        }
      } else if (letter === '}' || letter === ']') {
        this.#depth -= 1;
        if (this.#isRecord && this.#depth === this.#listDepth) {
          this.#add(piece.slice(from, place + 1));
          records.push(this.#leave());
          from = place + 1;
        } else if (this.#depth < this.#listDepth) {
          this.#add(piece.slice(from, place));
          from = place;
          this.#listDepth = 0;
        }
      }
    }
    this.#add(piece.slice(from));
    return records;
  }

  /** Once all pieces are in: the text without its records. */
  end(): unknown {
    if (this.#depth !== this.#ground || this.#isText) throw new JsonError('unfinished');
    return this.#ground === 1 && this.#outside === '' ? null : parseJson(this.#outside);
  }

  #takeLetter(letter: string | undefined): void {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (letter === '\\') this.#isEscaped = true;
    else if (letter === '"') this.#isText = false;
  }

  /** How much of a bracket belongs to what is before it, where the list or a record begins; else null. */
  #open(isList: boolean, before: () => string): 0 | 1 | null {
    this.#depth += 1;
    if (this.#listDepth > 0) return !this.#isRecord && this.#depth === this.#listDepth + 1 ? 0 : null;
    if (!isList || this.hasList || this.#depth > 2) return null;
    return this.#depth === 1 || listName.test(this.#outside.slice(-maxNameLength) + before()) ? 1 : null;
  }

  #enter(): void {
    if (this.#listDepth > 0) this.#isRecord = true;
    else this.#listDepth = this.#depth;
    this.hasList = true;
  }

  #leave(): string {
    const record = this.#record;
    this.#record = '';
    this.#isRecord = false;
    return record;
  }

  #add(text: string): void {
    if (this.#isRecord) this.#record += text;
    else this.#outside += this.#listDepth > 0 ? text.replaceAll(/[\s,]+/g, '') : text;
    if (this.#record.length > maxLength || this.#outside.length > maxLength) throw new JsonError('too long');
  }
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new JsonError(error instanceof Error ? error.message : String(error));
  }
}
