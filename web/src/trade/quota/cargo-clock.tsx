import { nameIn, type NamedCode } from '@btc/contract/names.ts';
import { dischargePorts } from '@btc/contract/safeguard/cargo-days.ts';
import { maxCargoes, toQuotaPath } from '@btc/contract/trade/quota-paths.ts';
import { isDay } from '@btc/contract/time.ts';
import type { NamedOption } from '@btc/contract/fields.ts';
import { useState } from 'react';
import { Form } from 'react-router';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { Button } from '#ui/button.tsx';
import { Select, toOptions, type Option } from '#ui/form/select.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Notice } from '#ui/state/notice.tsx';
import {
  type CargoQuery,
  cargoGoods,
  cargoKinds,
  firstCargo,
  readCargo,
  type TypedCargo,
  writeCargo,
} from './cargo-address.ts';
import { CargoTable } from './cargo-table.tsx';
import { messages } from './clock-messages.ts';
import { portNames } from './port-names.ts';
import type { QuotaData } from './quota-query.ts';
import styles from './quota.module.css';

export function CargoClock({ data, origins }: { readonly data: QuotaData; readonly origins: readonly NamedOption[] }) {
  const t = useMessages(messages);
  const { cargoes, typed, unread, results } = data;
  return (
    <section className={styles['part']} id="clock">
      <h2>{t.title}</h2>
      <p className={styles['note']}>{t.lead}</p>
      <CargoForm key={cargoes.map(writeCargo).join()} cargoes={cargoes} typed={typed} origins={origins} />
      {unread > 0 && <Notice tone="caution">{t.unread(unread)}</Notice>}
      {results === null ? (
        <Notice tone="caution">{t.refused}</Notice>
      ) : (
        results.length > 0 && <CargoTable results={results} origins={origins} />
      )}
      <p className={styles['note']}>{t.notes}</p>
      <p className={styles['note']}>{t.safeNote}</p>
    </section>
  );
}

interface CargoFormProps {
  readonly cargoes: readonly CargoQuery[];
  readonly typed: TypedCargo | null;
  readonly origins: readonly NamedOption[];
}

/** Works without script: its fields and the earlier cargoes form the address. */
function CargoForm({ cargoes, typed, origins }: CargoFormProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const isComplete = typed !== null && readCargo(typed) !== null;
  const first = typed ?? firstCargo;
  const isFull = cargoes.length >= maxCargoes;
  const isBad = (name: 'cif' | 'tonnes') =>
    typed !== null && readCargo({ ...firstCargo, day: '2026-01-01', [name]: typed[name] }) === null;
  return (
    <Form
      method="get"
      action={`${toQuotaPath(edition)}#clock`}
      className={styles['form']}
      aria-label={t.form}
      preventScrollReset
    >
      {cargoes.map((cargo) => (
        <input key={writeCargo(cargo)} type="hidden" name="cargo" value={writeCargo(cargo)} />
      ))}
      <div className={styles['fields']}>
        <Choice
          name="origin"
          label={t.origin}
          first={first.origin}
          options={origins.map((one) => ({ value: one.Code, label: nameIn(edition, one) }))}
        />
        <Choice name="goods" label={t.goods} first={first.goods} options={toOptions(cargoGoods, t.goodsNames)} />
        <Choice name="kind" label={t.kind} first={first.kind} options={toOptions(cargoKinds, t.kinds)} />
        <TextField
          name="day"
          label={t.day}
          type="date"
          required
          defaultValue={isComplete ? '' : first.day}
          error={typed !== null && !isDay(typed.day) ? t.badDay : null}
        />
        <Choice name="port" label={t.port} first={first.port} options={listPorts(portNames, edition)} />
        <TextField
          name="cif"
          label={t.cif}
          inputMode="decimal"
          defaultValue={first.cif}
          error={isBad('cif') ? t.badNumber : null}
        />
        <TextField
          name="tonnes"
          label={t.tonnes}
          inputMode="decimal"
          defaultValue={first.tonnes}
          error={isBad('tonnes') ? t.badNumber : null}
        />
      </div>
      {isFull && <p>{t.tooMany(format.number(maxCargoes))}</p>}
      <Button type="submit" variant="primary" disabled={isFull}>
        {t.add}
      </Button>
    </Form>
  );
}

function listPorts(table: readonly NamedCode[], edition: 'cn' | 'en'): readonly Option[] {
  return dischargePorts.flatMap((code) => {
    const row = table.find((one) => one.code === code);
    return row === undefined ? [] : [{ value: code, label: nameIn(edition, row) }];
  });
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly first: string;
  readonly options: readonly Option[];
}

function Choice({ name, label, first, options }: ChoiceProps) {
  const [chosen, setChosen] = useState(first);
  return <Select name={name} label={label} options={options} value={chosen} onChange={setChosen} />;
}
