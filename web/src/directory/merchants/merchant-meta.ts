import { merchantTypeNames, toNameCn } from '@btc/contract/directory/directory-names.ts';
import { toMerchantPath, merchantsPath } from '@btc/contract/directory/directory-paths.ts';
import { withoutEdition } from '#i18n/edition.ts';
import type { PageMeta } from '#platform/pages/page-meta.ts';
import { t } from '../messages.zh.ts';
import { merchantPlace } from './merchant-list.tsx';
import type { MerchantData } from './merchant-query.ts';

/** Structured data: company and location; never what a lock hides, never an invented company. */
function structuredData({ merchant }: MerchantData, base: string) {
  const page = base + toMerchantPath(merchant.MerchantID);
  const trail = [
    { '@type': 'ListItem', position: 1, name: t.userTitle, item: base + merchantsPath },
    { '@type': 'ListItem', position: 2, name: merchant.Name, item: page },
  ];
  const company = {
    '@type': 'Organization',
    name: merchant.Name,
    ...(merchant.NameEn === null ? {} : { alternateName: merchant.NameEn }),
    address: { '@type': 'PostalAddress', addressLocality: merchant.City, addressCountry: 'CN' },
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemPage',
    url: page,
    name: merchant.Name,
    inLanguage: 'zh-CN',
    breadcrumb: { '@type': 'BreadcrumbList', itemListElement: trail },
    ...(merchant.Demo ? {} : { mainEntity: company }),
  };
}

export function buildMerchantMeta(found: MerchantData, base: string): PageMeta {
  const { merchant } = found;
  const kind = toNameCn(merchantTypeNames, merchant.Type);
  return {
    edition: 'cn',
    title: merchant.Name,
    description: `${merchantPlace(merchant)}，${kind}。${merchant.Summary}`,
    path: withoutEdition(toMerchantPath(merchant.MerchantID)),
    otherPath: null,
    structured: structuredData(found, base),
  };
}
