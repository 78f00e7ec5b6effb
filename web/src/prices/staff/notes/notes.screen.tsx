import type { DeskPriceNote, FreePrices, GetDeskFreePrices } from '@btc/contract/prices/price-notes.ts';
import { priceMeats } from '@btc/contract/prices/price-codes.ts';
import type { OutputOf } from '@btc/contract/wire/operation.ts';
import { rules as listRules } from 'form-rules:GetDeskPriceNotes';
import { rules as freeRules } from 'form-rules:SaveFreePrices';
import { rules } from 'form-rules:SavePriceNote';
import { useState } from 'react';
import { type Edition, useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { todayInShanghai } from '#i18n/shanghai-time.ts';
import { useAct } from '#shell/console/actions/act-button.tsx';
import { AnswerView } from '#shell/console/answer-view.tsx';
import { When } from '#shell/console/facts.tsx';
import { LiveFigureLine } from '#shell/console/figures/figure-line.tsx';
import { deskFields } from '#shell/console/form/desk-fields.tsx';
import { DeskForm } from '#shell/console/form/desk-form.tsx';
import { FormDialog } from '#shell/console/form/form-dialog.tsx';
import layout from '#shell/console/layout.module.css';
import type { DeskColumn } from '#shell/console/list/desk-column.ts';
import { ListPart } from '#shell/console/list/desk-list.tsx';
import { useDeskList } from '#shell/console/list/use-desk-list.ts';
import { ScreenPage, ScreenPart } from '#shell/console/screen-page.tsx';
import { useCall } from '#shell/console/use-call.ts';
import { Button } from '#ui/button.tsx';
import { toText, useCallField } from '#ui/call-form/call-fields.tsx';
import { toOptions } from '#ui/form/select.tsx';
import { formatSeriesName } from '../../quotes/price-names.ts';
import { messages } from './messages.ts';

const Note = deskFields<'SavePriceNote'>();
const Free = deskFields<'SaveFreePrices'>();

export function PriceNotesScreen() {
  const t = useMessages(messages);
  const [edited, setEdited] = useState<DeskPriceNote | 'new' | null>(null);
  const list = useDeskList<'GetDeskPriceNotes'>(listRules);
  const answer = useCall('GetDeskPriceNotes', list.request);
  const free = useCall('GetDeskFreePrices', {});
  return (
    <ScreenPage
      title={t.title}
      actions={
        <Button variant="primary" onClick={() => setEdited('new')}>
          {t.add}
        </Button>
      }
    >
      <ListPart
        list={list}
        answer={answer}
        caption={t.caption}
        empty={t.empty}
        columns={useNoteColumns(setEdited, answer.reload)}
        rowKey={({ NoteID }) => NoteID}
      />
      <ScreenPart title={t.free}>
        <AnswerView answer={free}>
          {(found) => <FreeForm key={JSON.stringify(found.Row)} found={found} onChanged={free.reload} />}
        </AnswerView>
      </ScreenPart>
      {edited !== null && (
        <NoteDialog note={edited === 'new' ? null : edited} onClose={() => setEdited(null)} onChanged={answer.reload} />
      )}
    </ScreenPage>
  );
}

function useNoteColumns(
  onEdit: (note: DeskPriceNote) => void,
  onChanged: () => void,
): readonly DeskColumn<DeskPriceNote>[] {
  const t = useMessages(messages);
  const isEn = useEdition() === 'en';
  const { act } = useAct();
  return [
    { key: 'day', head: t.day, day: ({ Day }) => Day },
    {
      key: 'text',
      head: t.text,
      isLong: true,
      text: ({ TextCn, TextEn }) => (isEn ? TextEn : TextCn),
      beneath: ({ Meat }) => t.meats[Meat],
    },
    { key: 'reader', head: t.reader, text: ({ ForAll }) => (ForAll ? t.readers.all : t.readers.members) },
    {
      key: 'state',
      head: t.state,
      state: ({ Shown }) => (Shown ? { tone: 'good', name: t.shown } : { tone: 'plain', name: t.down }),
    },
    {
      key: 'changed',
      head: t.changed,
      text: ({ ChangedBy }) => ChangedBy,
      beneath: ({ ChangedDate }) => <When at={ChangedDate} />,
    },
    {
      key: 'actions',
      actions: (note) => {
        const { NoteID, Revision: ExpectedRevision, Shown } = note;
        const about = isEn ? note.TextEn : note.TextCn;
        return [
          { name: t.edit, about, onPress: () => onEdit(note) },
          {
            name: Shown ? t.takeDown : t.putBack,
            about,
            onPress: () =>
              act({
                work: (api) => api('ShowPriceNote', { NoteID, ExpectedRevision, Shown: !Shown }),
                done: Shown ? t.tookDown : t.wasPutBack,
                onChanged,
              }),
          },
        ];
      },
    },
  ];
}

interface NoteDialogProps {
  readonly note: DeskPriceNote | null;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

function NoteDialog({ note, ...dialog }: NoteDialogProps) {
  const t = useMessages(messages);
  return (
    <FormDialog
      operation="SavePriceNote"
      rules={rules}
      row={note}
      id={note?.NoteID ?? null}
      history={note === null ? undefined : { Kind: 'priceNote', ID: String(note.NoteID) }}
      initial={{ Day: todayInShanghai(), Meat: 'beef', ForAll: false }}
      fixed={(known) => (known === null ? {} : { NoteID: known.NoteID, ExpectedRevision: known.Revision })}
      refetch={async (api, row) =>
        (await api('GetDeskPriceNotes', {})).Rows.find(({ NoteID }) => NoteID === row.NoteID) ?? null
      }
      title={note === null ? t.addTitle : t.editTitle}
      what={
        <>
          <p>{t.what}</p>
          <p>{t.forAllWhat}</p>
        </>
      }
      labels={{ ForAll: t.forAll }}
      confirm={t.publish}
      done={t.saved}
      {...dialog}
    >
      <div className={layout['grid']}>
        <Note.Day name="Day" />
        <Note.Choice name="Meat" of={toOptions(priceMeats, t.meats)} />
      </div>
      <Text edition="cn" name="TextCn" />
      <Text edition="en" name="TextEn" />
      <Note.Tick name="ForAll" />
    </FormDialog>
  );
}

function Text({ edition, name }: { readonly edition: Edition; readonly name: 'TextCn' | 'TextEn' }) {
  const { value, set, input } = useCallField(name);
  return (
    <>
      <Note.Area name={name} rows={3} />
      <LiveFigureLine edition={edition} field={input.label} text={toText(value)} onChange={set} />
    </>
  );
}

interface FreeFormProps {
  readonly found: OutputOf<typeof GetDeskFreePrices>;
  readonly onChanged: () => void;
}

function FreeForm({ found: { Row, List }, onChanged }: FreeFormProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const series = List.map((one) => ({ value: String(one.SeriesID), label: formatSeriesName(edition, one) }));
  return (
    <DeskForm<'SaveFreePrices', FreePrices>
      operation="SaveFreePrices"
      rules={freeRules}
      row={Row}
      id={null}
      fixed={(known) => (known === null ? {} : { Expected: known })}
      refetch={async (api) => (await api('GetDeskFreePrices', {})).Row}
      labels={{ First: t.first, Second: t.second, Third: t.third, Views: t.views, Plants: t.plants }}
      issues={{ double: t.double }}
      what={<p>{t.freeWhat}</p>}
      confirm={t.save}
      done={t.freeSaved}
      onChanged={onChanged}
    >
      <div className={layout['grid']}>
        <Free.Choice name="First" of={series} none={t.none} />
        <Free.Choice name="Second" of={series} none={t.none} />
        <Free.Choice name="Third" of={series} none={t.none} />
      </div>
      <Free.Tick name="Views" />
      <Free.Tick name="Plants" />
    </DeskForm>
  );
}
