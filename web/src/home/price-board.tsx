import { carriedNames, carriedSign } from '@btc/contract/prices/carried-level.ts';
import { toPricePath } from '@btc/contract/prices/price-paths.ts';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { ChangeMark } from '#ui/data/change-mark.tsx';
import { DemoMark } from '#ui/data/demo-mark.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import type { BoardRow, HomeData } from './home-query.ts';
import { toIndexPath } from '#shell/today/index-path.ts';
import { HomePart } from './home-part.tsx';
import styles from './home.module.css';
import { messages } from './messages.ts';
import { TrendLine } from '#ui/data/trend-line.tsx';

export function PriceBoard({ board }: { board: NonNullable<HomeData['board']> }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const [first] = board.rows;
  if (first === undefined) return null;
  return (
    <HomePart title={t.board} more={<PageLink to={toPricePath(edition, 'indices')}>{t.boardMore}</PageLink>}>
      <table className={styles['board']}>
        <caption>
          {t.week(format.date(first.date))} {board.demo && <DemoMark kind="data" />}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t.index}</th>
            <th scope="col">{t.level}</th>
            <th scope="col">{t.change}</th>
            <th scope="col" className={styles['wide']}>
              {t.trend}
            </th>
          </tr>
        </thead>
        <tbody>
          {board.rows.map((row) => (
            <BoardLine key={`${row.kind} ${row.origin}`} row={row} />
          ))}
        </tbody>
      </table>
      <p className={styles['note']}>
        {t.boardNote}
        {board.rows.some(({ isCarried }) => isCarried) && ` ${carriedSign} ${carriedNames[edition]}`}
      </p>
    </HomePart>
  );
}

function BoardLine({ row }: { row: BoardRow }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const isSpread = row.unit !== 'points';
  const known = row.trend.filter((level) => level !== null);
  return (
    <tr>
      <th scope="row">
        <PageLink to={toIndexPath(edition, { Meat: 'beef', Kind: row.kind, Origin: row.origin })}>
          {row.name[edition]}
        </PageLink>
      </th>
      <td>
        {format.number(row.level, 2)}
        {row.isCarried && carriedSign}
        {isSpread && <small> {t.spread}</small>}
      </td>
      <td>
        {row.change === null ? (
          <VisuallyHidden>{row.isCarried ? carriedNames[edition] : t.notPublished}</VisuallyHidden>
        ) : (
          <ChangeMark
            value={row.change}
            text={isSpread ? format.change(row.change, 2) : format.changePercent(row.change)}
          />
        )}
      </td>
      <td className={styles['wide']}>
        {known.length > 1 && (
          <>
            <TrendLine values={row.trend} className={styles['spark']} />
            <VisuallyHidden>
              {t.trendText(format.number(Math.min(...known), 2), format.number(Math.max(...known), 2))}
            </VisuallyHidden>
          </>
        )}
      </td>
    </tr>
  );
}
