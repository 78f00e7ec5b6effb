import { totalCode } from '@btc/contract/trade/trade-codes.ts';
import type { ViewQuota } from '@btc/contract/trade/view-answer.ts';
import { nameIn } from '@btc/contract/names.ts';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { QuotaRuling } from '#safeguard/face.ts';
import { type Column, DataTable } from '#ui/data/data-table.tsx';
import { messages } from './messages.ts';
import type { QuotaData } from './quota-query.ts';
import styles from './quota.module.css';

type Dict = QuotaData['dict'];

export function WhyPart({ quotas }: { readonly quotas: readonly ViewQuota[] }) {
  const t = useMessages(messages);
  const edition = useEdition();
  return (
    <section className={styles['part']}>
      <h2>{t.whyTitle}</h2>
      {quotas.map(
        (quota) =>
          quota.Ruling !== null && (
            <details key={quota.Code} className={styles['why']}>
              <summary>{nameIn(edition, quota)}</summary>
              <QuotaRuling quota={quota} />
            </details>
          ),
      )}
    </section>
  );
}

export function RecordPart({ record }: { readonly record: Dict['Record'] }) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <section className={styles['part']}>
      <h2>{t.recordTitle}</h2>
      <p className={styles['note']}>
        {t.bandRecord({
          cases: format.number(record.Cases),
          years: `${record.FirstYear}–${record.LastYear}`,
          coverage: format.percent(record.Coverage, 0),
          loss: format.number(record.Loss, 1),
          simple: format.number(record.LossSamePace, 1),
        })}
      </p>
      <p className={styles['note']}>
        {t.clockRecord({
          cargoes: format.number(record.Cargoes),
          brier: format.number(record.Brier, 3),
          share: format.number(record.BrierYearlyShare, 3),
        })}
      </p>
    </section>
  );
}

export function LaterPart({ quotas }: { readonly quotas: readonly ViewQuota[] }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const [first] = quotas;
  if (first === undefined) return null;
  const later = first.Later.map(({ Year }) => Year);
  const columns: readonly Column<ViewQuota>[] = [
    { key: 'Name', head: t.origin, cell: (quota) => (quota.Code === totalCode ? t.together : nameIn(edition, quota)) },
    { key: 'This', head: format.year(first.Year), numeric: true, cell: ({ Quota }) => format.number(Quota) },
    ...later.map((year) => ({
      key: String(year),
      head: format.year(year),
      numeric: true,
      cell: ({ Later }: ViewQuota) => {
        const amount = Later.find(({ Year }) => Year === year)?.Quota;
        return amount === undefined ? '' : format.number(amount);
      },
    })),
  ];
  return (
    <section className={styles['part']}>
      <h2>{t.laterTitle}</h2>
      <DataTable
        caption={t.quota}
        unit={t.inTonnes}
        columns={columns}
        rows={quotas}
        rowKey={({ Code }) => Code}
        view="small"
      />
      <p className={styles['note']}>{t.laterNote}</p>
    </section>
  );
}

export function WatchPart({ watch }: { readonly watch: Dict['Watch'] }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  if (watch === null) return null;
  const mark = (percent: number, isNear: boolean) =>
    isNear ? `${format.percent(percent, 2)} ${t.near}` : format.percent(percent, 2);
  type Row = (typeof watch.Rows)[number];
  const together: Row = {
    Code: 'ALL',
    NameCn: t.together,
    NameEn: t.together,
    Tonnes: watch.Rows.reduce((sum, { Tonnes }) => sum + Tonnes, 0),
    Percent: watch.Together,
    IsNear: watch.IsNear,
  };
  const columns: readonly Column<Row>[] = [
    { key: 'Name', head: t.origin, cell: (row) => nameIn(edition, row) },
    { key: 'Tonnes', head: t.volume, unit: t.inTonnes, numeric: true, cell: ({ Tonnes }) => format.number(Tonnes) },
    { key: 'Share', head: t.share, numeric: true, cell: ({ Percent, IsNear }) => mark(Percent, IsNear) },
  ];
  return (
    <section className={styles['part']}>
      <h2>{t.watchTitle}</h2>
      <p className={styles['note']}>{t.watchLead(format.date(watch.Through))}</p>
      <DataTable
        caption={t.watchTitle}
        columns={columns}
        rows={watch.Rows}
        footRows={[together]}
        rowKey={({ Code }) => Code}
        view="small"
      />
    </section>
  );
}

const ministry = 'https://www.mofcom.gov.cn/';

export function RulesPart() {
  const t = useMessages(messages);
  return (
    <section className={styles['part']}>
      <h2>{t.rulesTitle}</h2>
      <ul className={styles['rules']}>
        {t.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <p className={styles['note']}>
        {t.rulesSource}{' '}
        <a href={ministry} rel="noreferrer" target="_blank">
          {t.ministry}
        </a>
      </p>
    </section>
  );
}
