import type { DeskSurveyItem } from '@btc/contract/prices/survey.ts';
import { addDays, toFriday } from '@btc/contract/time.ts';
import { origins } from '@btc/reference/places/origins.ts';
import { rules as itemRules } from 'form-rules:SaveSurveyItem';
import { rules as scoreRules } from 'form-rules:ScoreSurveyItem';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { toFieldMoment, todayInShanghai } from '#i18n/shanghai-time.ts';
import { deskFields } from '#shell/console/form/desk-fields.tsx';
import { FormDialog } from '#shell/console/form/form-dialog.tsx';
import { digitsCodec } from '#platform/forms/form-values.ts';
import { momentCodec } from '#shell/console/form/moment-codec.ts';
import { entryOptions, useDictionary } from '#shell/console/use-dictionary.ts';
import { messages } from './messages.ts';

const { Line, Moment, Choice, Find } = deskFields<'SaveSurveyItem'>();
const Score = deskFields<'ScoreSurveyItem'>();

export interface ItemDialogProps {
  readonly item: DeskSurveyItem | null;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** The coming Friday, 17:00 Beijing time. */
function nextFriday(): string {
  const today = todayInShanghai();
  const friday = toFriday(today);
  return toFieldMoment(`${friday > today ? friday : addDays(friday, 7)}T17:00`);
}

export function ItemDialog({ item, ...dialog }: ItemDialogProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const rows = useDictionary(['beefCut']);
  const chosen = item === null ? [] : [item.Cut];
  return (
    <FormDialog
      operation="SaveSurveyItem"
      rules={itemRules}
      codecs={{ Deadline: momentCodec, BasePrice: digitsCodec }}
      row={item}
      id={item?.ItemID ?? null}
      history={item === null ? undefined : { Kind: 'surveyItem', ID: String(item.ItemID) }}
      initial={{ Origin: 'BRA', Cut: 'fq6', Horizon: 2, Deadline: nextFriday() }}
      fixed={(known) => ({ isEn: edition === 'en', ...(known === null ? {} : { ItemID: known.ItemID }) })}
      title={t.itemTitle}
      what={<p>{t.itemWhat}</p>}
      confirm={t.save}
      done={t.saved}
      {...dialog}
    >
      <Find name="Origin" of={origins} />
      <Find name="Cut" of={entryOptions(rows, { kind: 'beefCut', edition, chosen })} />
      <Choice name="Horizon" of={[2, 4].map((weeks) => ({ value: String(weeks), label: t.weeks(weeks) }))} />
      <Moment name="Deadline" hint={t.deadlineHint} />
      <Line name="BasePrice" hint={t.basePriceHint} />
    </FormDialog>
  );
}

export function ScoreDialog({ item, ...dialog }: ItemDialogProps & { readonly item: DeskSurveyItem }) {
  const t = useMessages(messages);
  const isEn = useEdition() === 'en';
  return (
    <FormDialog
      operation="ScoreSurveyItem"
      rules={scoreRules}
      codecs={{ BasePrice: digitsCodec, OutcomePrice: digitsCodec }}
      row={item}
      id={item.ItemID}
      fixed={() => ({ isEn, ItemID: item.ItemID })}
      title={t.score}
      what={<p>{t.scoreWhat}</p>}
      confirm={t.score}
      done={t.scored}
      {...dialog}
    >
      <Score.Line name="BasePrice" />
      <Score.Line name="OutcomePrice" />
    </FormDialog>
  );
}
