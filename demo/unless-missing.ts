import { ApiError } from '@btc/contract/wire/errors.ts';

/**
 * The result of filling a text; null where this portal does not have a figure that the text names: quotes, rates or facts of its own stand
 * in the place of the demonstration's, and what speaks of those is left out.
 */
export function unlessMissing<Result>(filling: Promise<Result>): Promise<Result | null> {
  return filling.catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 1001) return null;
    throw error;
  });
}
