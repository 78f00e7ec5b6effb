import type { DeskPlant } from '@btc/contract/plants/desk/plant-desk.ts';
import { origins } from '@btc/reference/places/origins.ts';
import { rules } from 'form-rules:SaveDeskPlant';
import { useMessages } from '#i18n/messages.ts';
import { deskFields } from '#shell/console/form/desk-fields.tsx';
import { FormDialog } from '#shell/console/form/form-dialog.tsx';
import { toText, useCallField } from '#ui/call-form/call-fields.tsx';
import { GroupSelect } from './group-select.tsx';
import { messages } from './messages.ts';
import { hasOffal, ScopeFields } from './scope-fields.tsx';

const { Line, Day, Find } = deskFields<'SaveDeskPlant'>();
const meatOrigins = origins.filter(({ code }) => code !== 'OTH');

function OriginFields() {
  const t = useMessages(messages);
  const code = toText(useCallField('Origin').value);
  const group = useCallField('GroupID');
  return (
    <>
      <Find name="Origin" of={meatOrigins} none={t.chooseOrigin} onChoice={(_origin, set) => set('GroupID', '')} />
      {code !== '' && <GroupSelect key={code} origin={code} value={toText(group.value)} onChange={group.set} />}
    </>
  );
}

export function PlantDialog(props: { plant: DeskPlant | null; onClose: () => void; onChanged: () => void }) {
  const { plant, onClose, onChanged } = props;
  const t = useMessages(messages);
  return (
    <FormDialog
      operation="SaveDeskPlant"
      rules={rules}
      row={plant}
      id={plant?.PlantID ?? null}
      history={plant === null ? undefined : { Kind: 'plant', ID: String(plant.PlantID) }}
      initial={{ Meats: ['beef'] }}
      fixed={(known, { Products }) => ({
        ...(known === null ? {} : { PlantID: known.PlantID, Expected: known }),
        // What the scope does not have needs no list of it.
        ...(hasOffal(Products) ? {} : { OffalCuts: [] }),
      })}
      refetch={async (api, { PlantID }) => (await api('GetDeskPlant', { PlantID })).Row}
      labels={{ Origin: t.origin, Products: t.products }}
      title={plant === null ? t.add : t.edit}
      what={<p>{plant === null ? t.addWhat : t.editWhat}</p>}
      confirm={t.save}
      done={t.saved}
      onClose={onClose}
      onChanged={onChanged}
    >
      <OriginFields />
      <Line name="PlantNo" />
      <Line name="CiferNo" />
      <Line name="NameCn" />
      <Line name="NameEn" />
      <Line name="NameLocal" />
      <Line name="ProvinceCn" />
      <Line name="ProvinceEn" />
      <Line name="CityCn" />
      <Line name="CityEn" />
      <Day name="FirstApproved" />
      <Day name="ValidTo" />
      <ScopeFields />
    </FormDialog>
  );
}
