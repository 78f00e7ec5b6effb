import { z } from 'zod';
import type { Figure } from '#data/data-table.ts';
import type { Description } from '#data/describe-set.ts';

/** What tools answer of a data set; marks that do not apply are left out. */
export interface Part extends Pick<Description, 'title' | 'source' | 'isDemonstration' | 'cite'> {
  readonly set: string;
  readonly scope: string;
  readonly vintage: Omit<Description['vintage'], 'updatedAt' | 'asOf'> & { readonly asOf?: string };
  readonly basis?: Description['basis'];
  readonly span?: Description['span'];
  readonly provisional?: readonly string[];
  readonly partial?: readonly string[];
  readonly locked?: Description['locked'];
  /** By column. */
  readonly units: Readonly<Record<string, string>>;
  readonly rows: readonly Readonly<Record<string, Figure>>[];
  /** Rows in all. */
  readonly total: number;
  /** Cursor of the next rows. */
  readonly next?: string;
  readonly note?: string;
  readonly link: string;
}

const rows = z.array(z.record(z.string(), z.unknown())).describe('null: a gap, whose reason is in `gaps`');

export const partOutput = z.looseObject({
  title: z.string(),
  scope: z.string(),
  source: z.string(),
  isDemonstration: z.boolean(),
  units: z.record(z.string(), z.string()),
  rows,
  total: z.int(),
  next: z.string().optional(),
  cite: z.string(),
  link: z.string(),
});
