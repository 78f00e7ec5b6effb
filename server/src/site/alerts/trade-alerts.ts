import { describeDuty } from '@btc/contract/safeguard/duty-words.ts';
import { quotaSteps } from '@btc/contract/site/alert-kinds.ts';
import { quotaPage } from '@btc/contract/trade/quota-paths.ts';
import type { ViewQuota } from '@btc/contract/trade/view-answer.ts';
import { dataViews, type TradeMeat, tradeMeats } from '@btc/contract/trade/views.ts';
import { findHsGroup, matchHsCode } from '@btc/reference/hs-codes.ts';
import { findOrigin } from '@btc/reference/origins.ts';
import type { Visitor } from '#platform/api/reader.ts';
import { shanghaiDay } from '#platform/clock/shanghai-time.ts';
import { toShownDuty } from '#safeguard/shown-duty.ts';
import type { Safeguard } from '#safeguard/safeguard.service.ts';
import type { Db } from '#platform/db/db.ts';
import { readQuotaDesk } from '../../trade/quota/quota-desk.service.ts';
import { formatPeriodText } from '../../trade/facts/vintage.ts';
import { listVintages } from '../../trade/facts/vintage.queries.ts';
import { toSpan } from '../../trade/publication/method.service.ts';
import { findLastRevision, listRevisedTonnes, type RevisedTonnes } from './alert-facts.queries.ts';
import type { AlertRuleRow, Change, Compared, KnownKind, Mark } from './compare-rule.ts';
import { percentBetween } from './price-alerts.ts';

export interface TradeAlertDeps {
  readonly db: Db;
  readonly now: Date;
  readonly safeguard: Safeguard;
}

/** Looks at all there is: what a reader may see of it is found when it is sent. */
function seeAll(now: Date): Visitor {
  return { edition: 'cn', now, today: shanghaiDay(now), findLockState: () => null };
}

function toThing({ NameCn, NameEn }: ViewQuota) {
  return { nameCn: `${NameCn}国别配额`, nameEn: `${NameEn} country quota`, path: quotaPage };
}

function toStep(percent: number | null): number {
  return quotaSteps.findLast((step) => percent !== null && percent >= step) ?? 0;
}

function toQuotaChange(line: ViewQuota, { key, before, now }: Compared): readonly Change[] {
  const day = (value: Mark['value']) => (value === '' ? null : String(value));
  if (key === 'expected') {
    return [
      {
        event: `${line.Year} expected ${now.value} ${now.day}`,
        detail: { kind: 'expected', ...toThing(line), before: day(before.value), after: day(now.value) },
      },
    ];
  }
  // With a new year the use begins again.
  if (Number(now.value) < Number(before.value)) return [];
  const detail = { kind: 'quota', ...toThing(line), step: Number(now.value), percent: line.UsedPercent ?? 0 } as const;
  return [{ event: `${line.Year} step ${now.value}`, detail }];
}

function openQuota(lines: ReadonlyMap<string, ViewQuota>): KnownKind {
  return {
    read: ({ code }): Record<string, Mark> => {
      const line = lines.get(code);
      if (line === undefined) return {};
      const day = line.Counts?.Last?.Day ?? '';
      return {
        step: { value: toStep(line.UsedPercent), day },
        expected: { value: line.FillCentral ?? '', day },
      };
    },
    compare: ({ code }, compared) => {
      const line = lines.get(code);
      return line === undefined ? [] : toQuotaChange(line, compared);
    },
  };
}

function openDuty(lines: ReadonlyMap<string, ViewQuota>, today: string): KnownKind {
  const readPercent = ({ Ruling, DutyOverPercent, DutyInPercent }: ViewQuota) =>
    Ruling?.Standing === 'overQuota' ? DutyOverPercent : DutyInPercent;
  return {
    read: ({ code }): Record<string, Mark> => {
      const line = lines.get(code);
      return line === undefined ? {} : { duty: { value: readPercent(line) ?? '', day: today } };
    },
    compare: ({ code }, { now }) => {
      const line = lines.get(code);
      const duty = line === undefined ? null : toShownDuty(line);
      if (line === undefined || duty === null) return [];
      const said = { dutyCn: describeDuty(duty, 'cn'), dutyEn: describeDuty(duty, 'en') };
      return [{ event: `${today} ${now.value}`, detail: { kind: 'duty', ...toThing(line), ...said } }];
    },
  };
}

function findMeat(code: string): TradeMeat | null {
  const match = matchHsCode(code);
  const group = match.kind === 'line' || match.kind === 'position' ? match.group : null;
  const species = group === null ? undefined : findHsGroup(group)?.species;
  return species === 'bovine' ? 'beef' : species === 'porcine' ? 'pork' : null;
}

const meatNames = {
  beef: { nameCn: '牛肉进口', nameEn: 'Beef imports', path: '/BTCData' },
  pork: { nameCn: '猪肉进口', nameEn: 'Pork imports', path: '/PorkData' },
} as const;

function findView({ code }: AlertRuleRow) {
  return dataViews.find((view) => view.code === code);
}

async function openMonths(db: Db): Promise<KnownKind> {
  const vintages = (await listVintages(db, null)).filter(({ grain }) => grain === 'month');
  const months = new Map(
    tradeMeats.map((meat) => {
      const own = vintages.filter(({ hsCodes }) => hsCodes.some((code) => findMeat(code) === meat));
      return [meat, toSpan(own).to];
    }),
  );
  return {
    read: (rule): Record<string, Mark> => {
      const view = findView(rule);
      const month = view === undefined ? null : months.get(view.meat);
      return month === null || month === undefined ? {} : { month: { value: month, day: `${month}-01` } };
    },
    compare: (rule, { before, now }) => {
      const meat = findView(rule)?.meat;
      // A load that was taken back brings an earlier month back, which is no news.
      if (meat === undefined || before.value >= now.value) return [];
      const month = String(now.value);
      return [{ event: `${meat} ${month}`, detail: { kind: 'month', meat, month, ...meatNames[meat] } }];
    },
  };
}

interface RevisedMonth {
  readonly runId: number;
  readonly month: string;
  readonly meat: TradeMeat;
  readonly origin: string;
  readonly percent: number;
}

/** By how much loads have changed the weight of a month, an origin and a meat; what was not published before is no revision. */
function sumRevisions(rows: readonly RevisedTonnes[]): readonly RevisedMonth[] {
  const groups = Map.groupBy(rows, ({ run_id: run, period, origin, hs }) =>
    [run, period, origin, findMeat(hs) ?? ''].join(' '),
  );
  return [...groups.values()].flatMap((own) => {
    const [first] = own;
    const meat = first === undefined ? null : findMeat(first.hs);
    if (first === undefined || meat === null) return [];
    const known = own.filter(({ before_g: before }) => before !== null);
    const sum = (name: 'before_g' | 'after_g') => known.reduce((total, row) => total + (row[name] ?? 0), 0);
    const percent = percentBetween(sum('before_g'), sum('after_g'));
    if (percent === null) return [];
    return [{ runId: first.run_id, month: formatPeriodText(first.period), meat, origin: first.origin, percent }];
  });
}

async function openRevisions(db: Db, rules: readonly AlertRuleRow[]): Promise<KnownKind> {
  const last = await findLastRevision(db);
  const notified = rules.flatMap(({ kind, notified: known }) => (kind === 'revision' && known !== null ? [known] : []));
  const first = Math.min(...notified.map(({ run }) => Number(run?.value ?? last)), last);
  const revised = first === last ? [] : sumRevisions(await listRevisedTonnes(db, first));
  const concerns = (rule: AlertRuleRow, { meat, origin }: RevisedMonth) =>
    rule.pinKind === 'origin' ? origin === rule.code : findView(rule)?.meat === meat;
  return {
    read: () => ({ run: { value: last, day: '' } }),
    compare: (rule, { before }) => {
      const own = revised.filter((one) => {
        return one.runId > Number(before.value) && Math.abs(one.percent) >= rule.percent && concerns(rule, one);
      });
      const groups = Map.groupBy(own, ({ runId, meat }) => `${runId} ${meat}`);
      return [...groups].flatMap(([event, some]) => {
        const [most] = some.toSorted((one, other) => Math.abs(other.percent) - Math.abs(one.percent));
        if (most === undefined) return [];
        const { meat, month, percent } = most;
        const origin = rule.pinKind === 'origin' ? findOrigin(rule.code) : undefined;
        const { nameCn, nameEn } = meatNames[meat];
        const names = {
          nameCn: `${origin?.nameCn ?? ''}${nameCn}`,
          nameEn: origin === undefined ? nameEn : `${nameEn} from ${origin.nameEn}`,
        };
        const detail = {
          kind: 'revision',
          meat,
          month,
          percent,
          count: some.length,
          path: '/BTCData/Revisions',
        } as const;
        return [{ event, detail: { ...detail, ...names } }];
      });
    },
  };
}

/** What rules wait for in the trade figures and the quotas. */
export async function openTradeAlerts(
  { db, safeguard, now }: TradeAlertDeps,
  rules: readonly AlertRuleRow[],
): Promise<Readonly<Record<'quota' | 'duty' | 'month' | 'revision', KnownKind>>> {
  const wants = (...kinds: readonly string[]) => rules.some(({ kind }) => kinds.includes(kind));
  const nothing: KnownKind = { read: () => ({}), compare: () => [] };
  const desk = wants('quota', 'duty') ? await readQuotaDesk({ db, safeguard }, seeAll(now)) : null;
  const lines = new Map(desk?.Rows.map((row) => [row.Code, row]));
  return {
    quota: openQuota(lines),
    duty: openDuty(lines, desk?.Dict.Today ?? ''),
    month: wants('month') ? await openMonths(db) : nothing,
    revision: wants('revision') ? await openRevisions(db, rules) : nothing,
  };
}
