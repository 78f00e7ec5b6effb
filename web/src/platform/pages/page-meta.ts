import { type SharePictureKind, sharePictureSize, toSharePicturePath } from '@btc/contract/sharing/share-picture.ts';
import type { Location, MetaDescriptor } from 'react-router';
import { type Edition, languageTags, pathFor, toPathEdition } from '#i18n/edition.ts';
import { type EditionMessages, pickMessages } from '#i18n/messages.ts';
import type { SiteSettings } from '../site-settings.ts';

const siteNames = { cn: '进口牛肉资讯 Beef to China', en: 'Beef to China' } as const satisfies Record<Edition, string>;
const openGraphLocales = { cn: 'zh_CN', en: 'en_US' } as const satisfies Record<Edition, string>;

export interface PageMeta {
  readonly edition: Edition;
  readonly title: string;
  readonly description: string;
  /** Canonical path without edition, with the query members that make another page: `/BTCInfo/Section?section=policy`. */
  readonly path: string;
  /** Path in the other edition; null where it has none; the same path when omitted. */
  readonly otherPath?: string | null;
  readonly type?: 'website' | 'article';
  /** Picture for link previews, as a path or an address. */
  readonly image?: string | null;
  /** Generated picture for link previews, where the page has none of its own. */
  readonly drawn?: { readonly kind: SharePictureKind; readonly key: string | number };
  /** schema.org data of the page. */
  readonly structured?: Readonly<Record<string, unknown>>;
  /** False for pages that search engines should not list. */
  readonly indexed?: boolean;
}

export function toSettings(
  matches: readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[],
): SiteSettings | null {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as { settings?: SiteSettings } | undefined; // the root's loader
  return root?.settings ?? null;
}

function languageLinks({ edition, path, otherPath = path }: PageMeta, base: string): MetaDescriptor[] {
  const other: Edition = edition === 'cn' ? 'en' : 'cn';
  const own = { tagName: 'link', rel: 'canonical', href: base + pathFor(edition, path) };
  if (otherPath === null) return [own];
  const alternate = (one: Edition, onePath: string) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang: languageTags[one],
    href: base + pathFor(one, onePath),
  });
  return [own, alternate(edition, path), alternate(other, otherPath)];
}

function pictureTags({ edition, image = null, drawn }: PageMeta, base: string): MetaDescriptor[] {
  const toAddress = (path: string) => new URL(path, base || undefined).href;
  if (image !== null) return [{ property: 'og:image', content: toAddress(image) }];
  if (drawn === undefined || base === '') return [];
  return [
    { property: 'og:image', content: toAddress(toSharePicturePath(edition, drawn.kind, drawn.key)) },
    { property: 'og:image:width', content: String(sharePictureSize.width) },
    { property: 'og:image:height', content: String(sharePictureSize.height) },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** Head tags of a page: title, description, canonical and language links, Open Graph. */
export function pageMeta(page: PageMeta, settings: SiteSettings | null): MetaDescriptor[] {
  const base = settings?.publicUrl ?? '';
  const { edition, title, description, type = 'website', structured, indexed = true } = page;
  return [
    { title: `${title} - ${siteNames[edition]}` },
    { name: 'description', content: description },
    ...(indexed ? languageLinks(page, base) : [{ name: 'robots', content: 'noindex' }]),
    { property: 'og:site_name', content: siteNames[edition] },
    { property: 'og:locale', content: openGraphLocales[edition] },
    { property: 'og:type', content: type },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: base + pathFor(edition, page.path) },
    ...pictureTags(page, base),
    ...(structured === undefined ? [] : [{ 'script:ld+json': structured }]),
  ];
}

export interface HeadArgs {
  readonly location: Location;
  readonly matches: Parameters<typeof toSettings>[0];
}

export function pageHead<Words>(
  messages: EditionMessages<Words>,
  describe: (t: Words, location: Location) => Omit<PageMeta, 'edition'>,
) {
  return ({ location, matches }: HeadArgs): MetaDescriptor[] => {
    const edition = toPathEdition(location.pathname);
    return pageMeta({ edition, ...describe(pickMessages(edition, messages), location) }, toSettings(matches));
  };
}
