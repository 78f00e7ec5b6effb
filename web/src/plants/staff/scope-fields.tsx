import { type PlantMeat, plantMeats } from '@btc/contract/plants/plant-codes.ts';
import { plantProductNames, plantTypeNames } from '@btc/reference/plants/plant-scopes.ts';
import type { FormValue } from '#platform/forms/form-values.ts';
import { deskFields } from '#shell/console/form/desk-fields.tsx';
import { useCallField } from '#ui/call-form/call-fields.tsx';
import { messages } from './messages.ts';
import { useOffalNames } from './use-offal-names.ts';

const { Choices } = deskFields<'SaveDeskPlant'>();
const meatNames = plantMeats.map((code) => ({
  code,
  nameCn: messages.cn.meats[code],
  nameEn: messages.en.meats[code],
}));

function has(chosen: FormValue | undefined, code: string): boolean {
  return Array.isArray(chosen) && chosen.includes(code);
}

/** Only a scope with offal has an offal list. */
export function hasOffal(products: FormValue | undefined): boolean {
  return has(products, 'offal');
}

export function ScopeFields() {
  const offalNames = useOffalNames();
  const { value: meats } = useCallField('Meats');
  const { value: products } = useCallField('Products');
  const own = plantMeats.filter((code: PlantMeat) => has(meats, code));
  return (
    <>
      <Choices name="Meats" of={meatNames} />
      <Choices name="Types" of={plantTypeNames} />
      <Choices name="Products" of={plantProductNames} />
      {hasOffal(products) && <Choices name="OffalCuts" of={offalNames(own)} />}
    </>
  );
}
