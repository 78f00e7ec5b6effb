import { dataForms, findDataQuery, toDataPath } from '@btc/contract/data/data-address.ts';
import { toDocumentPath } from '@btc/contract/data/data-documents.ts';
import { mediaTypes } from '@btc/contract/data/media-types.ts';
import { toLegalPath } from '@btc/contract/wire/legal-texts.ts';
import type { MetaDescriptor } from 'react-router';
import { languageTags, pathFor, toPathEdition } from '#i18n/edition.ts';
import { type EditionMessages, pickMessages } from '#i18n/messages.ts';
import { type HeadArgs, type PageMeta, pageMeta, toSettings } from '../pages/page-meta.ts';
import type { SiteSettings } from '../site-settings.ts';

interface DatasetMeta extends PageMeta {
  /** True when the whole data set is free. */
  readonly isFree: boolean;
}

/** The schema.org `Dataset` of a page: description and downloads, no figures; undefined where there is no data query. */
function toDataset({ edition, title, description, path, isFree }: DatasetMeta, base: string) {
  const query = findDataQuery(pathFor(edition, path));
  if (query === null) return undefined;
  const creator = { '@type': 'Organization', name: 'Beef to China', url: base };
  return {
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    name: title,
    description,
    url: base + pathFor(edition, path),
    identifier: query.name,
    inLanguage: languageTags[edition],
    isAccessibleForFree: isFree,
    license: base + pathFor(edition, toLegalPath('terms')),
    creator,
    includedInDataCatalog: { '@type': 'DataCatalog', url: base + toDocumentPath('catalog.jsonld', edition) },
    distribution: dataForms.map((form) => ({
      '@type': 'DataDownload',
      encodingFormat: mediaTypes[form],
      contentUrl: base + toDataPath(query, form),
    })),
  };
}

export function datasetPageMeta(page: DatasetMeta, settings: SiteSettings | null): MetaDescriptor[] {
  const structured = toDataset(page, settings?.publicUrl ?? '');
  return pageMeta({ ...page, ...(structured === undefined ? {} : { structured }) }, settings);
}

export function datasetHead<Words>(
  messages: EditionMessages<Words>,
  describe: (t: Words) => Omit<DatasetMeta, 'edition'>,
) {
  return ({ location, matches }: HeadArgs): MetaDescriptor[] => {
    const edition = toPathEdition(location.pathname);
    return datasetPageMeta({ edition, ...describe(pickMessages(edition, messages)) }, toSettings(matches));
  };
}

export function releasesFeedLink(
  { edition, title }: Pick<PageMeta, 'edition' | 'title'>,
  settings: SiteSettings | null,
) {
  const href = `${settings?.publicUrl ?? ''}${toDocumentPath('releases.atom', edition)}`;
  return { tagName: 'link', rel: 'alternate', type: 'application/atom+xml', title, href } as const;
}
