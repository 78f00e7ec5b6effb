import { ApiError } from '@btc/contract/wire/errors.ts';

/** Null if the text names a figure this portal lacks, as its own data replace the demonstration's; such texts are left out. */
export function nullIfFigureMissing<Result>(filling: Promise<Result>): Promise<Result | null> {
  return filling.catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 1001) return null;
    throw error;
  });
}
