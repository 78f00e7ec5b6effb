import type { SeriesUnit } from '@btc/contract/trade/trade-codes.ts';
import type { ViewDict } from '@btc/contract/trade/view-answer.ts';
import { isNarrowed } from '@btc/contract/trade/views.ts';
import { Link } from 'react-router';
import { ColorSwatch } from '#charts/color-swatch.tsx';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import shared from '#ui/base/shared.module.css';
import { GapMark } from '#ui/data/gap-mark.tsx';
import { Select } from '#ui/form/select.tsx';
import { formatPeriodText } from '../../words/periods.ts';
import { messages } from '../messages.ts';
import styles from './side-list.module.css';
import { axisScale, type RankedMember } from '../view-series.ts';

export interface ListedPeriod {
  readonly dates: readonly string[];
  /** Null: the whole span. */
  readonly at: string | null;
  readonly onPick: (period: string | null) => void;
}

export interface SideListProps {
  readonly nameTitle: string;
  /** Largest first. */
  readonly members: readonly RankedMember[];
  readonly unit: SeriesUnit;
  /** The selection the shares refer to. */
  readonly selection: ViewDict['Selection'];
  readonly period?: ListedPeriod | undefined;
  readonly picked?: string | null | undefined;
  readonly onMember?: ((code: string) => void) | undefined;
  readonly tableHref: string;
  readonly count?: number | undefined;
  /** The chart combines several of the members, in the colour of the rest. */
  readonly hasRest?: boolean | undefined;
  /** Shows ranks before the names, where the chart labels by rank. */
  readonly isNumbered?: boolean | undefined;
}

/** Members with amount and share: the chart's legend, and its text alternative. */
export function SideList(props: SideListProps) {
  const {
    nameTitle,
    members,
    unit,
    selection,
    period,
    picked = null,
    onMember,
    tableHref,
    count = 10,
    isNumbered = false,
    hasRest = false,
  } = props;
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  // Money in full would not fit beside the chart; the table has it.
  const values = members.map(({ value }) => value);
  const { by, name } = unit === 't' ? { by: 1, name: t.axis.t } : axisScale(values, unit, edition);
  const maxShare = Math.max(0, ...members.map(({ share }) => share ?? 0));
  const more = members.length - Math.min(count, members.length);
  return (
    <section className={styles['list']} aria-label={t.sideList}>
      <div className={shared['endsOfLine']}>
        <h2 className={styles['title']}>{t.sideList}</h2>
        {period !== undefined && <PeriodSelect period={period} />}
      </div>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{nameTitle}</th>
            <th scope="col">{name}</th>
            <th scope="col">{t.shareNames[toWhole(unit, selection)]}</th>
          </tr>
        </thead>
        <tbody>
          {members.slice(0, count).map((member, index) => (
            <SideLine
              key={member.code}
              member={isNumbered ? { ...member, name: `${index + 1}. ${member.name}` } : member}
              step={by}
              maxShare={maxShare}
              isPicked={member.code === picked}
              onMember={onMember}
            />
          ))}
        </tbody>
      </table>
      {more > 0 && (
        <p className={styles['more']}>
          <Link to={tableHref} preventScrollReset>
            {t.moreInTable(format.number(more))}
          </Link>
        </p>
      )}
      {hasRest && <p className={styles['hint']}>{t.restHint}</p>}
      {period !== undefined && <p className={styles['hint']}>{t.pickHint}</p>}
    </section>
  );
}

/** The base of the shares: volume for unit values, the chosen members where the selection is narrowed, else the total. */
function toWhole(unit: SeriesUnit, selection: ViewDict['Selection']): 'total' | 'chosen' | 'volume' {
  if (unit === 'USD/t') return 'volume';
  return isNarrowed(selection) ? 'chosen' : 'total';
}

function PeriodSelect({ period: { dates, at, onPick } }: { period: ListedPeriod }) {
  const t = useMessages(messages);
  const edition = useEdition();
  return (
    <Select
      label={t.sidePeriod}
      hideLabel
      className={styles['period']}
      options={[
        { value: '', label: t.wholeSpan },
        ...dates.toReversed().map((date) => ({ value: date, label: formatPeriodText(edition, date) })),
      ]}
      value={at !== null && dates.includes(at) ? at : ''}
      onChange={(value) => onPick(value === '' ? null : value)}
    />
  );
}

interface SideLineProps {
  readonly member: RankedMember;
  readonly step: number;
  readonly maxShare: number;
  readonly isPicked: boolean;
  readonly onMember: ((code: string) => void) | undefined;
}

function SideLine({ member, step, maxShare, isPicked, onMember }: SideLineProps) {
  const format = useFormat();
  const { code, name, token, value, share, gap = 'notPublished' } = member;
  const width = maxShare === 0 ? 0 : ((share ?? 0) / maxShare) * 100;
  return (
    <tr data-picked={isPicked}>
      <th scope="row">
        <span className={styles['name']}>
          <ColorSwatch token={token} />
          {onMember === undefined ? (
            name
          ) : (
            <button type="button" className={styles['member']} onClick={() => onMember(code)}>
              {name}
            </button>
          )}
        </span>
      </th>
      <td>{value === null ? <GapMark gap={gap} /> : format.number(value / step, step === 1 ? 0 : 1)}</td>
      <td>
        {share === null ? <GapMark gap={gap} /> : format.percent(share)}
        <svg className={styles['bar']} viewBox="0 0 100 3" preserveAspectRatio="none" aria-hidden="true">
          <rect width={Math.max(0, width)} height="3" fill={`var(${token})`} />
        </svg>
      </td>
    </tr>
  );
}
