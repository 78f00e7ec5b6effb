import { nameIn } from '@btc/contract/names.ts';
import { describeDuty } from '@btc/contract/safeguard/duty-words.ts';
import { noticeSteps } from '@btc/contract/safeguard/measure.ts';
import type { ViewQuota } from '@btc/contract/trade/view-answer.ts';
import { originToken } from '#charts/origin-colors.ts';
import { useEdition } from '#i18n/edition.ts';
import { type Format, useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { PinButton } from '#shell/pins/pin-button.tsx';
import { messages } from './messages.ts';
import styles from './quota.module.css';

const restOrigin = 'OTH';

export function QuotaLines({ quotas }: { readonly quotas: readonly ViewQuota[] }) {
  const t = useMessages(messages);
  const isCountedAlike = findCountedTo(quotas) !== null;
  return (
    <section aria-label={t.lines}>
      <ul className={styles['lines']}>
        {quotas.map((quota) => (
          <li key={quota.Code} className={styles['line']}>
            <LineHead quota={quota} />
            <Bar quota={quota} />
            <LineNotes quota={quota} isCountedAlike={isCountedAlike} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The common date of customs data; null where it differs by line or there is none. */
export function findCountedTo(quotas: readonly ViewQuota[]): string | null {
  const [first = null, ...others] = new Set(quotas.map(({ Counts }) => Counts?.Customs?.Day ?? null));
  return others.length === 0 ? first : null;
}

function LineHead({ quota }: { readonly quota: ViewQuota }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const { UsedPercent, Ruling } = quota;
  const isOver = Ruling?.Standing === 'overQuota';
  return (
    <p className={styles['lineHead']}>
      <strong>{nameIn(edition, quota)}</strong>
      {quota.Code !== restOrigin && <PinButton isSmall Kind="origin" Code={quota.Code} name={nameIn(edition, quota)} />}
      <span className={styles['percent']}>{UsedPercent === null ? '–' : format.percent(UsedPercent)}</span>
      {Ruling !== null && (
        <span className={styles['duty']} data-over={isOver || undefined}>
          <span className={styles['small']}>{t.dutyToday}</span>{' '}
          <strong>{describeDuty({ ...quota, Ruling }, edition)}</strong>
        </span>
      )}
    </p>
  );
}

function Bar({ quota: { Code, UsedPercent } }: { readonly quota: ViewQuota }) {
  const percent = Math.min(100, UsedPercent ?? 0);
  return (
    <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" className={styles['bar']}>
      <rect y="2" width="100" height="6" fill="var(--scale-empty)" />
      <rect y="2" width={percent} height="6" fill={`var(${originToken(Code)})`} />
      {noticeSteps.map((step) => (
        <rect
          key={step}
          x={step - 0.5}
          width="0.5"
          height="10"
          fill={`var(${percent >= step ? '--ink' : '--line-strong'})`}
        />
      ))}
    </svg>
  );
}

interface LineNotesProps {
  readonly quota: ViewQuota;
  /** The date of customs data is the same for all lines and stated once above them. */
  readonly isCountedAlike: boolean;
}

function LineNotes({ quota, isCountedAlike }: LineNotesProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const { Used, Quota, Counts, Ruling } = quota;
  const [official, customs] = [Counts?.Official ?? null, Counts?.Customs ?? null];
  const notes = [
    Used === null
      ? t.quotaOnly(format.volumeInText(Quota))
      : t.used(format.volumeInText(Used), format.volumeInText(Quota)),
    sinceText(Ruling, format, t),
    fillText(quota, format, t),
    official === null ? t.noOfficial : t.official(format.percent(official.Percent, 0), format.dateShort(official.Day)),
    customs === null || isCountedAlike ? '' : t.counted(format.dateShort(customs.Day)),
  ];
  return <p className={styles['lineNotes']}>{notes.filter((note) => note !== '').join(' · ')}</p>;
}

type Messages = (typeof messages)['cn'];

/** Since when today's duty applies; empty where unknown or not open to the reader. */
function sinceText(ruling: ViewQuota['Ruling'], format: Format, t: Messages): string {
  if (ruling === null) return '';
  if (ruling.Standing === 'inQuota') return t.since(format.dateShort(`${ruling.Year}-01-01`));
  // What rests on the projection has no day yet: the expected one stands beside it.
  if (ruling.SurchargeFrom === null || ruling.RestsOn === 'projection') return '';
  return t.since(format.dateShort(ruling.SurchargeFrom));
}

function fillText(
  { FillRestsOn, FillCentral, FillEarliest, FillLatest, Today, Used, Quota }: ViewQuota,
  format: Format,
  t: Messages,
): string {
  if (FillRestsOn === null) return '';
  if (FillCentral === null) return t.notThisYear;
  const day = format.dateShort(FillCentral);
  if (FillRestsOn !== 'projection' || (Used ?? 0) >= Quota) return t.full(day);
  const range =
    FillEarliest === null
      ? ''
      : t.range(`${format.dateShort(FillEarliest)} – ${FillLatest === null ? '…' : format.dateShort(FillLatest)}`);
  return (Today !== null && FillCentral < Today ? t.expectedPassed(day) : t.expected(day)) + range;
}
