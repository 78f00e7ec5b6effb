import { numberFormat } from '@btc/contract/figures/number-format.ts';
import type { Edition } from '@btc/contract/members/access.ts';
import { describeStanding } from '@btc/contract/safeguard/duty-words.ts';
import type { OtherDutyField, QuotaCountsField, RulingField } from '@btc/contract/safeguard/safeguard-fields.ts';
import type { DataNotes, Words } from '#data/face.ts';

const cn = {
  duty: '适用税率',
  ruling: (day: string, standing: string, text: string) => `${day}申报：${standing}。${text}`,
  use: '配额使用',
  official: (percent: number, day: string) => `正式公告：${percent}%（${day}）`,
  customs: (percent: string, tonnes: string, day: string) => `${percent}，${tonnes}，截至${day}`,
  others: '其他加征',
  rate: (percent: number) => `加征${percent}个百分点`,
  range: (from: number, to: number) => `加征${from}–${to}个百分点，因企业而异`,
  unknown: '税率不明',
  since: (from: string) => `自${from}起`,
  between: (from: string, until: string) => `${from}至${until}`,
};

const en: typeof cn = {
  duty: 'Duty that applies',
  ruling: (day, standing, text) => `Declared on ${day}: ${standing}. ${text}`,
  use: 'Quota used',
  official: (percent, day) => `Official notice: ${percent}% (${day})`,
  customs: (percent, tonnes, day) => `${percent}, ${tonnes} to ${day}`,
  others: 'Other duties',
  rate: (percent) => `plus ${percent} points`,
  range: (from, to) => `plus ${from}–${to} points, by exporter`,
  unknown: 'rate not known',
  since: (from) => `since ${from}`,
  between: (from, until) => `${from} to ${until}`,
};

const dictionaries = { cn, en };

export function formatOtherDuty(duty: OtherDutyField, edition: Edition): string {
  const say = dictionaries[edition];
  const { Percent, PercentTo, From, Until } = duty;
  const rate = Percent === null ? say.unknown : PercentTo === null ? say.rate(Percent) : say.range(Percent, PercentTo);
  const span = Until === null ? say.since(From) : say.between(From, Until);
  const [note, source] = edition === 'cn' ? [duty.NoteCn, duty.SourceCn] : [duty.NoteEn, duty.SourceEn];
  return [rate, span, note, source].filter((part) => part !== null).join(' · ');
}

export function formatRuling(ruling: RulingField, edition: Edition): string {
  const say = dictionaries[edition];
  return say.ruling(ruling.Day, describeStanding(ruling, edition), edition === 'cn' ? ruling.TextCn : ruling.TextEn);
}

function sayCounts({ Official, Customs, SourceCn, SourceEn }: QuotaCountsField, edition: Edition): readonly string[] {
  const say = dictionaries[edition];
  const format = numberFormat[edition];
  const source = (edition === 'cn' ? SourceCn : SourceEn) ?? '';
  return [
    ...(Official === null ? [] : [say.official(Official.Percent, Official.Day)]),
    ...(Customs === null
      ? []
      : [`${source}: ${say.customs(format.percent(Customs.Percent), format.tonnes(Customs.Tonnes), Customs.Day)}`]),
  ];
}

interface AppliedDuty {
  readonly Ruling: RulingField;
  readonly Use: QuotaCountsField | null;
  readonly Others: readonly OtherDutyField[];
}

export function basisOfDuty({ Ruling, Use, Others }: AppliedDuty): DataNotes['basis'] {
  const both = (text: (edition: Edition) => string): Words => ({ cn: text('cn'), en: text('en') });
  const name = (key: 'duty' | 'use' | 'others') => both((edition) => dictionaries[edition][key]);
  const counts = Use === null ? [] : sayCounts(Use, 'cn').map((cn, at) => ({ cn, en: sayCounts(Use, 'en')[at] ?? cn }));
  return [
    [name('duty'), both((edition) => formatRuling(Ruling, edition))],
    ...counts.map((count) => [name('use'), count] as const),
    ...Others.map((duty) => [name('others'), both((edition) => formatOtherDuty(duty, edition))] as const),
  ];
}
