import type { AnswerDict } from '@btc/contract/trade/trade-fields.ts';
import type { Edition } from '#i18n/edition.ts';
import { getFormat } from '#i18n/format.ts';
import { pickMessages } from '#i18n/messages.ts';
import { messages } from '../messages.ts';
import { formatPeriodText } from '../words/periods.ts';

export type LeftOut = Pick<AnswerDict, 'Partial' | 'Unpublished' | 'MissingVolumes' | 'MissingUsd' | 'MissingCny'>;

export interface NoteText {
  readonly name: string;
  readonly text: string;
}

/** The provisional periods, and whether the figure hatches them; empty where there are none. */
export function provisionalNotes(
  { Provisional }: Pick<AnswerDict, 'Provisional'>,
  isHatched: boolean,
  edition: Edition,
): readonly NoteText[] {
  const t = pickMessages(edition, messages);
  const periods = Provisional.map((one) => formatPeriodText(edition, one)).join(t.listJoin);
  return periods === '' ? [] : [{ name: t.noteProvisional, text: t.provisionalText(periods, isHatched) }];
}

/** What the sums omit because it is not published; empty where they are complete. */
export function leftOutNotes(dict: LeftOut, edition: Edition): readonly NoteText[] {
  const t = pickMessages(edition, messages);
  const format = getFormat(edition);
  const periods = (list: readonly string[]): string =>
    list.map((one) => formatPeriodText(edition, one)).join(t.listJoin);
  const { Partial, Unpublished, MissingVolumes, MissingUsd, MissingCny } = dict;
  return [
    ...(Partial.length > 0 ? [{ name: t.notePartial, text: t.partialText(periods(Partial)) }] : []),
    ...(Unpublished.length > 0 ? [{ name: t.noteUnpublished, text: t.unpublishedText(periods(Unpublished)) }] : []),
    ...(MissingVolumes > 0 ? [{ name: t.noteMissing, text: t.missingText(format.number(MissingVolumes)) }] : []),
    ...(MissingUsd > 0 ? [{ name: t.noteMissingUsd, text: t.missingUsdText(format.volumeInText(MissingUsd)) }] : []),
    ...(MissingCny > 0 ? [{ name: t.noteMissingCny, text: t.missingCnyText(format.volumeInText(MissingCny)) }] : []),
  ];
}
