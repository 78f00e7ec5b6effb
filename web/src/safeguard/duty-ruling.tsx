import type {
  NoticeField,
  OtherDutyField,
  QuotaCountsField,
  RulingField,
} from '@btc/contract/safeguard/safeguard-fields.ts';
import { describeDuty, describeStanding, formatRate } from '@btc/contract/safeguard/duty-words.ts';
import type { ViewQuota } from '@btc/contract/trade/view-answer.ts';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import shared from '#ui/base/shared.module.css';
import { classNames } from '#ui/class-names.ts';
import styles from './duty-ruling.module.css';
import { messages } from './messages.ts';

export interface DutyRulingProps {
  readonly ruling: RulingField;
  /** Duty in per cent; `overQuota` is null where the measure does not apply. */
  readonly inQuota: number | null;
  readonly overQuota: number | null;
  readonly counts: QuotaCountsField | null;
  readonly others: readonly OtherDutyField[];
  readonly othersKnown: boolean;
  readonly notices?: readonly NoticeField[];
}

export function DutyRuling({ ruling, inQuota, overQuota, counts, others, othersKnown, notices = [] }: DutyRulingProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const edition = useEdition();
  const duty = { DutyInPercent: inQuota, DutyOverPercent: overQuota, OthersKnown: othersKnown, Ruling: ruling };
  return (
    <article className={styles['ruling']} aria-label={t.title}>
      <p className={classNames(shared['titleLine'], styles['head'])}>
        <span>{t.declared(format.date(ruling.Day))}</span>
        <strong>{describeDuty(duty, edition)}</strong>
        {ruling.Standing === 'outside' && <span>{describeStanding(ruling, edition)}</span>}
        <span className={styles['ground']}>{ruling.Standing === null ? t.withheld : t.grounds[ruling.RestsOn]}</span>
      </p>
      <p>{edition === 'en' ? ruling.TextEn : ruling.TextCn}</p>
      <QuotaUse counts={counts} quota={ruling.QuotaTonnes} />
      {others.length > 0 && (
        <ul className={styles['list']} aria-label={t.others}>
          {others.map((duty) => (
            <li key={`${duty.Kind} ${duty.From} ${duty.SourceEn}`}>
              <OtherDuty duty={duty} />
            </li>
          ))}
        </ul>
      )}
      {notices.length > 0 && (
        <ul className={styles['list']} aria-label={t.notices}>
          {notices.map((notice) => (
            <li key={`${notice.PublishedOn} ${notice.Kind} ${notice.Percent}`}>
              <Notice notice={notice} />
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

export function QuotaRuling({ quota }: { readonly quota: ViewQuota }) {
  if (quota.Ruling === null) return null;
  return (
    <DutyRuling
      ruling={quota.Ruling}
      inQuota={quota.DutyInPercent}
      overQuota={quota.DutyOverPercent}
      counts={quota.Counts}
      others={quota.Others}
      othersKnown={quota.OthersKnown}
      notices={quota.Notices}
    />
  );
}

/** The official notice and the customs count are shown side by side, never added. */
function QuotaUse({ counts, quota }: { readonly counts: QuotaCountsField | null; readonly quota: number | null }) {
  const t = useMessages(messages);
  const format = useFormat();
  const edition = useEdition();
  const isEn = edition === 'en';
  if (quota === null) return null;
  const [last, official, customs] = [counts?.Last ?? null, counts?.Official ?? null, counts?.Customs ?? null];
  const source = (isEn ? counts?.SourceEn : counts?.SourceCn) ?? '';
  return (
    <p>
      {t.used}{' '}
      {last === null
        ? t.quotaOnly(format.tonnes(quota))
        : t.readUsed(format.percent(last.Percent), format.tonnes(last.Tonnes), format.tonnes(quota))}
      {official !== null && (
        <span className={styles['count']}>
          {t.official(formatRate(official.Percent, edition), format.date(official.Day))}
        </span>
      )}
      {customs !== null && (
        <span className={styles['count']}>
          {t.customs(format.percent(customs.Percent), format.date(customs.Day), source)}
        </span>
      )}
    </p>
  );
}

export function OtherDuty({ duty }: { readonly duty: OtherDutyField }) {
  const t = useMessages(messages);
  const format = useFormat();
  const edition = useEdition();
  const isEn = edition === 'en';
  const { Percent, PercentTo, From, Until } = duty;
  const rate =
    Percent === null ? t.otherUnknown : PercentTo === null ? t.otherKnown(Percent) : t.otherRange(Percent, PercentTo);
  const span = Until === null ? t.since(format.date(From)) : t.between(format.date(From), format.date(Until));
  const note = isEn ? duty.NoteEn : duty.NoteCn;
  return (
    <>
      {[t.others, rate, span, note, isEn ? duty.SourceEn : duty.SourceCn].filter((part) => part !== null).join(' · ')}
    </>
  );
}

function Notice({ notice }: { readonly notice: NoticeField }) {
  const t = useMessages(messages);
  const format = useFormat();
  const edition = useEdition();
  const isEn = edition === 'en';
  const text = isEn ? notice.TextEn : notice.TextCn;
  const source = isEn ? notice.SourceEn : notice.SourceCn;
  return (
    <>
      <span>{format.date(notice.PublishedOn)}</span>{' '}
      <strong>{t.noticeLine(formatRate(notice.Percent, edition), t.noticeKinds[notice.Kind])}</strong>
      {text !== null && <> {text}</>}{' '}
      {notice.SourceUrl === null ? (
        t.source(source)
      ) : (
        <a href={notice.SourceUrl} rel="noreferrer" target="_blank">
          {t.source(source)}
        </a>
      )}
    </>
  );
}
