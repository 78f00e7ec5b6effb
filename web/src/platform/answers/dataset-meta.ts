import { dataForms, findDataQuery, toDataPath } from '@btc/contract/data/data-address.ts';
import { toDocumentPath } from '@btc/contract/data/data-documents.ts';
import { mediaTypes } from '@btc/contract/data/media-types.ts';
import { toLegalPath } from '@btc/contract/wire/legal-texts.ts';
import type { MetaDescriptor } from 'react-router';
import { languageTags, pathFor, toPathEdition } from '#i18n/edition.ts';
import { type EditionMessages, pickMessages } from '#i18n/messages.ts';
import { type HeadArgs, type PageMeta, pageMeta, toSettings } from '../pages/page-meta.ts';
import type { SiteSettings } from '../site-settings.ts';

export interface Vintage {
  /** First and last day or month; null where none is shown. */
  readonly span: readonly [from: string, to: string] | null;
  readonly publishedOn: string | null;
  readonly updatedAt: string | null;
}

interface DatasetMeta extends PageMeta {
  /** True when the whole data set is free. */
  readonly isFree: boolean;
  /** Left out where the page does not know it. */
  readonly vintage?: Vintage | undefined;
}

/** From these days, oldest or newest first; undefined where there are none. */
export function toVintage(days: readonly string[], more: Partial<Vintage> = {}): Vintage | undefined {
  const known = days.toSorted();
  const [from, to] = [known[0], known.at(-1)];
  if (from === undefined || to === undefined) return undefined;
  return { span: [from, to], publishedOn: null, updatedAt: null, ...more };
}

function describeVintage({ span, publishedOn, updatedAt }: Vintage) {
  const [from, to] = span ?? [];
  return {
    ...(from === undefined ? {} : { temporalCoverage: from === to ? from : `${from}/${to}` }),
    ...(publishedOn === null ? {} : { datePublished: publishedOn }),
    ...(updatedAt === null ? {} : { dateModified: updatedAt }),
  };
}

/** The schema.org `Dataset` of a page: description and downloads, no figures; undefined where there is no data query. */
function toDataset({ edition, title, description, path, isFree, vintage }: DatasetMeta, base: string) {
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
    ...(vintage === undefined ? {} : describeVintage(vintage)),
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

/** `Found` is what the page's loader gives; undefined where it failed. */
export function datasetHead<Words, Found = unknown>(
  messages: EditionMessages<Words>,
  describe: (t: Words, found: Found | undefined) => Omit<DatasetMeta, 'edition'>,
) {
  return ({
    location,
    matches,
    loaderData,
  }: HeadArgs & { readonly loaderData?: Found | undefined }): MetaDescriptor[] => {
    const edition = toPathEdition(location.pathname);
    return datasetPageMeta({ edition, ...describe(pickMessages(edition, messages), loaderData) }, toSettings(matches));
  };
}

export function releasesFeedLink(
  { edition, title }: Pick<PageMeta, 'edition' | 'title'>,
  settings: SiteSettings | null,
) {
  const href = `${settings?.publicUrl ?? ''}${toDocumentPath('releases.atom', edition)}`;
  return { tagName: 'link', rel: 'alternate', type: 'application/atom+xml', title, href } as const;
}
