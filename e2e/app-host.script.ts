import { AppBridge, PostMessageTransport } from '@modelcontextprotocol/ext-apps/app-bridge';
import type { AppHost, ShownApp } from './app-host.fixture.ts';

/*
 * The page of a host of MCP Apps, as the extension's basic host is: its own bridge, and the app in a sandbox of another origin.
 */

async function openSandbox(address: string): Promise<HTMLIFrameElement> {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms');
  frame.width = '700';
  const ready = new Promise<void>((resolve) => {
    addEventListener('message', ({ source, data }) => {
      if (source === frame.contentWindow && data?.method === 'ui/notifications/sandbox-proxy-ready') resolve();
    });
  });
  frame.src = address;
  document.body.replaceChildren(frame);
  await ready;
  return frame;
}

async function show({ sandbox, html, csp, locale, input, result }: ShownApp): Promise<void> {
  const frame = await openSandbox(sandbox);
  const target = frame.contentWindow;
  if (target === null) throw new Error('The sandbox has no window');
  const hostContext = { theme: 'dark' as const, locale };
  const bridge = new AppBridge(null, { name: 'host of a test', version: '1' }, { openLinks: {} }, { hostContext });
  bridge.onopenlink = async ({ url }) => {
    host.opened.push(url);
    return {};
  };
  bridge.onsizechange = ({ height }) => {
    if (height !== undefined) frame.height = String(height);
  };
  const begun = new Promise<void>((resolve) => {
    bridge.oninitialized = () => resolve();
  });
  await bridge.connect(new PostMessageTransport(target, target));
  await bridge.sendSandboxResourceReady({ html, csp });
  await begun;
  await bridge.sendToolInput({ arguments: input });
  await bridge.sendToolResult(result);
}

const host: AppHost = { opened: [], show };
Object.assign(globalThis, { host });
