import type { FrozenFigures, ReportFigure } from '@btc/contract/prices/market-report.ts';
import type { ReportSection } from '@btc/contract/prices/week-codes.ts';
import { fallers, flatOnes, formatNumberText, risers, strongest } from './report-moves.ts';

function price({ Value, Decimals, UnitEn }: ReportFigure): string {
  return `${formatNumberText(Value ?? 0, Decimals)} ${UnitEn ?? ''}`.trim();
}

function move({ Change, Decimals }: ReportFigure): string {
  if (Change === null) return 'with no quotes a week ago to compare with';
  if (Change === 0) return 'unchanged w/w';
  return `${Change > 0 ? 'up' : 'down'} ${formatNumberText(Math.abs(Change), Decimals)} w/w`;
}

function named(figures: readonly ReportFigure[], max = 3): string {
  const names = figures.slice(0, max).map(({ NameEn }) => NameEn.split(':')[0] ?? NameEn);
  const last = names.pop();
  return names.length === 0 ? (last ?? '') : `${names.join(', ')} and ${last ?? ''}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}

function quotes(figures: readonly ReportFigure[], market: string): string {
  if (figures.length === 0) return '';
  const [up, down, flat] = [risers(figures), fallers(figures), flatOnes(figures)];
  const top = strongest(figures);
  if (up.length + down.length + flat.length === 0)
    return `${counted(figures.length, `${market} quote`)} this week; none a week ago to compare with.`;
  const counts = `Of the ${counted(figures.length, `${market} quote`)} we follow, ${up.length} rose, ${down.length} fell and ${flat.length} held.`;
  const lead =
    top === undefined
      ? 'Mainstream prices were unchanged w/w.'
      : `The largest move was in ${top.NameEn}, mainstream ${price(top)}, ${move(top)}.`;
  return `${counts} ${lead}`;
}

const writers: Readonly<Record<ReportSection, (figures: FrozenFigures) => string>> = {
  summary: (figures) => {
    const forward = figures.forward ?? [];
    const indices = (figures.summary ?? [])
      .filter(({ UnitEn }) => UnitEn === null)
      .map(
        (one) =>
          `${one.NameEn.replace(/^Beef, /, 'the ')} stood at ${formatNumberText(one.Value ?? 0, one.Decimals)}, ${move(one)}`,
      );
    if (forward.length === 0) return 'No quotes this week; the indices are unchanged.';
    if (forward.every(({ Change }) => Change === null))
      return 'Quotes are back; with none a week ago there is no w/w change.';
    const tone =
      risers(forward).length > fallers(forward).length
        ? 'Offers of beef to China rose on balance; buyers covered what they need and would not chase.'
        : risers(forward).length < fallers(forward).length
          ? 'Offers of beef to China eased on balance; some sellers gave way to get business done while buyers waited.'
          : 'Offers of beef to China were mixed and trade was steady.';
    return indices.length === 0 ? tone : `${tone} ${capital(indices.join('; '))}.`;
  },
  forward: (figures) => quotes(figures.forward ?? [], 'forward'),
  spot: (figures) => quotes(figures.spot ?? [], 'spot'),
  customs: (figures) =>
    (figures.customs ?? []).length === 0
      ? 'No new rule touched clearance this week; inspection at the ports ran normally.'
      : 'Policy and trade news of the week:',
  plants: (figures) =>
    (figures.plants ?? []).length === 0
      ? 'No plant registration changed this week.'
      : 'Plant registrations changed this week; check number and effective date before loading.',
  quota: (figures) =>
    (figures.quota ?? []).length === 0
      ? ''
      : 'Safeguard country quotas are below; over-quota imports pay 55 points on top of the duty. Quota use is as published by customs.',
  liveCattle: (figures) => {
    const lines = figures.liveCattle ?? [];
    const [up, down] = [risers(lines), fallers(lines)];
    if (lines.length === 0) return '';
    if (up.length === 0 && down.length === 0) return 'In dollar terms, cattle prices were unchanged w/w.';
    const parts = [
      ...(up.length > 0 ? [`higher in ${named(up)}`] : []),
      ...(down.length > 0 ? [`lower in ${named(down)}`] : []),
    ];
    return `In USD/kg carcase weight, cattle were ${parts.join(' and ')}.`;
  },
  fx: (figures) => {
    const dollar = (figures.fx ?? []).find(({ NameEn }) => NameEn === 'US dollar');
    if (dollar === undefined) return '';
    const change = dollar.Change ?? 0;
    const effect =
      change > 0
        ? 'which adds a little to landed cost'
        : change < 0
          ? 'which takes a little off landed cost'
          : 'which leaves landed cost as it was';
    return `The dollar bought ${formatNumberText(dollar.Value ?? 0, 4)} yuan, ${move(dollar)}, ${effect}.`;
  },
  survey: (figures) => {
    const lines = figures.survey ?? [];
    if (lines.length === 0) return '';
    const hopeful = lines.filter(({ Value }) => (Value ?? 50) > 50);
    return `A diffusion index of 50 is neutral. ${hopeful.length} of the ${counted(lines.length, 'question')} are above it.`;
  },
  calendar: (figures) =>
    (figures.calendar ?? []).length === 0
      ? 'No scheduled customs release falls in the coming week.'
      : 'Due in the coming week:',
};

export function demoTextEn(section: ReportSection, figures: FrozenFigures): string {
  return writers[section](figures);
}

/** The title uses an index that everybody may read. */
export function demoTitleEn(week: number, { summary = [] }: FrozenFigures): string {
  const forward = summary.find(({ NameEn }) => NameEn === 'Beef, forward index');
  const name = `Imported beef weekly report, week ${week}`;
  return forward === undefined ? name : `${name}: forward index ${price(forward)}, ${move(forward)}`;
}
