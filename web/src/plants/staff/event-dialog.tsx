import type { Api } from '@btc/contract/client.ts';
import type { DeskPlantEvent } from '@btc/contract/plants/desk/plant-desk.ts';
import { effectBases, plantChanges, registrationRules } from '@btc/contract/plants/plant-codes.ts';
import { effectBasisNames } from '@btc/reference/plant-scopes.ts';
import { plantStatuses } from '@btc/reference/plant-statuses.ts';
import { useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { todayInShanghai } from '#i18n/shanghai-time.ts';
import { ActionDialog } from '#shell/console/action-dialog.tsx';
import { DayField } from '#shell/console/day-field.tsx';
import { bindDraft } from '#ui/form/bind-draft.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Select } from '#ui/form/select.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';
import { useOptions } from '#ui/form/named-options.ts';

const days = ['EffectiveOn', 'AnnouncedOn'] as const;
const texts = ['OldNumber', 'NewNumber', 'NoteCn', 'NoteEn', 'Source', 'SourceLink'] as const;
type TextName = (typeof days)[number] | (typeof texts)[number];

const fieldLabels = {
  EffectiveOn: 'effectiveOn',
  AnnouncedOn: 'announcedOn',
  OldNumber: 'oldNumber',
  NewNumber: 'newNumber',
  NoteCn: 'noteCn',
  NoteEn: 'noteEn',
  Source: 'source',
  SourceLink: 'sourceLink',
} as const satisfies Record<TextName, string>;

type Draft = Readonly<Record<TextName | 'Status' | 'Basis' | 'Rule', string>> & { readonly Notify: boolean };

function toDraft(event: DeskPlantEvent | null, today: string): Draft {
  const text = (name: TextName): string => event?.[name] ?? '';
  return {
    Status: event?.Status ?? 'SUSP_CN',
    Basis: event?.Basis ?? '',
    Rule: event?.Rule ?? '280',
    EffectiveOn: text('EffectiveOn'),
    AnnouncedOn: text('AnnouncedOn'),
    OldNumber: text('OldNumber'),
    NewNumber: text('NewNumber'),
    NoteCn: text('NoteCn'),
    NoteEn: text('NoteEn'),
    Source: text('Source'),
    SourceLink: text('SourceLink'),
    // A correction is told of only where the change is yet to come and was to be told of.
    Notify: event === null || (event.Notify && event.EffectiveOn > today),
  };
}

const orNull = (text: string): string | null => text.trim() || null;

function toInput(plantId: number, event: DeskPlantEvent | null, draft: Draft) {
  return {
    PlantID: plantId,
    ...(event === null ? {} : { EventID: event.EventID, Expected: event }),
    Status: plantChanges.find((code) => code === draft.Status) ?? 'INFO',
    EffectiveOn: draft.EffectiveOn,
    Basis: effectBases.find((code) => code === draft.Basis) ?? null,
    AnnouncedOn: orNull(draft.AnnouncedOn),
    Rule: registrationRules.find((code) => code === draft.Rule) ?? null,
    OldNumber: orNull(draft.OldNumber),
    NewNumber: orNull(draft.NewNumber),
    NoteCn: orNull(draft.NoteCn),
    NoteEn: orNull(draft.NoteEn),
    Source: orNull(draft.Source),
    SourceLink: orNull(draft.SourceLink),
    Notify: draft.Notify,
  };
}

export interface EventDialogProps {
  readonly plantId: number;
  /** Null for a new one. */
  readonly event: DeskPlantEvent | null;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** Enters or corrects a change of a plant's registration. */
export function EventDialog({ plantId, event, onClose, onChanged }: EventDialogProps) {
  const t = useMessages({ cn: zh, en });
  const [draft, setDraft] = useState(() => toDraft(event, todayInShanghai()));
  const { text, choice, check } = bindDraft(draft, setDraft);
  const bases = useOptions(effectBasisNames);
  return (
    <ActionDialog
      title={event === null ? t.addEvent : t.editEvent}
      what={<p>{t.eventWhat}</p>}
      confirm={t.save}
      isReady={draft.EffectiveOn !== ''}
      work={(api: Api) => api('SavePlantEvent', toInput(plantId, event, draft))}
      done={t.saved}
      onClose={onClose}
      onChanged={onChanged}
    >
      <Select label={t.change} options={useOptions<string>(plantStatuses)} {...choice('Status')} />
      {days.map((name) => (
        <DayField key={name} label={t[fieldLabels[name]]} required={name === 'EffectiveOn'} {...text(name)} />
      ))}
      <Select label={t.basis} options={[{ value: '', label: t.noBasis }, ...bases]} {...choice('Basis')} />
      <Select
        label={t.rule}
        options={['', ...registrationRules].map((code) => ({ value: code, label: code === '' ? t.noBasis : code }))}
        {...choice('Rule')}
      />
      {texts.map((name) => (
        <TextField
          key={name}
          type={name === 'SourceLink' ? 'url' : 'text'}
          label={t[fieldLabels[name]]}
          maxLength={500}
          {...text(name)}
        />
      ))}
      <Checkbox {...check('Notify')}>{t.notify}</Checkbox>
    </ActionDialog>
  );
}
