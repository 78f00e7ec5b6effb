import type { DeskPlantEvent } from '@btc/contract/plants/desk/plant-desk.ts';
import { registrationRules } from '@btc/contract/plants/plant-codes.ts';
import { effectBasisNames } from '@btc/reference/plants/plant-scopes.ts';
import { plantStatuses } from '@btc/reference/plants/plant-statuses.ts';
import { rules } from 'form-rules:SavePlantEvent';
import { useMessages } from '#i18n/messages.ts';
import { todayInShanghai } from '#i18n/shanghai-time.ts';
import { deskFields } from '#shell/console/form/desk-fields.tsx';
import { FormDialog } from '#shell/console/form/form-dialog.tsx';
import { messages } from './messages.ts';

const { Line, Day, Choice, Tick } = deskFields<'SavePlantEvent'>();
const ruleNames = registrationRules.map((code) => ({ code, nameCn: code, nameEn: code }));

export interface EventDialogProps {
  readonly plantId: number;
  /** Null for a new event. */
  readonly event: DeskPlantEvent | null;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

export function EventDialog({ plantId, event, onClose, onChanged }: EventDialogProps) {
  const t = useMessages(messages);
  return (
    <FormDialog
      operation="SavePlantEvent"
      rules={rules}
      row={event}
      id={event?.EventID ?? `plant${plantId}`}
      history={event === null ? undefined : { Kind: 'plantEvent', ID: String(event.EventID) }}
      initial={{ Status: 'SUSP_CN', Rule: '280', Notify: true }}
      // A correction is told of only where the change is yet to come and was to be told of.
      toRecord={(known) => ({ ...known, Notify: known.Notify && known.EffectiveOn > todayInShanghai() })}
      fixed={(known) => ({
        PlantID: plantId,
        ...(known === null ? {} : { EventID: known.EventID, Expected: known }),
      })}
      refetch={async (api, { EventID }) => {
        const { Rows } = await api('GetDeskPlant', { PlantID: plantId });
        return Rows.find((row) => row.EventID === EventID) ?? null;
      }}
      labels={{ Basis: t.basis }}
      title={event === null ? t.addEvent : t.editEvent}
      what={<p>{t.eventWhat}</p>}
      confirm={t.save}
      done={t.saved}
      onClose={onClose}
      onChanged={onChanged}
    >
      <Choice name="Status" of={plantStatuses} />
      <Day name="EffectiveOn" />
      <Day name="AnnouncedOn" />
      <Choice name="Basis" of={effectBasisNames} none={t.noBasis} />
      <Choice name="Rule" of={ruleNames} none={t.noBasis} />
      <Line name="OldNumber" />
      <Line name="NewNumber" />
      <Line name="NoteCn" />
      <Line name="NoteEn" />
      <Line name="Source" />
      <Line name="SourceLink" />
      <Tick name="Notify" />
    </FormDialog>
  );
}
