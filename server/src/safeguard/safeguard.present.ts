import { roundTo } from '@btc/contract/round-to.ts';
import type { DutyLine } from '@btc/contract/safeguard/duty.ts';
import { findQuotaUse, type QuotaUse } from '@btc/contract/safeguard/quota-use.ts';
import { describeRuling } from '@btc/contract/safeguard/ruling-words.ts';
import type {
  NoticeField,
  OtherDutyField,
  QuotaCountsField,
  QuotaUseField,
  RulingField,
} from '@btc/contract/safeguard/safeguard-fields.ts';
import type { ShownRuling } from '@btc/contract/safeguard/withheld-ruling.ts';
import type { KnownNotice } from './notice.queries.ts';
import type { KnownSafeguard } from './safeguard.service.ts';

export function presentRuling(ruling: ShownRuling): RulingField {
  return {
    Day: ruling.declaredOn,
    Standing: ruling.standing,
    Code: ruling.code,
    RestsOn: ruling.restsOn,
    SurchargePercent: ruling.surchargePercent,
    OverPercent: ruling.overPercent,
    IsOpen: ruling.isOpen,
    Line: ruling.line,
    Year: ruling.year,
    QuotaTonnes: ruling.quotaTonnes,
    ReachedOn: ruling.reachedOn,
    SurchargeFrom: ruling.surchargeFrom,
    OtherSurchargeFrom: ruling.otherSurchargeFrom,
    NoticePublishedOn: ruling.noticePublishedOn,
    NoticePercent: ruling.noticePercent,
    TextCn: describeRuling(ruling, 'cn'),
    TextEn: describeRuling(ruling, 'en'),
  };
}

/** To the kilogram; percent is finer than any page shows, so that it is rounded once. */
function presentUse(use: QuotaUse | null): QuotaUseField | null {
  if (use === null) return null;
  return {
    Tonnes: roundTo(use.tonnes, 3),
    Percent: roundTo(use.percent, 4),
    Day: use.day,
    RestsOn: use.restsOn,
  };
}

export function presentCounts(
  { record, counted }: KnownSafeguard,
  { Line: line, Year: year }: Pick<RulingField, 'Line' | 'Year'>,
): QuotaCountsField {
  const { last, official, customs } =
    line === null ? { last: null, official: null, customs: null } : findQuotaUse(record, { line, year });
  const source = customs === null ? null : counted;
  return {
    Last: presentUse(last),
    Official: presentUse(official),
    Customs: presentUse(customs),
    SourceCn: source?.sourceCn ?? null,
    SourceEn: source?.sourceEn ?? null,
    Demo: source?.isDemo === true,
  };
}

export function presentNotice(notice: KnownNotice): NoticeField {
  return {
    Kind: notice.kind,
    Percent: notice.percent,
    ReachedOn: notice.reachedOn,
    SurchargeFrom: notice.surchargeFrom,
    PublishedOn: notice.publishedOn,
    TextCn: notice.textCn,
    TextEn: notice.textEn,
    SourceCn: notice.sourceCn,
    SourceEn: notice.sourceEn,
    SourceUrl: notice.sourceUrl,
  };
}

export function presentOtherDuty(line: DutyLine): OtherDutyField {
  return {
    Kind: line.kind,
    Percent: line.percent,
    PercentTo: line.percentTo,
    From: line.from,
    Until: line.until,
    NoteCn: line.noteCn,
    NoteEn: line.noteEn,
    SourceCn: line.sourceCn,
    SourceEn: line.sourceEn,
  };
}
