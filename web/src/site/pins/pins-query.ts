import { isApiError } from '@btc/contract/wire/errors.ts';
import type { PageQuery } from '#platform/page-query.ts';

/** What the reader has pinned; null where nobody is signed in, as in every document. */
export async function loadPins({ api, edition }: PageQuery) {
  try {
    const { Rows } = await api('GetPins', { isEn: edition === 'en' });
    return { pins: Rows };
  } catch (error) {
    if (isApiError(error) && error.code === 1006) return { pins: null };
    throw error;
  }
}
