import type { MeasureRow } from './bench-context.ts';
import { measureCalls } from './http/calls.row.ts';
import { measurePages } from './http/pages.row.ts';

/** The rows of the table by the name that `--only` takes. */
export const rows = {
  pages: measurePages,
  calls: measureCalls,
} as const satisfies Record<string, MeasureRow>;
