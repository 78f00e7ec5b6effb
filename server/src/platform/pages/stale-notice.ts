import { staleNoticeText } from '@btc/contract/wire/stale-notice-text.ts';
import { hash } from 'node:crypto';
import { shanghaiMoment } from '../clock/shanghai-time.ts';
import type { RenderedPage } from './page-renderer.ts';

/** Uses the page's colours, or the light theme's where it brings none. */
const style =
  'page-age{display:block;padding:8px 16px;text-align:center;font-size:14px;line-height:20px;' +
  'background:var(--caution-wash,#fbf4e4);color:var(--caution,#8a5a00)}@media print{page-age{display:none}}';
const styleHash = `'sha256-${hash('sha256', style, 'base64')}'`;

export function canServeStale({ status, policy }: RenderedPage): boolean {
  return status === 200 && policy !== null;
}

export function addStaleNotice(page: RenderedPage, madeAt: Date): RenderedPage {
  const { body } = page;
  const isChinese = body.subarray(0, 200).includes('lang="zh');
  const text = staleNoticeText[isChinese ? 'cn' : 'en'](shanghaiMoment(madeAt).slice(11, 16));
  // React passes over an element below the body whose name it does not expect: the page comes alive as if it were not there.
  const line = Buffer.from(`<page-age role="status"><style>${style}</style>${text}</page-age>`);
  const index = findBodyStart(body);
  return {
    ...page,
    body: Buffer.concat([body.subarray(0, index), line, body.subarray(index)]),
    policy: page.policy && withStyle(page.policy),
  };
}

function findBodyStart(body: Buffer): number {
  const tag = body.indexOf('<body');
  return tag === -1 ? 0 : body.indexOf('>', tag) + 1;
}

function withStyle(policy: string): string {
  return policy.replace("style-src 'self'", `style-src 'self' ${styleHash}`);
}
