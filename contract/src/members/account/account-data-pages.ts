import { type DataPage, page } from '../../data/data-page.ts';

/*
 * Where one's own account stands for people.
 */

const path = '/Account';

export const accountDataPages = {
  account: page(path),
  'account-keys': page(path, { isMain: false }),
} as const satisfies Record<string, DataPage>;
