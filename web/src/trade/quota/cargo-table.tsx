import type { NamedOption } from '@btc/contract/fields.ts';
import { nameIn } from '@btc/contract/names.ts';
import { toQuotaPath } from '@btc/contract/trade/quota-paths.ts';
import { useEdition } from '#i18n/edition.ts';
import { type Format, useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { classNames } from '#ui/class-names.ts';
import { type Column, DataTable, PhoneLine } from '#ui/data/data-table.tsx';
import { CopyButton } from '#ui/overlay/copy-button.tsx';
import { type CargoQuery, cargoSearch, writeCargo } from './cargo-address.ts';

import { messages } from './clock-messages.ts';
import { portNames } from './port-names.ts';
import { type CargoResult, computeExpectedExtra } from './quota-query.ts';
import styles from './quota.module.css';

type Messages = (typeof messages)['cn'];

interface CargoTableProps {
  readonly results: readonly CargoResult[];
  readonly origins: readonly NamedOption[];
}

export function CargoTable({ results, origins }: CargoTableProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const cargoes = results.map(({ cargo }) => cargo);
  const nameCargo = ({ origin, goods, kind, day, port }: CargoQuery): string => {
    const named = origins.find(({ Code }) => Code === origin);
    const at = portNames.find(({ code }) => code === port);
    const when =
      kind === 'arrival'
        ? t.byKind.arrival(format.dateShort(day))
        : t.byKind.bill(format.dateShort(day), at === undefined ? port : nameIn(edition, at));
    return [named === undefined ? origin : nameIn(edition, named), t.goodsNames[goods], when].join(' · ');
  };
  const without = (gone: CargoQuery) => toQuotaPath(edition) + cargoSearch(cargoes.filter((cargo) => cargo !== gone));
  const columns: readonly Column<CargoResult>[] = [
    cargoColumn(t, nameCargo),
    ...clockColumns(t, format),
    ...costColumns(t, format),
    {
      key: 'Remove',
      head: '',
      cell: ({ cargo }) => formatRemoval({ to: `${without(cargo)}#clock`, name: nameCargo(cargo) }, t),
    },
  ];
  return (
    <>
      <DataTable
        caption={t.table}
        columns={columns}
        rows={results}
        rowKey={({ cargo }) => writeCargo(cargo)}
        view="small"
      />
      <CopyButton text={window.location.origin + toQuotaPath(edition) + cargoSearch(cargoes)}>{t.copy}</CopyButton>
    </>
  );
}

function CargoCell({ name, result }: { readonly name: string; readonly result: CargoResult }) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <>
      {name}
      <PhoneLine>
        {t.declared} {format.dateShort(result.clock.Likely)}
      </PhoneLine>
      <PhoneLine>{formatSafeLine(result, t, format)}</PhoneLine>
    </>
  );
}

function cargoColumn(t: Messages, nameCargo: (cargo: CargoQuery) => string): Column<CargoResult> {
  return {
    key: 'Cargo',
    head: t.cargo,
    cell: (result) => <CargoCell name={nameCargo(result.cargo)} result={result} />,
  };
}

function clockColumns(t: Messages, format: Format): readonly Column<CargoResult>[] {
  return [
    {
      key: 'Declared',
      head: t.declared,
      isWide: true,
      cell: ({ clock }) => (
        <>
          {format.date(clock.Likely)}
          <br />
          <span className={styles['small']}>
            {t.declaredRange(format.dateShort(clock.Earliest), format.dateShort(clock.Latest))}
          </span>
        </>
      ),
    },
    {
      key: 'Chance',
      head: t.chance,
      numeric: true,
      cell: ({ clock }) => {
        if (clock.Surcharge === null) return t.noQuota;
        if (clock.Chance === null) return t.notKnown;
        const chance = formatChance(clock.Chance, format);
        const other = clock.OtherChance === null ? chance : formatChance(clock.OtherChance, format);
        return (
          <>
            <strong>{chance}</strong>
            {other !== chance && (
              <span className={classNames(styles['small'], styles['aside'])}>{t.otherChance(other)}</span>
            )}
          </>
        );
      },
    },
    {
      key: 'LatestSafe',
      head: t.latestSafe,
      numeric: true,
      isWide: true,
      cell: (result) => formatLatestSafe(result, t, format.date),
    },
  ];
}

function costColumns(t: Messages, format: Format): readonly Column<CargoResult>[] {
  return [
    {
      key: 'Duty',
      head: t.duty,
      unit: '%',
      numeric: true,
      cell: ({ clock: { Duty, Additional, Surcharge } }) => {
        const within = format.number(Duty + Additional);
        const over = Surcharge === null ? null : format.number(Duty + Additional + Surcharge);
        return <BothWays within={within} over={over} />;
      },
    },
    {
      key: 'Landed',
      head: t.landed,
      numeric: true,
      cell: ({ within, over }) => (
        <BothWays within={format.number(within, 2)} over={over === null ? null : format.number(over, 2)} />
      ),
    },
    {
      key: 'Expected',
      head: t.expected,
      numeric: true,
      cell: (result) => {
        const extra = computeExpectedExtra(result);
        return extra === null ? '' : format.number(extra);
      },
    },
  ];
}

function BothWays({ within, over }: { readonly within: string; readonly over: string | null }) {
  const t = useMessages(messages);
  if (over === null) return within;
  return (
    <>
      {t.within(within)}
      <br />
      {t.over(over)}
    </>
  );
}

/** The latest safe day within the quota; empty without a quota or a known projection. */
function formatLatestSafe({ cargo, clock }: CargoResult, t: Messages, formatDay: (day: string) => string): string {
  if (clock.Surcharge === null || clock.Chance === null) return '';
  return clock.LatestSafe === null ? t.noSafe : `${formatDay(clock.LatestSafe)} ${t.kinds[cargo.kind]}`;
}

function formatSafeLine(result: CargoResult, t: Messages, format: Format): string {
  const day = formatLatestSafe(result, t, format.dateShort);
  return day === '' ? '' : `${t.latestSafe} ${day}`;
}

/** Chances are shown as <1% or >99% rather than 0 or 100. */
function formatChance(percent: number, format: Format): string {
  if (percent > 0 && percent < 1) return `<${format.percent(1, 0)}`;
  return percent < 100 && percent > 99 ? `>${format.percent(99, 0)}` : format.percent(percent, 0);
}

function formatRemoval({ to, name }: { readonly to: string; readonly name: string }, t: Messages) {
  return (
    <PageLink to={to} aria-label={t.removeNamed(name)}>
      {t.remove}
    </PageLink>
  );
}
