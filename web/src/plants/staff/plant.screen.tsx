import type { DeskPlant, DeskPlantEvent } from '@btc/contract/plants/desk/plant-desk.ts';
import { formatCodeIn, type NamedCode } from '@btc/contract/names.ts';
import {
  effectBasisNames,
  plantProductNames,
  plantTypeNames,
  registrationStateNames,
} from '@btc/reference/plants/plant-scopes.ts';
import { plantStatuses } from '@btc/reference/plants/plant-statuses.ts';
import { useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { ActionDialog } from '#shell/console/actions/action-dialog.tsx';
import { AnswerView } from '#shell/console/answer-view.tsx';
import { Facts } from '#shell/console/facts.tsx';
import layout from '#shell/console/layout.module.css';
import { ScreenPage, ScreenPart } from '#shell/console/screen-page.tsx';
import { useCall } from '#shell/console/use-call.ts';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data/data-table.tsx';
import type { Column } from '#ui/data/table-model.ts';
import { EventDialog } from './event-dialog.tsx';
import { messages } from './messages.ts';
import { PlantDialog } from './plant-dialog.tsx';

type Open =
  | { readonly kind: 'plant' }
  | { readonly kind: 'event'; readonly event: DeskPlantEvent | null }
  | { readonly kind: 'remove'; readonly event: DeskPlantEvent };

export function PlantScreen({ id }: { id: number | null }) {
  const t = useMessages(messages);
  const answer = useCall('GetDeskPlant', { PlantID: id ?? 0 });
  const format = useFormat();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const plant = answer.data?.Row;
  return (
    <ScreenPage
      title={plant === undefined ? t.plant : plant.Code}
      crumbs={[{ name: t.plants, screen: 'plants' }]}
      actions={plant && <Button onClick={() => setOpen({ kind: 'plant' })}>{t.edit}</Button>}
    >
      <AnswerView answer={answer}>
        {({ Row, Rows, Dict }) => (
          <>
            <ScreenPart title={t.identity}>
              <PlantFacts plant={Row} />
            </ScreenPart>
            <ScreenPart
              title={t.events}
              actions={
                <Button variant="primary" onClick={() => setOpen({ kind: 'event', event: null })}>
                  {t.addEvent}
                </Button>
              }
            >
              <p className={layout['note']}>{t.watchers(format.number(Dict.Watchers))}</p>
              {Rows.length === 0 ? (
                <p className={layout['note']}>{t.noEvents}</p>
              ) : (
                <EventTable rows={Rows} onOpen={setOpen} />
              )}
            </ScreenPart>
            {open?.kind === 'plant' && <PlantDialog plant={Row} onClose={close} onChanged={answer.reload} />}
            {open?.kind === 'event' && (
              <EventDialog plantId={Row.PlantID} event={open.event} onClose={close} onChanged={answer.reload} />
            )}
            {open?.kind === 'remove' && <RemoveDialog event={open.event} onClose={close} onChanged={answer.reload} />}
          </>
        )}
      </AnswerView>
    </ScreenPage>
  );
}

function RemoveDialog({
  event,
  onClose,
  onChanged,
}: {
  event: DeskPlantEvent;
  onClose: () => void;
  onChanged: () => void;
}) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  return (
    <ActionDialog
      title={t.removeEvent}
      what={
        <p>
          {formatCodeIn(edition, plantStatuses, event.Status)} · {format.date(event.EffectiveOn)}. {t.removeWhat}
        </p>
      }
      confirm={t.remove}
      work={(api) => api('DeletePlantEvent', { EventID: event.EventID })}
      done={t.removed}
      onClose={onClose}
      onChanged={onChanged}
    />
  );
}

function PlantFacts({ plant }: { plant: DeskPlant }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const join = (names: readonly NamedCode[], codes: readonly string[]) =>
    codes.map((code) => formatCodeIn(edition, names, code)).join(' · ');
  return (
    <Facts
      facts={[
        [t.state, formatCodeIn(edition, registrationStateNames, plant.State)],
        [t.origin, edition === 'cn' ? plant.OriginCn : plant.OriginEn],
        [t.fields.PlantNo, plant.PlantNo],
        [t.fields.CiferNo, plant.CiferNo],
        [t.fields.NameCn, plant.NameCn],
        [t.fields.NameEn, plant.NameEn],
        [t.fields.NameLocal, plant.NameLocal],
        [t.group, edition === 'cn' ? (plant.GroupCn ?? plant.GroupEn) : (plant.GroupEn ?? plant.GroupCn)],
        [
          t.place,
          [plant.ProvinceCn, plant.ProvinceEn, plant.CityCn, plant.CityEn].filter((part) => part !== null).join(' · '),
        ],
        [t.meat, plant.Meats.map((meat) => t.meats[meat]).join(' · ')],
        [t.types, join(plantTypeNames, plant.Types)],
        [t.products, join(plantProductNames, plant.Products)],
        [t.fields.FirstApproved, plant.FirstApproved === null ? null : format.date(plant.FirstApproved)],
        [t.fields.ValidTo, plant.ValidTo === null ? null : format.date(plant.ValidTo)],
      ]}
    />
  );
}

function useEventColumns(onOpen: (open: Open) => void): readonly Column<DeskPlantEvent>[] {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const day = (on: string | null) => on !== null && <span className={layout['nowrap']}>{format.date(on)}</span>;
  return [
    { key: 'day', head: t.effectiveOn, cell: (row) => day(row.EffectiveOn) },
    {
      key: 'change',
      head: t.change,
      cell: (row) => (
        <>
          {formatCodeIn(edition, plantStatuses, row.Status)}
          <span className={layout['sub']}>{edition === 'cn' ? row.NoteCn : row.NoteEn}</span>
          {!row.Notify && <span className={layout['sub']}>{t.unnotified}</span>}
        </>
      ),
    },
    {
      key: 'basis',
      head: t.basis,
      cell: (row) => (row.Basis === null ? t.noBasis : formatCodeIn(edition, effectBasisNames, row.Basis)),
    },
    { key: 'announced', head: t.announcedOn, cell: (row) => day(row.AnnouncedOn) },
    { key: 'source', head: t.source, cell: (row) => row.Source },
    {
      key: 'do',
      head: '',
      cell: (row) => (
        <span className={layout['nowrap']}>
          <Button size="small" onClick={() => onOpen({ kind: 'event', event: row })}>
            {t.correct}
          </Button>{' '}
          <Button size="small" onClick={() => onOpen({ kind: 'remove', event: row })}>
            {t.remove}
          </Button>
        </span>
      ),
    },
  ];
}

function EventTable({ rows, onOpen }: { rows: readonly DeskPlantEvent[]; onOpen: (open: Open) => void }) {
  const t = useMessages(messages);
  const columns = useEventColumns(onOpen);
  return <DataTable caption={t.events} columns={columns} rows={rows} rowKey={({ EventID }) => String(EventID)} />;
}
