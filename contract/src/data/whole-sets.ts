import type { Edition } from '../members/access.ts';
import { dataRoot } from './data-address.ts';

/** Sets available by whole years as Parquet files: single trade facts, and our quotes. */
export const wholeSetNames = ['beef-facts', 'pork-facts', 'beef-quotes', 'pork-quotes'] as const;
export type WholeSetName = (typeof wholeSetNames)[number];

export function toYearFilePath(name: WholeSetName, year: string, edition: Edition): string {
  return `${dataRoot}/${name}/${year}.parquet?edition=${edition}`;
}
