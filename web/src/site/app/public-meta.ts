import type { MetaDescriptor } from 'react-router';
import { type PageMeta, pageMeta } from '#platform/page-meta.ts';
import type { SiteSettings } from '#platform/site-settings.ts';

/** The head of a public page, which has no edition in its path and is for those to whom it was sent: no list has it. */
export function buildPublicMeta(page: PageMeta, settings: SiteSettings | null): MetaDescriptor[] {
  const address = (settings?.publicUrl ?? '') + page.path;
  return pageMeta({ ...page, indexed: false }, settings).map((one) =>
    'property' in one && one.property === 'og:url' ? { property: 'og:url', content: address } : one,
  );
}
