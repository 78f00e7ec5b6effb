import type { DeskPlant } from '@btc/contract/plants/desk/plant-desk.ts';
import { plantMeats, plantProducts, plantTypes } from '@btc/contract/plants/plant-codes.ts';
import { formatCodeIn } from '@btc/contract/names.ts';
import { plantProductNames, plantTypeNames } from '@btc/reference/plant-scopes.ts';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';
import { useOffalNames } from './use-offal-names.ts';

/** What a plant is registered for. */
export type PlantScope = Pick<DeskPlant, 'Types' | 'Meats' | 'Products' | 'OffalCuts'>;

interface ChecksProps<Code extends string> {
  readonly legend: string;
  readonly options: readonly { readonly code: Code; readonly label: string }[];
  readonly chosen: readonly Code[];
  readonly onChange: (chosen: Code[]) => void;
}

function Checks<Code extends string>({ legend, options, chosen, onChange }: ChecksProps<Code>) {
  return (
    <fieldset className="c-plain">
      <legend>{legend}</legend>
      {options.map(({ code, label }) => (
        <Checkbox
          key={code}
          checked={chosen.includes(code)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, code] : chosen.filter((other) => other !== code))
          }
        >
          {label}
        </Checkbox>
      ))}
    </fieldset>
  );
}

interface ScopeFieldsProps {
  readonly scope: PlantScope;
  readonly onChange: (change: Partial<PlantScope>) => void;
}

/** Meats, types, products, and where offal is among these, which. */
export function ScopeFields({ scope, onChange }: ScopeFieldsProps) {
  const t = useMessages({ cn: zh, en });
  const edition = useEdition();
  const offalNames = useOffalNames();
  return (
    <>
      <Checks
        legend={t.meat}
        options={plantMeats.map((code) => ({ code, label: t.meats[code] }))}
        chosen={scope.Meats}
        onChange={(Meats) => onChange({ Meats })}
      />
      <Checks
        legend={t.types}
        options={plantTypes.map((code) => ({ code, label: formatCodeIn(edition, plantTypeNames, code) }))}
        chosen={scope.Types}
        onChange={(Types) => onChange({ Types })}
      />
      <Checks
        legend={t.products}
        options={plantProducts.map((code) => ({ code, label: formatCodeIn(edition, plantProductNames, code) }))}
        chosen={scope.Products}
        onChange={(Products) => onChange({ Products })}
      />
      {scope.Products.includes('offal') && (
        <Checks
          legend={t.offal}
          options={offalNames(scope.Meats).map(({ code, nameCn, nameEn }) => ({
            code,
            label: edition === 'cn' ? nameCn : nameEn,
          }))}
          chosen={scope.OffalCuts}
          onChange={(OffalCuts) => onChange({ OffalCuts })}
        />
      )}
    </>
  );
}
