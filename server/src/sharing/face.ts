export type { SitemapEntry } from './sitemap.ts';
