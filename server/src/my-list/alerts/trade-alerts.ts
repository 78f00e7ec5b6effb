import { toPagePath } from '@btc/contract/data/data-address.ts';
import { roundTo } from '@btc/contract/round-to.ts';
import { describeDuty } from '@btc/contract/safeguard/duty-words.ts';
import { quotaSteps } from '@btc/contract/my-list/alert-kinds.ts';
import { quotaPage } from '@btc/contract/trade/quota-paths.ts';
import type { RevisedFigure } from '@btc/contract/trade/revisions.ts';
import { factSourceNames } from '@btc/contract/trade/trade-codes.ts';
import type { ViewQuota } from '@btc/contract/trade/view-answer.ts';
import { dataViews, findView, type TradeMeat } from '@btc/contract/trade/views.ts';
import { findHsGroup } from '@btc/reference/goods/hs-codes.ts';
import { shanghaiDay } from '#platform/clock/shanghai-time.ts';
import type { Db } from '#platform/db/db.ts';
import { deskRights } from '#platform/search/search-rights.ts';
import { type Safeguard, toShownDuty } from '#safeguard/face.ts';
import {
  type FactsStore,
  findRevisedFigures,
  findViewSet,
  presentOpening,
  readQuotaDesk,
  toNotes,
  toQuotaNotes,
} from '#trade/face.ts';
import { type AlertGround, toGround } from './alert-detail.ts';
import { findLastRevision } from './alert-facts.queries.ts';
import type { AlertRuleRow, Change, Compared, KnownKind, Mark } from './compare-rule.ts';

export interface TradeAlertDeps {
  readonly db: Db;
  readonly now: Date;
  readonly safeguard: Safeguard;
  readonly facts: Pick<FactsStore, 'use'>;
}

interface Quotas {
  readonly lines: ReadonlyMap<string, ViewQuota>;
  readonly ground: AlertGround;
  readonly today: string;
}

/** Unfiltered: access is checked when an alert is sent. */
async function readQuotas({ db, safeguard, now }: TradeAlertDeps): Promise<Quotas> {
  const desk = await readQuotaDesk({ db, safeguard }, { edition: 'cn', now, today: shanghaiDay(now), ...deskRights });
  return {
    lines: new Map(desk.Rows.map((row) => [row.Code, row])),
    ground: toGround(toQuotaNotes(desk)),
    today: desk.Dict.Today,
  };
}

function toThing({ NameCn, NameEn }: ViewQuota, ground: AlertGround) {
  return { nameCn: `${NameCn}国别配额`, nameEn: `${NameEn} country quota`, path: quotaPage, ground };
}

function toStep(percent: number | null): number {
  return quotaSteps.findLast((step) => percent !== null && percent >= step) ?? 0;
}

/** Whether a quota is full by a notice or by what is counted, and not by the projection only. */
function isFull({ FillRestsOn, Used, Quota }: ViewQuota): boolean {
  return FillRestsOn !== 'projection' || (Used ?? 0) >= Quota;
}

function toQuotaChange(line: ViewQuota, ground: AlertGround, { key, before, now }: Compared): readonly Change[] {
  const day = (value: Mark['value']) => (value === '' ? null : String(value));
  const thing = toThing(line, ground);
  if (key === 'expected') {
    const [from, to] = [day(before.value), day(now.value)];
    const detail = { kind: 'expected', ...thing, before: from, after: to, isFull: isFull(line) } as const;
    return [{ event: `${line.Year} expected ${now.value} ${now.day}`, detail }];
  }
  // With a new year the use begins again.
  if (Number(now.value) < Number(before.value)) return [];
  const percent = line.UsedPercent ?? 0;
  const detail = { kind: 'quota', ...thing, step: Number(now.value), percent, day: now.day } as const;
  return [{ event: `${line.Year} step ${now.value}`, detail }];
}

function openQuota({ lines, ground }: Quotas): KnownKind {
  return {
    read: ({ code }): Record<string, Mark> => {
      const line = lines.get(code);
      if (line === undefined) return {};
      const day = line.Counts?.Last?.Day ?? '';
      return {
        step: { value: toStep(line.UsedPercent), day },
        // Where nothing is counted nobody knows whether it will be used up.
        ...(line.FillRestsOn === null ? {} : { expected: { value: line.FillCentral ?? '', day } }),
      };
    },
    compare: ({ code }, compared) => {
      const line = lines.get(code);
      return line === undefined ? [] : toQuotaChange(line, ground, compared);
    },
  };
}

function openDuty({ lines, ground, today }: Quotas): KnownKind {
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
      const texts = { dutyCn: describeDuty(duty, 'cn'), dutyEn: describeDuty(duty, 'en') };
      return [{ event: `${today} ${now.value}`, detail: { kind: 'duty', ...toThing(line, ground), ...texts } }];
    },
  };
}

/** The latest month of each view that rules are of, by the series with which its page opens. */
async function openMonths(facts: TradeAlertDeps['facts'], rules: readonly AlertRuleRow[]): Promise<KnownKind> {
  const wanted = new Set(rules.flatMap(({ kind, code }) => (kind === 'month' ? [code] : [])));
  const views = dataViews.filter(({ code }) => wanted.has(code));
  const opened = await facts.use(null, async (snapshot) =>
    views.map((view) => ({ view, dict: presentOpening(snapshot.catalogue, view) })),
  );
  const findOpened = (of: string) => opened.find(({ view }) => view.code === of);
  return {
    read: ({ code }): Record<string, Mark> => {
      const month = findOpened(code)?.dict.DataLimit ?? null;
      return month === null ? {} : { month: { value: month, day: `${month}-01` } };
    },
    compare: ({ code }, { before, now }) => {
      const found = findOpened(code);
      // A load that was taken back brings an earlier month back, which is no news.
      if (found === undefined || before.value >= now.value) return [];
      const { view, dict } = found;
      const month = String(now.value);
      const { title } = findViewSet(view, '');
      const [nameCn, nameEn] = [title.cn, title.en];
      const path = toPagePath({ name: view.code, edition: 'en', params: {} }) ?? '';
      const ground = toGround(toNotes(dict, title), dict.Provisional.includes(month));
      const detail = { kind: 'month', meat: view.meat, month, nameCn, nameEn, path, ground } as const;
      return [{ event: `${view.meat} ${month}`, detail }];
    },
  };
}

const meatsOfSpecies = { bovine: 'beef', porcine: 'pork', both: null } as const;

interface Revised extends RevisedFigure {
  readonly Percent: number;
  readonly meat: TradeMeat;
}

function toRevised(figure: RevisedFigure): readonly Revised[] {
  const { species = 'both' } = findHsGroup(figure.GroupCode) ?? {};
  const [meat, percent] = [meatsOfSpecies[species], figure.Percent];
  return meat === null || percent === null ? [] : [{ ...figure, Percent: percent, meat }];
}

/** Above what one load changes. */
const maxRevised = 10_000;

async function listRevised(db: Db, afterRun: number): Promise<readonly Revised[]> {
  const all = { runId: null, source: null, origins: [], start: '', end: '', page: 1, pageSize: maxRevised } as const;
  return (await findRevisedFigures(db, { ...all, afterRun }, deskRights)).rows.flatMap(toRevised);
}

/** Of the figures that changed by enough, the one that changed most. */
function toRevisionChange(event: string, some: readonly Revised[]): readonly Change[] {
  const [most] = some.toSorted((one, other) => Math.abs(other.Percent) - Math.abs(one.Percent));
  if (most === undefined) return [];
  const { meat, Period: month, Percent: percent, Source, NameCn, NameEn, GroupCn, GroupEn } = most;
  const { nameCn: cn, nameEn: en } = factSourceNames[Source];
  const names = { nameCn: `${NameCn}${GroupCn}进口`, nameEn: `${GroupEn} imports from ${NameEn}` };
  const ground = toGround({ source: { cn, en }, isDemo: Source === 'demo' });
  const figure = { kind: 'revision', meat, month, percent, count: some.length } as const;
  return [{ event, detail: { ...figure, ...names, path: '/BTCData/Revisions', ground } }];
}

async function openRevisions(db: Db, rules: readonly AlertRuleRow[]): Promise<KnownKind> {
  const last = await findLastRevision(db);
  const notified = rules.flatMap(({ kind, notified: known }) => (kind === 'revision' && known !== null ? [known] : []));
  const first = Math.min(...notified.map(({ run }) => Number(run?.value ?? last)), last);
  const revised = first === last ? [] : await listRevised(db, first);
  const concerns = (rule: AlertRuleRow, { meat, Code }: Revised) =>
    rule.pinKind === 'origin' ? Code === rule.code : findView(rule.code)?.meat === meat;
  return {
    read: () => ({ run: { value: last, day: '' } }),
    compare: (rule, { before }) => {
      const own = revised.filter((one) => {
        const moved = roundTo(Math.abs(one.Percent), 2);
        return one.RevisionID > Number(before.value) && moved >= rule.percent && concerns(rule, one);
      });
      const groups = Map.groupBy(own, ({ RevisionID, meat }) => `${RevisionID} ${meat}`);
      return [...groups].flatMap(([event, some]) => toRevisionChange(event, some));
    },
  };
}

const nothing: KnownKind = { read: () => ({}), compare: () => [] };

export async function openTradeAlerts(
  deps: TradeAlertDeps,
  rules: readonly AlertRuleRow[],
): Promise<Readonly<Record<'quota' | 'duty' | 'month' | 'revision', KnownKind>>> {
  const wants = (...kinds: readonly string[]) => rules.some(({ kind }) => kinds.includes(kind));
  const quotas = wants('quota', 'duty') ? await readQuotas(deps) : null;
  return {
    quota: quotas === null ? nothing : openQuota(quotas),
    duty: quotas === null ? nothing : openDuty(quotas),
    month: wants('month') ? await openMonths(deps.facts, rules) : nothing,
    revision: wants('revision') ? await openRevisions(deps.db, rules) : nothing,
  };
}
