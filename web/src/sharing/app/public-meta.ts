import type { MetaDescriptor } from 'react-router';
import { type PageMeta, pageMeta } from '#platform/pages/page-meta.ts';
import type { SiteSettings } from '#platform/site-settings.ts';

/** Metadata of a public page: without an edition in its path, and not indexed, as it is for those it was sent to. */
export function buildPublicMeta(page: PageMeta, settings: SiteSettings | null): MetaDescriptor[] {
  const address = (settings?.publicUrl ?? '') + page.path;
  return pageMeta({ ...page, indexed: false }, settings).map((one) =>
    'property' in one && one.property === 'og:url' ? { property: 'og:url', content: address } : one,
  );
}
