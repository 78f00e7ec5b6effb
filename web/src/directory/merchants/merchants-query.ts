import { merchantProducts, merchantTypes } from '@btc/contract/directory/directory-codes.ts';
import { merchantsPath } from '@btc/contract/directory/directory-paths.ts';
import { parseOneOf } from '@btc/contract/parse-one-of.ts';
import type { PageQuery } from '#platform/pages/page-query.ts';
import { toPageNumber } from '#platform/pages/page-number.ts';
import { withQuery, listWords } from '../address-words.ts';

export const pageSize = 20;

/** Every member is a query word of the address. */
export interface MerchantFilter {
  readonly type: string;
  readonly province: string;
  readonly product: string;
  readonly q: string;
}

export const emptyFilter: MerchantFilter = { type: '', province: '', product: '', q: '' };

function toFilter(url: URL): MerchantFilter {
  const province = url.searchParams.get('province') ?? '';
  return {
    type: parseOneOf(merchantTypes, url.searchParams.get('type')) ?? '',
    province: /^\d{2}$/.test(province) ? province : '',
    product: parseOneOf(merchantProducts, url.searchParams.get('product')) ?? '',
    q: listWords(url, 'q'),
  };
}

export function toMerchantsQueryPath(filter: MerchantFilter, page = 1): string {
  return withQuery(merchantsPath, { ...filter }, page);
}

export async function loadMerchants({ api, url }: PageQuery) {
  const filter = toFilter(url);
  const page = toPageNumber(url);
  const [type, product] = [parseOneOf(merchantTypes, filter.type), parseOneOf(merchantProducts, filter.product)];
  const { Rows, Total, Dict } = await api('GetMerchants', {
    ...(type === undefined ? {} : { Type: type }),
    ...(product === undefined ? {} : { Product: product }),
    ...(filter.province === '' ? {} : { Province: filter.province }),
    ...(filter.q === '' ? {} : { Keyword: filter.q }),
    Page: page,
    PageSize: pageSize,
  });
  return { filter, page, rows: Rows, total: Total, counts: Dict };
}

export type MerchantsData = Awaited<ReturnType<typeof loadMerchants>>;
