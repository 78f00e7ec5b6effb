import type { Edition } from '../members/access.ts';
import { dataRoot } from './data-address.ts';

/** Sets that are had whole, a year as one Parquet file: single facts of trade, and our quotes. */
export const wholeSetNames = ['beef-facts', 'pork-facts', 'beef-quotes', 'pork-quotes'] as const;
export type WholeSetName = (typeof wholeSetNames)[number];

/** The address of a year of a whole set. */
export function toWholePath(name: WholeSetName, year: string, edition: Edition): string {
  return `${dataRoot}/${name}/${year}.parquet?edition=${edition}`;
}
