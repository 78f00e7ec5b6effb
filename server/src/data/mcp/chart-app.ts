import { getView } from '@btc/contract/trade/views.ts';
import { readView } from '@btc/contract/trade/trade-data-pages.ts';
import { CLIENT_CAPABILITIES_META_KEY, type McpServer } from '@modelcontextprotocol/server';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { sealDocument } from '#platform/pages/own-scripts.ts';

/*
 * The embed page of an answered view in an assistant's conversation, by the extension MCP Apps of 2026-01-26
 * (github.com/modelcontextprotocol/ext-apps, specification/2026-01-26/apps.mdx).
 */

const extension = 'io.modelcontextprotocol/ui';
const mimeType = 'text/html;profile=mcp-app';
const uri = 'ui://beef-to-china/chart';
/** Where an answer's `_meta`, which no model reads, has the address of the embed page. */
const embedKey = 'beef-to-china/embed';

export const appExtension = { [extension]: {} };
/** On a tool whose answers are views. */
export const chartMeta = { ui: { resourceUri: uri } };

const words = {
  cn: {
    wait: '正在读取…',
    open: '在进口牛肉资讯查看',
    elsewhere: '此视图的图表请在网页查看。',
    cancelled: '查询已取消。',
  },
  en: {
    wait: 'Loading…',
    open: 'View on Beef to China',
    elsewhere: 'The chart of this view is on its page.',
    cancelled: 'The call was cancelled.',
  },
} as const;

const template = readFileSync(join(import.meta.dirname, 'chart-app.html'), 'utf8');

export function writeApp(portal: string): string {
  const settings = JSON.stringify({ portal, embedKey, words }).replaceAll('<', String.raw`\u003c`);
  const { html, scriptHashes, styleHashes } = sealDocument(template, 'own', '');
  const policy = [
    "default-src 'none'",
    ['script-src', ...scriptHashes].join(' '),
    ['style-src', ...styleHashes].join(' '),
    `frame-src ${portal}`,
    "base-uri 'none'",
    "form-action 'none'",
  ];
  return html.replace('{policy}', () => policy.join('; ')).replace('{settings}', () => settings);
}

export function addChartApp(server: McpServer, publicUrl: string): void {
  const { origin } = new URL(publicUrl);
  const about = { title: 'Chart of a view', description: 'The answered view as its embed page shows it.' };
  const own = { mimeType, _meta: { ui: { csp: { frameDomains: [origin] }, prefersBorder: true } } };
  server.registerResource('chart', uri, { ...about, ...own }, () => ({
    contents: [{ uri, text: writeApp(origin), ...own }],
  }));
}

const says = z.object({
  params: z.object({
    _meta: z.object({
      [CLIENT_CAPABILITIES_META_KEY]: z.object({
        extensions: z.object({ [extension]: z.object({ mimeTypes: z.array(z.string()) }).optional() }).optional(),
      }),
    }),
  }),
});

/** False where the request names what its client can do, and apps are not among it; before 2026-07-28 only the first request of a client names that. */
export function takesApps(message: unknown): boolean {
  const capabilities = says.safeParse(message).data?.params['_meta'][CLIENT_CAPABILITIES_META_KEY];
  return capabilities === undefined || capabilities.extensions?.[extension]?.mimeTypes.includes(mimeType) === true;
}

/** Address of the embed page of a view that is open to all, for the `_meta` of its answer: the page knows nobody who is signed in. */
export function describeEmbed(found: object): Readonly<Record<string, string>> | null {
  if (!('link' in found) || typeof found.link !== 'string') return null;
  const page = new URL(found.link);
  if (!getView(readView(page.searchParams)).isOpen) return null;
  page.pathname = `/embed${page.pathname}`;
  page.searchParams.delete('show');
  return { [embedKey]: page.href };
}
