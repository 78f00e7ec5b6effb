import type { MailTemplateCode } from '@btc/contract/console/mail-templates.ts';
import type { Edition } from '@btc/contract/members/access.ts';
import { textBlocks } from '../rich-text/text-blocks.ts';
import type { MailContent, MailWording } from './mail-content.ts';
import { type MailBlock, type MailStory, renderMail } from './mail-layout.ts';
import { fillWording, findWordingIssues, type MailPlaces, type PlaceValue } from './mail-wording.ts';

interface TemplateStatement<Values, Places extends MailPlaces> {
  /** Default wording. */
  readonly cn: MailWording;
  readonly en: MailWording;
  readonly places: Places;
  readonly fill: (edition: Edition, values: Values) => { readonly [Name in keyof Places]: PlaceValue };
  readonly example: (edition: Edition) => Values;
  /** For mails with a secret: minutes of validity. */
  readonly secretForMinutes?: number;
}

export interface EditedTemplate {
  readonly code: MailTemplateCode;
  readonly shipped: Readonly<Record<Edition, MailWording>>;
  readonly places: MailPlaces;
  readonly preview: (edition: Edition, wording: MailWording) => MailContent;
}

export interface MailTemplate<Values> extends EditedTemplate {
  (edition: Edition, values: Values): MailContent;
}

export function mailTemplate<Values, Places extends MailPlaces>(
  code: MailTemplateCode,
  statement: TemplateStatement<Values, Places>,
): MailTemplate<Values> {
  const { cn, en, places, fill, example, secretForMinutes } = statement;
  const shipped = { cn, en };
  const write = (edition: Edition, values: Values, wording: MailWording): MailContent =>
    renderMail({
      template: code,
      edition,
      ...fillWording(wording, fill(edition, values)),
      ...(secretForMinutes === undefined ? {} : { secretForMinutes }),
    });
  return Object.assign(
    (edition: Edition, values: Values): MailContent => ({
      ...write(edition, values, shipped[edition]),
      // What was saved before a release gave the template other placeholders fits no longer.
      reword: (own) => (findWordingIssues(places, own).length > 0 ? null : write(edition, values, own)),
    }),
    {
      code,
      shipped,
      places,
      preview: (edition: Edition, wording: MailWording) => write(edition, example(edition), wording),
    },
  );
}

/** A short text with lists, bold and links; own paths are prefixed with `publicUrl`. */
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
