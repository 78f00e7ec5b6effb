import { toCutPath } from '@btc/contract/dictionary/dictionary-paths.ts';
import { nameIn } from '@btc/contract/names.ts';
import { priceDecimals } from '@btc/contract/prices/price-codes.ts';
import type { PriceGap } from '@btc/contract/cut/cut.ts';
import { pathFor, useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import shared from '#ui/base/shared.module.css';
import { classNames } from '#ui/class-names.ts';
import { ChangeMark } from '#ui/data/change-mark.tsx';
import { type Column, DataTable } from '#ui/data/data-table.tsx';
import { formatPriceText, formatUnitName, toOriginName } from '#prices/face.ts';
import type { CutData } from './cut-query.ts';
import styles from './cut.module.css';
import { messages } from './messages.ts';

type Substitute = CutData['dict']['Substitutes'][number];

interface Line {
  readonly substitute: Substitute;
  /** Null where it is not quoted. */
  readonly gap: PriceGap | null;
}

/** Substitutes for the cut with reason and price difference; without prices where these are locked. */
export function SubstitutesPart({ found: { row, dict } }: { readonly found: CutData }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const isOpen = dict.PriceLock === null;
  const reasons = useReasonColumn(dict.Meat);
  const gaps = useGapColumns();
  if (dict.Substitutes.length === 0) return null;
  const lines = dict.Substitutes.flatMap((substitute): Line[] =>
    substitute.Gaps.length === 0 ? [{ substitute, gap: null }] : substitute.Gaps.map((gap) => ({ substitute, gap })),
  );
  return (
    <section className={classNames(shared['stack3'], shared['shrinks'], styles['part'])}>
      <h2>{t.substitutes}</h2>
      <DataTable
        caption={t.substitutesCaption(nameIn(edition, row))}
        columns={isOpen ? [reasons, ...gaps] : [reasons]}
        rows={lines}
        rowKey={({ substitute, gap }) => `${substitute.Code} ${gap?.MarketType} ${gap?.OriginCode}`}
        view="small"
      />
      {isOpen && <p className={styles['note']}>{t.substitutesNote}</p>}
    </section>
  );
}

function useReasonColumn(meat: CutData['dict']['Meat']): Column<Line> {
  const t = useMessages(messages);
  const edition = useEdition();
  return {
    key: 'cut',
    head: t.cut,
    cell: ({ substitute }) => (
      <>
        <PageLink to={pathFor(edition, toCutPath(meat, substitute.Code))}>{nameIn(edition, substitute)}</PageLink>
        <span className={shared['under']}>{edition === 'cn' ? substitute.ReasonCn : substitute.ReasonEn}</span>
      </>
    ),
  };
}

function useGapColumns(): readonly Column<Line>[] {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const gapText = ({ Unit, Gap, Percent }: PriceGap) =>
    `${format.change(Gap, priceDecimals[Unit])} (${format.changePercent(Percent)})`;
  return [
    {
      key: 'market',
      head: t.origin,
      cell: ({ gap }) =>
        gap === null ? (
          t.notQuoted
        ) : (
          <>
            {toOriginName(edition, gap)}
            <span className={shared['under']}>{t.markets[gap.MarketType]}</span>
          </>
        ),
    },
    {
      key: 'price',
      head: t.mainstream,
      numeric: true,
      cell: ({ gap }) =>
        gap !== null && (
          <>
            <strong>{formatPriceText(format, gap.Unit, gap.Price)}</strong>
            <span className={shared['under']}>{formatUnitName(format, gap.Unit)}</span>
          </>
        ),
    },
    {
      key: 'gap',
      head: t.gap,
      numeric: true,
      cell: ({ gap }) =>
        gap !== null && (
          <>
            <ChangeMark value={gap.Gap} text={gapText(gap)} />
            <span className={shared['under']}>
              {t.against(nameIn(edition, gap.Against), formatPriceText(format, gap.Unit, gap.Against.Price))}
            </span>
          </>
        ),
    },
  ];
}
