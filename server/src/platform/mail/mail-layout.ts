import { escapeMarkup } from '@btc/contract/escape-markup.ts';
import type { Edition } from '@btc/contract/members/access.ts';
import type { TextBlock, TextRun } from '../rich-text/text-blocks.ts';
import type { MailContent } from './mail-content.ts';

export type MailBlock =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'formatted'; readonly blocks: readonly TextBlock[] }
  /** A button with the address below it, for programs that show no links. */
  | { readonly kind: 'link'; readonly label: string; readonly address: string }
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [label: string, value: string])[] }
  | { readonly kind: 'quote'; readonly text: string }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'stories'; readonly rows: readonly MailStory[] }
  | { readonly kind: 'smallLink'; readonly text: string; readonly label: string; readonly address: string };

export function words(text: string): MailBlock {
  return { kind: 'words', text };
}

export interface MailStory {
  readonly title: string;
  readonly address: string;
  readonly text: string;
}

export interface MailDraft {
  readonly template: string;
  readonly edition: Edition;
  readonly subject: string;
  readonly blocks: readonly MailBlock[];
  readonly secretForMinutes?: number;
}

const frame = {
  cn: { lang: 'zh-CN', name: '进口牛肉资讯', end: '此邮件由系统自动发送。', colon: '：' },
  en: { lang: 'en', name: 'Beef to China', end: 'This mail was sent automatically.', colon: ': ' },
} as const;

const ink = '#1b1f24';
const secondInk = '#5a6169';
const line = '#e2ded8';
const accent = '#8c1d2f';
const fonts = `Inter,'PingFang SC','Microsoft YaHei','Noto Sans SC',system-ui,sans-serif`;

/** Renders text and HTML from the blocks, without pictures or remote content. */
export function renderMail({ template, edition, subject, blocks, secretForMinutes }: MailDraft): MailContent {
  return {
    template,
    subject: subject.replaceAll(/\s+/g, ' ').trim(),
    text: formatText(edition, blocks),
    html: renderHtml(edition, { subject, blocks }),
    ...(secretForMinutes === undefined ? {} : { secretForMinutes }),
  };
}

function formatText(edition: Edition, blocks: readonly MailBlock[]): string {
  const { name, end, colon } = frame[edition];
  const parts = blocks.map((block) => {
    switch (block.kind) {
      case 'words':
        return block.text;
      case 'formatted':
        return block.blocks.map(blockText).join('\n\n');
      case 'link':
        return `${block.label}${colon.trimEnd()}\n${webAddress(block.address)}`;
      case 'code':
        return block.code;
      case 'facts':
        return block.rows.map(([label, value]) => `${label}${colon}${value}`).join('\n');
      case 'quote':
        return block.text.replaceAll(/^/gm, '> ');
      case 'heading':
        return `== ${block.text} ==`;
      case 'stories':
        return block.rows.map(({ title, text, address }) => `${title}\n${text}\n${webAddress(address)}`).join('\n\n');
      case 'smallLink':
        return `${block.text}\n${block.label}${colon.trimEnd()}\n${webAddress(block.address)}`;
    }
  });
  return `${[...parts, `${name}\n${end}`].join('\n\n')}\n`;
}

function renderHtml(edition: Edition, { subject, blocks }: Pick<MailDraft, 'subject' | 'blocks'>): string {
  const { lang, name, end } = frame[edition];
  return `<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeMarkup(subject)}</title></head>
<body style="margin:0;padding:24px 16px;background:#ffffff;color:${ink};font:16px/1.7 ${fonts}">
<div style="max-width:560px;margin:0 auto">
<p style="margin:0 0 24px;padding-bottom:12px;border-bottom:2px solid ${accent};font-size:18px;font-weight:600">${escapeMarkup(name)}</p>
${blocks.map(blockHtml).join('\n')}
<p style="margin:32px 0 0;padding-top:12px;border-top:1px solid ${line};color:${secondInk};font-size:14px">${escapeMarkup(end)}</p>
</div>
</body>
</html>
`;
}

function blockHtml(block: MailBlock): string {
  switch (block.kind) {
    case 'words':
      return `<p style="margin:0 0 16px">${escapeLines(block.text)}</p>`;
    case 'formatted':
      return block.blocks.map(formattedHtml).join('\n');
    case 'link': {
      const address = escapeMarkup(webAddress(block.address));
      const button = `display:inline-block;padding:10px 20px;border-radius:2px;background:${accent};color:#ffffff;text-decoration:none`;
      return `<p style="margin:0 0 8px"><a href="${address}" style="${button}">${escapeMarkup(block.label)}</a></p>
<p style="margin:0 0 16px;color:${secondInk};font-size:14px;word-break:break-all">${address}</p>`;
    }
    case 'code':
      return `<p style="margin:0 0 16px;font-size:28px;font-weight:600;letter-spacing:4px">${escapeMarkup(block.code)}</p>`;
    case 'facts':
      return `<table role="presentation" style="margin:0 0 16px;border-collapse:collapse">
${block.rows.map(factHtml).join('\n')}
</table>`;
    case 'quote':
      return `<blockquote style="margin:0 0 16px;padding:0 0 0 12px;border-left:2px solid ${line};color:${secondInk}">${escapeLines(block.text)}</blockquote>`;
    case 'heading':
      return `<h2 style="margin:24px 0 12px;padding-top:12px;border-top:1px solid ${line};font-size:18px">${escapeMarkup(block.text)}</h2>`;
    case 'stories':
      return block.rows.map(storyHtml).join('\n');
    case 'smallLink':
      return `<p style="margin:24px 0 0;color:${secondInk};font-size:14px">${escapeLines(block.text)}<br><a href="${escapeMarkup(webAddress(block.address))}" style="color:${secondInk}">${escapeMarkup(block.label)}</a></p>`;
  }
}

function blockText({ mark, depth, runs }: TextBlock): string {
  const words = runs
    .map(({ text, address }) => (address === null ? text : `${text} (${webAddress(address)})`))
    .join('');
  return mark === '' ? words : `${'  '.repeat(depth - 1)}${mark} ${words}`;
}

function runHtml({ text, isBold, address }: TextRun): string {
  const words = isBold ? `<strong>${escapeLines(text)}</strong>` : escapeLines(text);
  return address === null
    ? words
    : `<a href="${escapeMarkup(webAddress(address))}" style="color:${accent}">${words}</a>`;
}

/** List items become paragraphs with their mark, since mail programs render lists differently. */
function formattedHtml({ mark, depth, runs }: TextBlock): string {
  const words = runs.map(runHtml).join('');
  return `<p style="margin:0 0 12px ${depth * 16}px">${mark === '' ? '' : `${mark} `}${words}</p>`;
}

function storyHtml({ title, address, text }: MailStory): string {
  const link = `color:${ink};font-weight:600;text-decoration:underline`;
  return `<p style="margin:0 0 16px"><a href="${escapeMarkup(webAddress(address))}" style="${link}">${escapeMarkup(title)}</a><br><span style="color:${secondInk};font-size:14px">${escapeLines(text)}</span></p>`;
}

function factHtml([label, value]: readonly [string, string]): string {
  const cell = 'padding:4px 16px 4px 0;text-align:left;vertical-align:top';
  return `<tr><th style="${cell};color:${secondInk};font-weight:400;white-space:nowrap">${escapeMarkup(label)}</th><td style="${cell}">${escapeLines(value)}</td></tr>`;
}

/** Only web addresses may be linked from a mail. */
function webAddress(address: string): string {
  const { protocol, href } = new URL(address);
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error(`A mail may not link to ${protocol}`);
  return href;
}

function escapeLines(text: string): string {
  return escapeMarkup(text).replaceAll(/\r?\n/g, '<br>');
}
