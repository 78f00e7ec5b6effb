import {
  marketMeats,
  marketRule,
  marketSides,
  marketStorages,
  marketTerms,
  marketTypes,
  priceUnits,
  quantityUnits,
} from '@btc/contract/market/market-codes.ts';
import { hasField, type PostField } from '@btc/contract/market/post-rule.ts';
import { addDays } from '@btc/contract/time.ts';
import { Select } from '#ui/form/select.tsx';
import { TextArea, TextField } from '#ui/form/text-field.tsx';
import { t } from '../messages.en.ts';
import type { Draft } from '#platform/drafts/use-draft.ts';
import type { Sending } from '../use-send.ts';
import write from '../write.module.css';
import type { FormData } from './form-query.ts';
import { type PostDraft, toPost } from './post-draft.ts';
import { monthChoices } from './month-choices.ts';

export interface PostFieldsProps {
  readonly draft: Draft<PostDraft>;
  readonly sending: Sending;
  readonly lists: FormData['lists'];
  readonly isEdit: boolean;
}

type Entries = readonly (readonly [string, string])[];

function useWiring({ draft, sending }: PostFieldsProps) {
  const { Type } = toPost(draft.values);
  const text = (field: PostField) => ({
    name: field,
    value: draft.values[field],
    error: sending.toIssue(field),
    onChange: (event: { target: { value: string } }) => draft.set({ [field]: event.target.value }),
  });
  const select = (field: PostField, entries: Entries, isOptional = true) => ({
    name: field,
    options: [
      ...(isOptional ? [{ value: '', label: t.choose }] : []),
      ...entries.map(([value, label]) => ({ value, label })),
    ],
    value: draft.values[field],
    error: sending.toIssue(field),
    onChange: (value: string) => draft.set({ [field]: value }),
  });
  return { type: Type, has: (field: PostField) => hasField(Type, field), text, select };
}

export function PostFields(props: PostFieldsProps) {
  const { type, has, text, select } = useWiring(props);
  const { lists, isEdit } = props;
  const types = marketTypes.map((one) => [one, t.types[one]] as const);
  const sides = marketSides.map((one) => [one, t.youOffers[one]] as const);
  return (
    <>
      <div className={write['row']}>
        <Select label={t.kind} disabled={isEdit} {...select('Type', types, false)} />
        {type !== 'analysis' && <Select label={t.youOffer} disabled={isEdit} {...select('Side', sides, false)} />}
      </div>
      {type === 'futures' && <p>{t.forwardNote}</p>}
      {has('Title') && <TextField label={t.headline} maxLength={marketRule.title} {...text('Title')} />}
      <Goods {...props} />
      <Deal {...props} />
      <TextArea
        label={t.text}
        hint={t.textHint}
        rows={type === 'analysis' ? 14 : 5}
        maxLength={type === 'analysis' ? marketRule.analysis : marketRule.text}
        {...text('Text')}
      />
      <div className={write['row']}>
        <TextField
          type="date"
          label={t.validUntil}
          hint={t.validHint}
          min={lists.today}
          max={addDays(lists.today, marketRule.validDays)}
          {...text('ValidUntil')}
        />
      </div>
    </>
  );
}

function Goods(props: PostFieldsProps) {
  const { type, has, text, select } = useWiring(props);
  const { lists, draft } = props;
  const origins = lists.origins.map(({ Code, Name }) => [Code, Name] as const);
  const cuts = (draft.values.Meat === 'pork' ? lists.porkCuts : lists.beefCuts).map(
    ({ Code, Name, Group }) => [Code, `${Name} (${Group})`] as const,
  );
  const meats = marketMeats.map((meat) => [meat, t.meats[meat]] as const);
  const storages = marketStorages.map((storage) => [storage, t.storages[storage]] as const);
  return (
    <>
      <div className={write['row']}>
        {has('Meat') && <Select label={t.meat} {...select('Meat', meats, type === 'analysis')} />}
        {has('Origin') && <Select label={t.origin} {...select('Origin', origins)} />}
        {has('Storage') && <Select label={t.storage} {...select('Storage', storages)} />}
      </div>
      {has('Cut') && <Select label={t.cut} {...select('Cut', cuts)} />}
      {has('Spec') && (
        <TextField
          label={t.spec}
          hint={type === 'livecattle' ? t.cattleHint : t.specHint}
          maxLength={marketRule.spec}
          {...text('Spec')}
        />
      )}
    </>
  );
}

function Deal(props: PostFieldsProps) {
  const { has, text, select } = useWiring(props);
  const months = monthChoices(props.lists.today);
  const units = quantityUnits.map((unit) => [unit, t.unitNames[unit]] as const);
  const terms = marketTerms.map((term) => [term, t.terms[term]] as const);
  const ports = props.lists.ports.map(({ Code, Name }) => [Code, Name] as const);
  return (
    <>
      {has('Quantity') && (
        <div className={write['row']}>
          <TextField label={t.quantity} inputMode="decimal" {...text('Quantity')} />
          <Select label={t.unit} {...select('QuantityUnit', units, false)} />
          <TextField label={t.price} hint={t.priceHint} inputMode="decimal" {...text('Price')} />
          <Select
            label={t.priceUnit}
            {...select(
              'PriceUnit',
              priceUnits.map((unit) => [unit, unit] as const),
              false,
            )}
          />
        </div>
      )}
      {has('Term') && (
        <div className={write['row']}>
          <Select label={t.term} {...select('Term', terms)} />
          <Select label={t.port} {...select('Port', ports)} />
          {has('ShipmentMonth') && <Select label={t.shipmentMonth} {...select('ShipmentMonth', months)} />}
          {has('PlantNo') && <TextField label={t.plantNo} maxLength={marketRule.plantNo} {...text('PlantNo')} />}
        </div>
      )}
    </>
  );
}
