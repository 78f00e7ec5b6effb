/** A row of a table of codes, with what it is called in both languages. */
export interface NamedCode {
  readonly code: string;
  readonly nameCn: string;
  readonly nameEn: string;
}
