import type { ColumnNames } from './text/header.ts';

/** A form of file with the titles of its columns, for staff to teach others. */
export interface FileForm {
  readonly nameCn: string;
  readonly nameEn: string;
  readonly columns: ColumnNames<string>;
}
