import type { DutyLine } from '@btc/contract/safeguard/duty.ts';
import { addDays } from '@btc/contract/time.ts';
import type { ChartEventRow } from '@btc/contract/trade/chart-events.ts';
import { nameOrigin } from '../view/names/names.ts';

const maxNamed = 3;

interface Change {
  readonly day: string;
  readonly line: DutyLine;
  readonly ends: boolean;
}

/** Changes of the duty table for some origins; rates that start on the table's first day are no change. */
export function toDutyEvents(lines: readonly DutyLine[], origins: readonly string[]): readonly ChartEventRow[] {
  const first = lines.map(({ from }) => from).toSorted()[0];
  const own = lines.filter(({ origin }) => origin === 'ALL' || origins.includes(origin));
  const changes = own.flatMap((line): readonly Change[] => {
    const begin = line.from === first ? [] : [{ day: line.from, line, ends: false }];
    if (line.until === null) return begin;
    const day = addDays(line.until, 1);
    const isReplaced = own.some(
      ({ origin, kind, from }) => origin === line.origin && kind === line.kind && from === day,
    );
    return isReplaced ? begin : [...begin, { day, line, ends: true }];
  });
  const alike = Map.groupBy(changes, ({ day, line, ends }) =>
    [day, ends, line.kind, line.percent, line.percentTo, line.sourceCn].join(' '),
  );
  return [...alike.values()].flatMap(tellChange);
}

function tellChange(changes: readonly Change[]): readonly ChartEventRow[] {
  const [first] = changes;
  if (first === undefined) return [];
  const { day, line, ends } = first;
  const named = changes.slice(0, maxNamed).map((one) => nameLine(one.line.origin));
  const more = changes.length - named.length;
  const cn = named.map(({ NameCn }) => NameCn).join('、') + (more > 0 ? `等${changes.length}国` : '');
  const en = named.map(({ NameEn }) => NameEn).join(', ') + (more > 0 ? ` and ${more} more` : '');
  const what = nameDuty(line);
  return [
    {
      Day: day,
      Kind: 'duty',
      TitleCn: `${cn}：${what.cn}${ends ? '停止执行' : ''}`,
      TitleEn: `${en}: ${what.en}${ends ? ' ends' : ''}`,
      SourceCn: line.sourceCn,
      SourceEn: line.sourceEn,
      SourceUrl: null,
      Demo: false,
    },
  ];
}

function nameLine(origin: string) {
  return origin === 'ALL' ? { NameCn: '所有国别', NameEn: 'All origins' } : nameOrigin(origin);
}

function nameDuty({ kind, percent, percentTo }: DutyLine): { readonly cn: string; readonly en: string } {
  const rate = percent === null ? null : percentTo === null ? `${percent}%` : `${percent}%–${percentTo}%`;
  switch (kind) {
    case 'mfn':
      return { cn: `最惠国税率${rate}`, en: `duty ${rate} (MFN)` };
    case 'agreement':
      return { cn: `协定税率${rate}`, en: `duty ${rate} (agreement)` };
    case 'provisional':
      return { cn: `暂定税率${rate}`, en: `duty ${rate} (provisional)` };
    case 'additional':
      return rate === null
        ? { cn: '加征关税（税率待核实）', en: 'additional duty (rate not known)' }
        : { cn: `加征关税${rate}`, en: `additional duty ${rate}` };
    case 'byExporter':
      return { cn: `另征${rate}（因企业而异）`, en: `further duty ${rate}, by exporter` };
  }
}
