import { createHmac } from 'node:crypto';
import type { AlertChannel } from '@btc/contract/my-list/alert-kinds.ts';
import { Webhook } from 'standardwebhooks';
import type { OutsideAnswer, OutsidePost } from '#platform/http/post-outside.ts';
import type { AlertLine } from './alert-words.ts';

export interface OutsideAlert extends AlertLine {
  readonly id: number;
  readonly kind: string;
  readonly raisedAt: Date;
  readonly address: string;
}

export interface OutsideMessage {
  readonly title: string;
  readonly alerts: readonly OutsideAlert[];
  /** How many more there are than listed, in words; null: none. */
  readonly more: string | null;
}

interface Target {
  readonly address: string;
  readonly secret: string | null;
  readonly now: Date;
}

function toText({ title, alerts, more }: OutsideMessage, maxBytes: number): string {
  const lines = alerts.map((one) => `${one.title}\n${one.text}\n${one.address}`);
  const parts = [title, ...lines, ...(more === null ? [] : [more])];
  while (parts.length > 2 && Buffer.byteLength(parts.join('\n\n')) > maxBytes) parts.splice(-1, 1, '…');
  return parts.join('\n\n');
}

function sign(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64');
}

/** https://developer.work.weixin.qq.com/document/path/91770: a text of 2,048 bytes at most. */
function toWecom(message: OutsideMessage, { address }: Target): OutsidePost {
  return { address, body: JSON.stringify({ msgtype: 'text', text: { content: toText(message, 2000) } }) };
}

/** https://open.dingtalk.com/document/robots/custom-robot-access: signed in the address, by the millisecond. */
function toDingtalk(message: OutsideMessage, { address, secret, now }: Target): OutsidePost {
  const url = new URL(address);
  if (secret !== null) {
    const time = String(now.getTime());
    url.searchParams.set('timestamp', time);
    url.searchParams.set('sign', sign(secret, `${time}\n${secret}`));
  }
  return { address: url.href, body: JSON.stringify({ msgtype: 'text', text: { content: toText(message, 16_000) } }) };
}

/** https://open.feishu.cn/document/client-docs/bot-v3/add-custom-bot: signed in the body, by the second, the text being the key. */
function toFeishu(message: OutsideMessage, { address, secret, now }: Target): OutsidePost {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signature = secret === null ? {} : { timestamp, sign: sign(`${timestamp}\n${secret}`, '') };
  const text = toText(message, 16_000);
  return { address, body: JSON.stringify({ ...signature, msg_type: 'text', content: { text } }) };
}

/** https://www.standardwebhooks.com: signed over id, timestamp in seconds and body. */
function toWebhook({ alerts }: OutsideMessage, { address, secret, now }: Target): OutsidePost {
  const body = JSON.stringify({
    type: 'alerts.raised',
    timestamp: now.toISOString(),
    data: alerts.map(({ id, kind, title, text, isLocked, address: link, raisedAt }) => ({
      id,
      kind,
      title,
      text,
      locked: isLocked,
      link,
      raisedAt: raisedAt.toISOString(),
    })),
  });
  // The same alerts have the same number however often they are sent.
  const number = `alerts_${alerts[0]?.id}_${alerts.at(-1)?.id}_${alerts.length}`;
  const headers = {
    'webhook-id': number,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': new Webhook(secret ?? '').sign(number, now, body),
  };
  return { address, body, headers };
}

const messages = { wecom: toWecom, dingtalk: toDingtalk, feishu: toFeishu, webhook: toWebhook } as const;

export function toOutsidePost(
  kind: Exclude<AlertChannel, 'mail'>,
  message: OutsideMessage,
  target: Target,
): OutsidePost {
  return messages[kind](message, target);
}

/** Robots report success as code 0 in the body; a 2xx status alone is not enough. */
function isTaken(kind: AlertChannel, status: number, text: string): boolean {
  if (status < 200 || status >= 300) return false;
  if (kind === 'webhook') return true;
  try {
    const answer: unknown = JSON.parse(text);
    const codes =
      typeof answer === 'object' && answer !== null ? new Map<string, unknown>(Object.entries(answer)) : null;
    return (codes?.get('errcode') ?? codes?.get('code') ?? codes?.get('StatusCode')) === 0;
  } catch {
    return false;
  }
}

/** `code`: null where accepted; `mayPass`: whether a retry may help. */
export function readAnswer(
  kind: AlertChannel,
  answer: OutsideAnswer,
): { readonly code: string | null; readonly mayPass: boolean } {
  if (answer.kind === 'refused') return answer;
  const { status, text } = answer;
  if (isTaken(kind, status, text)) return { code: null, mayPass: true };
  const isGone = status >= 400 && status < 500 && status !== 408 && status !== 429;
  return { code: status >= 200 && status < 300 ? 'not_taken' : `status_${status}`, mayPass: !isGone };
}
