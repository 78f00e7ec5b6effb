import type { Edition } from '@btc/contract/members/access.ts';
import { type MailBlock, type MailStory, renderMail } from './mail-layout.ts';
import { textBlocks } from '../rich-text/text-blocks.ts';
import type { MailContent } from './mail-content.ts';

/** A mail in one language. */
export interface MailWords {
  readonly subject: string;
  readonly blocks: readonly MailBlock[];
}

/** Makes a mail of an edition from values. */
export type MailTemplate<Values> = (edition: Edition, values: Values) => MailContent;

interface TemplateWords<Values> {
  readonly cn: (values: Values) => MailWords;
  readonly en: (values: Values) => MailWords;
  /** Set where the mail opens something: for how many minutes. */
  readonly secretForMinutes?: number;
}

/** States a template in both languages, each from the same values. */
export function mailTemplate<Values>(template: string, words: TemplateWords<Values>): MailTemplate<Values> {
  const { secretForMinutes } = words;
  return (edition, values) =>
    renderMail({
      template,
      edition,
      ...words[edition](values),
      ...(secretForMinutes === undefined ? {} : { secretForMinutes }),
    });
}

export function words(text: string): MailBlock {
  return { kind: 'words', text };
}

/** A short text with its lists, bold words and links; own paths lead to `publicUrl`. */
export function formatted(shortHtml: string, publicUrl: string): MailBlock {
  const blocks = textBlocks(shortHtml).map(({ runs, ...block }) => ({
    ...block,
    runs: runs.map(({ address, ...run }) => ({
      ...run,
      address: address === null ? null : new URL(address, publicUrl).href,
    })),
  }));
  return { kind: 'formatted', blocks };
}

export function link(label: string, address: string): MailBlock {
  return { kind: 'link', label, address };
}

/** Label and value; what has no value is left out. */
export function facts(rows: readonly (readonly [label: string, value: string | null])[]): MailBlock {
  return {
    kind: 'facts',
    rows: rows.flatMap(([label, value]) => (value === null || value === '' ? [] : [[label, value] as const])),
  };
}

export function quote(text: string): MailBlock {
  return { kind: 'quote', text };
}

export function heading(text: string): MailBlock {
  return { kind: 'heading', text };
}

export function stories(rows: readonly MailStory[]): MailBlock {
  return { kind: 'stories', rows };
}

export function smallLink(text: string, label: string, address: string): MailBlock {
  return { kind: 'smallLink', text, label, address };
}
