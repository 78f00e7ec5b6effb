import type { DeskPlant } from '@btc/contract/plants/desk/plant-desk.ts';
import { plantMeats } from '@btc/contract/plants/plant-codes.ts';
import { formatCodeIn } from '@btc/contract/names.ts';
import { origins } from '@btc/reference/places/origins.ts';
import { registrationStateNames } from '@btc/reference/plants/plant-scopes.ts';
import { rules } from 'form-rules:GetDeskPlants';
import { useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { toConsoleScreenPath } from '#shell/console/console-path.ts';
import type { DeskColumn } from '#shell/console/list/desk-column.ts';
import { DeskList } from '#shell/console/list/desk-list.tsx';
import { useDeskList } from '#shell/console/list/use-desk-list.ts';
import { useCall } from '#shell/console/use-call.ts';
import { Button } from '#ui/button.tsx';
import { useOptions } from '#ui/form/named-options.ts';
import { toOptions } from '#ui/form/select.tsx';
import { messages } from './messages.ts';
import { PlantDialog } from './plant-dialog.tsx';

function usePlantColumns(): readonly DeskColumn<DeskPlant>[] {
  const t = useMessages(messages);
  const edition = useEdition();
  const isEn = edition === 'en';
  const format = useFormat();
  return [
    {
      key: 'number',
      head: t.number,
      text: ({ PlantNo }) => PlantNo,
      to: ({ PlantID }) => toConsoleScreenPath(edition, 'plant', PlantID),
      beneath: (row) => [isEn ? row.OriginEn : row.OriginCn, row.Demo && t.demo],
    },
    {
      key: 'state',
      head: t.state,
      text: ({ State }) => formatCodeIn(edition, registrationStateNames, State),
      beneath: ({ StateSince }) => [StateSince !== null && `${t.since} ${format.date(StateSince)}`],
    },
    {
      key: 'name',
      head: t.name,
      text: (row) => (isEn ? (row.NameEn ?? row.NameLocal) : (row.NameCn ?? row.NameEn)) ?? row.NameLocal,
    },
    {
      key: 'place',
      head: t.place,
      text: (row) => (isEn ? (row.ProvinceEn ?? row.ProvinceCn) : (row.ProvinceCn ?? row.ProvinceEn)),
    },
    { key: 'meat', head: t.meat, text: (row) => row.Meats.map((meat) => t.meats[meat]).join(' · ') },
  ];
}

export function PlantsScreen() {
  const t = useMessages(messages);
  const [isAdding, setAdding] = useState(false);
  const list = useDeskList<'GetDeskPlants'>(rules, {
    filters: [
      { field: 'Keyword', label: t.keyword, hint: t.keywordHint },
      { field: 'Meat', label: t.meat, options: toOptions(plantMeats, t.meats) },
      { field: 'Origin', label: t.origin, options: useOptions(origins.filter(({ code }) => code !== 'OTH')) },
      { field: 'State', label: t.state, options: useOptions(registrationStateNames) },
    ],
  });
  const answer = useCall('GetDeskPlants', list.request);
  return (
    <DeskList
      list={list}
      answer={answer}
      title={t.plants}
      actions={<Button onClick={() => setAdding(true)}>{t.add}</Button>}
      caption={t.caption}
      columns={usePlantColumns()}
      rowKey={({ PlantID }) => PlantID}
    >
      {isAdding && <PlantDialog plant={null} onClose={() => setAdding(false)} onChanged={answer.reload} />}
    </DeskList>
  );
}
