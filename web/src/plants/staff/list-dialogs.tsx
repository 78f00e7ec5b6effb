import type { PlantListDetail } from '@btc/contract/plants/desk/plant-list-desk.ts';
import { committableKinds } from '@btc/contract/plants/plant-codes.ts';
import { effectBasisNames } from '@btc/reference/plants/plant-scopes.ts';
import { rules } from 'form-rules:CommitPlantList';
import { useState } from 'react';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import type { FieldCodec, FormValue } from '#platform/forms/form-values.ts';
import { ActionDialog } from '#shell/console/actions/action-dialog.tsx';
import { deskFields } from '#shell/console/form/desk-fields.tsx';
import { FormDialog } from '#shell/console/form/form-dialog.tsx';
import layout from '#shell/console/layout.module.css';
import { useCallField } from '#ui/call-form/call-fields.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Notice } from '#ui/state/notice.tsx';
import { toOptions } from '#ui/form/select.tsx';
import { messages } from './messages.ts';

const { Day, Choice, Choices } = deskFields<'CommitPlantList'>();
const answers = ['no', 'yes'] as const;

interface ListDialogProps {
  readonly list: PlantListDetail;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** A yes/no question without a default: an empty answer is a problem. */
function yesNoCodec(problem: string): FieldCodec {
  return {
    format: (value) => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : ''),
    parse: (text) => (text === '' ? { problem } : { value: text === 'yes' }),
  };
}

/** Kinds of difference in the list; `gone` only if the list is complete. */
function offeredKinds({ Counts }: PlantListDetail, complete: FormValue | undefined) {
  return committableKinds.filter((kind) => (Counts[kind] ?? 0) > 0 && (kind !== 'gone' || complete === 'yes'));
}

function chosenKinds(list: PlantListDetail, complete: FormValue | undefined, chosen: FormValue | undefined) {
  return offeredKinds(list, complete).filter((kind) => Array.isArray(chosen) && chosen.includes(kind));
}

/** Commits the chosen differences; whether watchers are mailed must be answered, as mails cannot be recalled. */
export function CommitDialog({ list, ...dialog }: ListDialogProps) {
  const t = useMessages(messages);
  return (
    <FormDialog
      operation="CommitPlantList"
      rules={rules}
      codecs={{ Complete: yesNoCodec(t.choose), Notify: yesNoCodec(t.choose) }}
      row={null}
      id={list.ImportID}
      initial={{ Complete: false, Kinds: offeredKinds(list, 'no'), Notify: undefined }}
      fixed={(_none, { Complete, Kinds }) => ({ ImportID: list.ImportID, Kinds: chosenKinds(list, Complete, Kinds) })}
      labels={{ Basis: t.basis, Notify: t.notifyQuestion, Accept: t.manyEndsTitle }}
      title={t.commitTitle}
      confirm={t.commit}
      done={t.committed}
      {...dialog}
    >
      <KindFields list={list} />
      <Day name="EffectiveOn" hint={t.effectiveHint} />
      <Choice name="Basis" of={effectBasisNames} none={t.noBasis} />
      <Choice name="Notify" of={toOptions(answers, t.notifyChoices)} none={t.choose} />
    </FormDialog>
  );
}

function KindFields({ list }: Pick<ListDialogProps, 'list'>) {
  const t = useMessages(messages);
  const format = useFormat();
  const { Counts, DemoPlants, ManyEnds: many } = list;
  const { faulty = 0, gone = 0 } = Counts;
  const { value: complete } = useCallField('Complete');
  const { value: chosen } = useCallField('Kinds');
  const kinds = chosenKinds(list, complete, chosen);
  const endsSome = complete === 'yes' && kinds.some((kind) => kind === 'gone' || kind === 'scope');
  const count = kinds.reduce((sum, kind) => sum + (Counts[kind] ?? 0), 0);
  return (
    <>
      <div className={layout['what']}>
        <p>{t.commitWhat(format.number(count))}</p>
        {faulty > 0 && gone > 0 && complete === 'yes' && <p>{t.faultyWhat(format.number(faulty))}</p>}
        {DemoPlants > 0 && <p>{t.demoWhat(format.number(DemoPlants))}</p>}
      </div>
      {gone > 0 && (
        <Choice name="Complete" hint={t.completeHint(format.number(gone))} of={toOptions(answers, t.completeChoices)} />
      )}
      <Choices
        name="Kinds"
        of={offeredKinds(list, complete).map((kind) => ({
          value: kind,
          label: `${t.kinds[kind]} ${format.number(Counts[kind] ?? 0)}`,
        }))}
      />
      {endsSome && many !== null && (
        <>
          <Notice tone="caution">{t.manyEnds(format.number(many.Ends), format.number(many.InForce))}</Notice>
          <Choices name="Accept" of={[{ value: 'manyEnds', label: t.acceptManyEnds }]} />
        </>
      )}
    </>
  );
}

export function DiscardDialog({ list, onClose, onChanged }: ListDialogProps) {
  const t = useMessages(messages);
  return (
    <ActionDialog
      title={t.discard}
      what={<p>{t.discardWhat}</p>}
      confirm={t.discard}
      work={(api) => api('DiscardPlantList', { ImportID: list.ImportID })}
      done={t.discarded}
      onClose={onClose}
      onChanged={onChanged}
    />
  );
}

export function UndoDialog({ list, onClose, onChanged }: ListDialogProps) {
  const t = useMessages(messages);
  const [notify, setNotify] = useState(true);
  return (
    <ActionDialog
      title={t.undo}
      what={<p>{t.undoWhat}</p>}
      confirm={t.undo}
      work={(api) => api('UndoPlantList', { ImportID: list.ImportID, Notify: notify })}
      done={t.undoneToast}
      onClose={onClose}
      onChanged={onChanged}
    >
      <Checkbox checked={notify} onChange={({ target }) => setNotify(target.checked)}>
        {t.notify}
      </Checkbox>
    </ActionDialog>
  );
}
