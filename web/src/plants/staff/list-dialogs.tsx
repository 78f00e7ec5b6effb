import type { PlantListImport } from '@btc/contract/plants/desk/plant-list-desk.ts';
import { type CommittableKind, committableKinds, effectBases } from '@btc/contract/plants/plant-codes.ts';
import { effectBasisNames } from '@btc/reference/plant-scopes.ts';
import { useState } from 'react';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { ActionDialog } from '#shell/console/action-dialog.tsx';
import { DayField } from '#shell/console/day-field.tsx';
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

/** Makes plants and changes of the kinds of difference that are chosen. */
export function CommitDialog({ list, onClose, onChanged }: ListDialogProps) {
  const t = useMessages({ cn: zh, en });
  const format = useFormat();
  const found = committableKinds.filter((kind) => (list.Counts[kind] ?? 0) > 0);
  const faulty = list.Counts.faulty ?? 0;
  const isDoubtful = faulty > 0 && found.includes('gone');
  const [isComplete, setComplete] = useState(false);
  const [chosen, setChosen] = useState<readonly CommittableKind[]>(found.filter((kind) => kind !== 'gone'));
  const offered = found.filter((kind) => kind !== 'gone' || isComplete);
  const kinds = chosen.filter((kind) => offered.includes(kind));
  const [effectiveOn, setEffectiveOn] = useState('');
  const [basis, setBasis] = useState('');
  const [notify, setNotify] = useState<NotifyOption>('');
  const count = kinds.reduce((sum, kind) => sum + (list.Counts[kind] ?? 0), 0);
  const bases = useOptions(effectBasisNames);
  return (
    <ActionDialog
      title={t.commitTitle}
      what={
        <>
          <p>{t.commitWhat(format.number(count))}</p>
          {isDoubtful && isComplete && <p>{t.faultyWhat(format.number(faulty))}</p>}
          {list.DemoPlants > 0 && <p>{t.demoWhat(format.number(list.DemoPlants))}</p>}
        </>
      }
      confirm={t.commit}
      isReady={kinds.length > 0 && notify !== ''}
      work={(api) =>
        api('CommitPlantList', {
          ImportID: list.ImportID,
          Kinds: [...kinds],
          Basis: effectBases.find((code) => code === basis) ?? null,
          Complete: isComplete,
          Notify: notify === 'yes',
          ...(effectiveOn === '' ? {} : { EffectiveOn: effectiveOn }),
        })
      }
      done={t.committed}
      onClose={onClose}
      onChanged={onChanged}
    >
      {found.includes('gone') && (
        <Select
          label={t.complete}
          hint={t.completeHint(format.number(list.Counts.gone ?? 0))}
          options={(['no', 'yes'] as const).map((value) => ({ value, label: t.completeChoices[value] }))}
          value={isComplete ? 'yes' : 'no'}
          onChange={(value) => setComplete(value === 'yes')}
        />
      )}
      {offered.map((kind) => (
        <Checkbox
          key={kind}
          checked={kinds.includes(kind)}
          onChange={({ target }) =>
            setChosen(target.checked ? [...chosen, kind] : chosen.filter((one) => one !== kind))
          }
        >
          {t.kinds[kind]} {format.number(list.Counts[kind] ?? 0)}
        </Checkbox>
      ))}
      <DayField
        label={t.effectiveOn}
        hint={t.effectiveHint}
        value={effectiveOn}
        onChange={({ target }) => setEffectiveOn(target.value)}
      />
      <Select label={t.basis} options={[{ value: '', label: t.noBasis }, ...bases]} value={basis} onChange={setBasis} />
      <Select
        label={t.notifyQuestion}
        options={notifyChoices.map((value) => ({ value, label: t.notifyChoices[value] }))}
        value={notify}
        onChange={setNotify}
      />
    </ActionDialog>
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
