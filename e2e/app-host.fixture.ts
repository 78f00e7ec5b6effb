import { Client, type CallToolResult, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import {
  getToolUiResourceUri,
  type McpUiResourceCsp,
  RESOURCE_MIME_TYPE,
} from '@modelcontextprotocol/ext-apps/app-bridge';
import type { Page } from '@playwright/test';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { build } from 'vite';
import { test as base } from './portal.fixture.ts';

export interface ShownApp {
  /** Address of the sandbox. */
  readonly sandbox: string;
  readonly html: string;
  readonly csp: McpUiResourceCsp;
  readonly locale: string;
  readonly input: Record<string, unknown>;
  readonly result: CallToolResult;
}

export interface AppHost {
  /** Links that the app asked for. */
  readonly opened: string[];
  readonly show: (app: ShownApp) => Promise<void>;
}

/** Passes messages on between host and app, and has the policy that the app's resource asks for (the extension's “Sandbox proxy”). */
const sandboxPage = `<!doctype html><style>html,body,iframe{margin:0;border:0;width:100%;height:100%;display:block}</style><script>
addEventListener('message', ({ source, data }) => {
  const inner = document.querySelector('iframe');
  if (source === inner?.contentWindow) return parent.postMessage(data, '*');
  if (source !== parent) return;
  if (data.method !== 'ui/notifications/sandbox-resource-ready') return inner?.contentWindow.postMessage(data, '*');
  const frame = document.body.appendChild(document.createElement('iframe'));
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms');
  frame.contentDocument.open();
  frame.contentDocument.write(data.params.html);
  frame.contentDocument.close();
});
addEventListener('load', () => parent.postMessage({ jsonrpc: '2.0', method: 'ui/notifications/sandbox-proxy-ready', params: {} }, '*'));
</script><body></body>`;

function writePolicy(frameDomains: string): string {
  return [
    "default-src 'none'",
    "script-src 'self' 'unsafe-inline'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'none'",
    `frame-src ${frameDomains === '' ? "'none'" : frameDomains}`,
    "object-src 'none'",
    "base-uri 'self'",
  ].join('; ');
}

async function bundleHost(): Promise<string> {
  const entry = join(import.meta.dirname, 'app-host.script.ts');
  const lib = { entry, name: 'host', formats: ['iife' as const] };
  const made = await build({ configFile: false, logLevel: 'error', build: { lib, write: false } });
  const [bundle] = Array.isArray(made) ? made : [];
  const code = bundle?.output[0].code;
  if (code === undefined) throw new Error('The host was not bundled');
  return code;
}

interface Servers {
  readonly host: string;
  readonly sandbox: string;
}

/** Host and sandbox by two names of this machine, which are two origins. */
async function serveHost(use: (servers: Servers) => Promise<void>): Promise<void> {
  const code = await bundleHost();
  const server = createServer(({ url = '' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const isSandbox = pathname === '/sandbox';
    if (isSandbox) response.setHeader('Content-Security-Policy', writePolicy(searchParams.get('frames') ?? ''));
    const type = pathname === '/host.js' ? 'text/javascript' : 'text/html';
    const pages: Readonly<Record<string, string>> = {
      '/host.js': code,
      '/': '<!doctype html><title>Host</title><link rel="icon" href="data:,"><body></body><script src="/host.js"></script>',
      '/sandbox': sandboxPage,
    };
    response.setHeader('Content-Type', `${type}; charset=utf-8`).end(pages[pathname]);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  await use({ host: `http://localhost:${address.port}/`, sandbox: `http://127.0.0.1:${address.port}/sandbox` });
  server.closeAllConnections();
  server.close();
}

interface Shown {
  readonly input: Record<string, unknown>;
  readonly locale: string;
  /** False: the host lets no frame through. */
  readonly allowsFrames?: boolean;
}

async function readApp(portal: string, input: Record<string, unknown>) {
  const extensions = { 'io.modelcontextprotocol/ui': { mimeTypes: [RESOURCE_MIME_TYPE] } };
  const client = new Client({ name: 'host of a test', version: '1' }, { capabilities: { extensions } });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${portal}/mcp`)));
  try {
    const tool = (await client.listTools()).tools.find(({ name }) => name === 'get_view');
    const { contents } = await client.readResource({ uri: getToolUiResourceUri(tool ?? {}) ?? '' });
    const [content] = contents;
    if (content === undefined || !('text' in content)) throw new Error('The app is no text');
    const { ui } = content['_meta'] as { readonly ui: { readonly csp: McpUiResourceCsp } }; // as our own test of the door says
    return { html: content.text, csp: ui.csp, result: await client.callTool({ name: 'get_view', arguments: input }) };
  } finally {
    await client.close();
  }
}

export const test = base.extend<{ readonly showApp: (shown: Shown) => Promise<Page> }, { readonly servers: Servers }>({
  servers: [async ({}, use) => serveHost(use), { scope: 'worker' }],
  /** Calls get_view as a host does, and shows the answer's app. */
  showApp: async ({ page, baseURL, servers: { host, sandbox } }, use) => {
    await use(async ({ input, locale, allowsFrames = true }) => {
      const app = await readApp(baseURL ?? '', input);
      const frames = allowsFrames ? (app.csp.frameDomains ?? []).join(' ') : '';
      await page.goto(host);
      const given: ShownApp = { ...app, input, locale, sandbox: `${sandbox}?${new URLSearchParams({ frames })}` };
      await page.evaluate((shown) => (globalThis as unknown as { readonly host: AppHost }).host.show(shown), given);
      return page;
    });
  },
});
