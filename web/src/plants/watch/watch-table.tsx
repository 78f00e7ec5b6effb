import { toPlantPath } from '@btc/contract/plants/plant-paths.ts';
import type { WatchedRow } from '@btc/contract/plants/plant-watch.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { type Edition, useEdition } from '#i18n/edition.ts';
import { formatErrorText } from '#i18n/error-messages.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { browserApi } from '#platform/browser-api.ts';
import { toFailureKey } from '#platform/failure-key.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import shared from '#ui/base/shared.module.css';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { DataTable } from '#ui/data/data-table.tsx';
import type { Column } from '#ui/data/table-model.ts';
import { showToast } from '#ui/overlay/toast-store.ts';
import { freshView, plantsAddress, readPlantsState } from '../directory/directory-address.ts';
import { toOrigin, formatPlantName } from '../plant-names.ts';
import { StateMark } from '../room/state-mark.tsx';
import { messages } from './messages.ts';

export function WatchTable({ rows }: { rows: readonly WatchedRow[] }) {
  const t = useMessages(messages);
  const columns = useWatchColumns();
  return (
    <DataTable
      caption={t.caption}
      columns={columns}
      rows={rows}
      rowKey={({ WatchID }) => String(WatchID)}
      view="small"
    />
  );
}

function useWatchColumns(): readonly Column<WatchedRow>[] {
  const t = useMessages(messages);
  // Two columns, so that the button is in sight on a phone.
  return [
    { key: 'what', head: t.what, cell: (row) => <What row={row} /> },
    { key: 'remove', head: '', cell: (row) => <Removal row={row} /> },
  ];
}

function toOriginPath(edition: Edition, { Origin, Meat }: WatchedRow): string {
  const beginning = readPlantsState({ pathname: '', searchParams: new URLSearchParams() });
  return plantsAddress(edition, { ...freshView(beginning, { meat: Meat }), origins: [Origin] });
}

function What({ row }: { row: WatchedRow }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const { Plant } = row;
  const since = (
    <span className={classNames(shared['under'], shared['regular'])}>{t.since(format.date(row.CreatedDate))}</span>
  );
  if (Plant === null) {
    return (
      <>
        <PageLink to={toOriginPath(edition, row)}>{toOrigin(edition, row)}</PageLink>
        <span className={classNames(shared['under'], shared['regular'])}>
          {t.whole} · {t.meats[row.Meat]}
        </span>
        {since}
      </>
    );
  }
  return (
    <>
      <PageLink to={toPlantPath(edition, Plant.PlantID)}>
        {toOrigin(edition, row)} {Plant.PlantNo}
      </PageLink>{' '}
      <StateMark state={Plant.State} />
      <span className={classNames(shared['under'], shared['regular'])}>
        {formatPlantName(edition, Plant)} · {t.meats[row.Meat]}
      </span>
      {since}
    </>
  );
}

function Removal({ row }: { row: WatchedRow }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const { revalidate } = useRevalidator();
  const [isPending, setPending] = useState(false);
  const { Plant, Origin, Meat } = row;
  const origin = toOrigin(edition, row);
  const name = Plant === null ? t.originName(origin, t.meats[Meat]) : `${origin} ${Plant.PlantNo}`;
  const remove = async () => {
    setPending(true);
    try {
      const subject = Plant === null ? { Origin, Meat } : { PlantID: Plant.PlantID };
      await browserApi()('AddDeletePlantWatch', { ...subject, IsAdd: false, isEn: edition === 'en' });
      showToast(t.unwatchedToast);
      await revalidate();
    } catch (error) {
      showToast(formatErrorText(edition, toFailureKey(error)), 'error');
    } finally {
      setPending(false);
    }
  };
  return (
    <Button size="small" pending={isPending} aria-label={t.removeLabel(name)} onClick={() => void remove()}>
      {t.remove}
    </Button>
  );
}
