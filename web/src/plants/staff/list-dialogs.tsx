import type { PlantListImport } from '@btc/contract/plants/desk/plant-list-desk.ts';
import { type CommittableKind, committableKinds, effectBases } from '@btc/contract/plants/plant-codes.ts';
import { effectBasisNames } from '@btc/reference/plant-scopes.ts';
import { useState } from 'react';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { ActionDialog } from '#shell/console/action-dialog.tsx';
import { DayField } from '#shell/console/day-field.tsx';
import { bindDraft } from '#ui/form/bind-draft.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Select } from '#ui/form/select.tsx';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';
import { useOptions } from '#ui/form/named-options.ts';

interface ListDialogProps {
  readonly list: PlantListImport;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** Whoever imports says whether watchers get a mail: one that went out cannot be called back. */
const notifyChoices = ['', 'yes', 'no'] as const;
type NotifyOption = (typeof notifyChoices)[number];

interface Draft {
  readonly isComplete: boolean;
  readonly chosen: readonly CommittableKind[];
  readonly effectiveOn: string;
  readonly basis: string;
  readonly notify: NotifyOption;
}

/** The kinds of difference that there are; plants that are not in a list are gone only where it is complete. */
function offeredKinds({ Counts }: PlantListImport, isComplete: boolean): readonly CommittableKind[] {
  return committableKinds.filter((kind) => (Counts[kind] ?? 0) > 0 && (kind !== 'gone' || isComplete));
}

/** Makes plants and changes of the kinds of difference that are chosen. */
export function CommitDialog({ list, ...dialog }: ListDialogProps) {
  const t = useMessages({ cn: zh, en });
  const format = useFormat();
  const [draft, setDraft] = useState<Draft>({
    isComplete: false,
    chosen: offeredKinds(list, false),
    effectiveOn: '',
    basis: '',
    notify: '',
  });
  const { text, choice } = bindDraft(draft, setDraft);
  const { isComplete, effectiveOn, basis, notify } = draft;
  const kinds = offeredKinds(list, isComplete).filter((kind) => draft.chosen.includes(kind));
  const { faulty = 0, gone = 0 } = list.Counts;
  const count = kinds.reduce((sum, kind) => sum + (list.Counts[kind] ?? 0), 0);
  const bases = useOptions(effectBasisNames);
  return (
    <ActionDialog
      title={t.commitTitle}
      what={
        <>
          <p>{t.commitWhat(format.number(count))}</p>
          {faulty > 0 && gone > 0 && isComplete && <p>{t.faultyWhat(format.number(faulty))}</p>}
          {list.DemoPlants > 0 && <p>{t.demoWhat(format.number(list.DemoPlants))}</p>}
        </>
      }
      confirm={t.commit}
      isReady={kinds.length > 0 && notify !== ''}
      work={(api) =>
        api('CommitPlantList', {
          ImportID: list.ImportID,
          Kinds: kinds,
          Basis: effectBases.find((code) => code === basis) ?? null,
          Complete: isComplete,
          Notify: notify === 'yes',
          ...(effectiveOn === '' ? {} : { EffectiveOn: effectiveOn }),
        })
      }
      done={t.committed}
      {...dialog}
    >
      <KindFields list={list} draft={draft} onChange={setDraft} />
      <DayField label={t.effectiveOn} hint={t.effectiveHint} {...text('effectiveOn')} />
      <Select label={t.basis} options={[{ value: '', label: t.noBasis }, ...bases]} {...choice('basis')} />
      <Select
        label={t.notifyQuestion}
        options={notifyChoices.map((value) => ({ value, label: t.notifyChoices[value] }))}
        {...choice('notify')}
      />
    </ActionDialog>
  );
}

interface KindFieldsProps {
  readonly list: PlantListImport;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

function KindFields({ list, draft, onChange }: KindFieldsProps) {
  const t = useMessages({ cn: zh, en });
  const format = useFormat();
  const { isComplete, chosen } = draft;
  const { gone = 0 } = list.Counts;
  return (
    <>
      {gone > 0 && (
        <Select
          label={t.complete}
          hint={t.completeHint(format.number(gone))}
          options={(['no', 'yes'] as const).map((value) => ({ value, label: t.completeChoices[value] }))}
          value={isComplete ? 'yes' : 'no'}
          onChange={(value) => onChange({ ...draft, isComplete: value === 'yes' })}
        />
      )}
      {offeredKinds(list, isComplete).map((kind) => (
        <Checkbox
          key={kind}
          checked={chosen.includes(kind)}
          onChange={({ target }) =>
            onChange({ ...draft, chosen: target.checked ? [...chosen, kind] : chosen.filter((one) => one !== kind) })
          }
        >
          {t.kinds[kind]} {format.number(list.Counts[kind] ?? 0)}
        </Checkbox>
      ))}
    </>
  );
}

/** Puts a list aside for good. */
export function DiscardDialog({ list, onClose, onChanged }: ListDialogProps) {
  const t = useMessages({ cn: zh, en });
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

/** Brings the records back to what they were before an import. */
export function UndoDialog({ list, onClose, onChanged }: ListDialogProps) {
  const t = useMessages({ cn: zh, en });
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
