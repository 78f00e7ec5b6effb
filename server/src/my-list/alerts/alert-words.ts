import { numberFormat } from '@btc/contract/figures/number-format.ts';
import { printPeriod } from '@btc/contract/figures/print-period.ts';
import { canVisit, type Edition, type MembershipFields, type Module } from '@btc/contract/members/access.ts';
import { nameIn } from '@btc/contract/names.ts';
import { priceDecimals, priceModules } from '@btc/contract/prices/price-codes.ts';
import { type DataSet, findColumn, formatSource, type Words } from '#data/face.ts';
import { projectionModules } from '#safeguard/face.ts';
import { plants } from '#plants/face.ts';
import { history } from '#prices/face.ts';
import { findViewSet } from '#trade/face.ts';
import type { AlertDetail } from './alert-detail.ts';
import { findMove } from './price-alerts.ts';

export interface AlertLine {
  readonly title: string;
  /** Figures the reader may see; empty where the title says all. */
  readonly text: string;
  readonly isLocked: boolean;
}

/** Any one of these modules opens the figures; empty: open to all. */
function listModules(detail: AlertDetail): readonly Module[] {
  switch (detail.kind) {
    case 'price':
      return [priceModules[detail.meat]];
    case 'expected':
      return projectionModules;
    case 'revision':
      return [detail.meat === 'beef' ? 'Data' : 'PorkData'];
    default:
      return [];
  }
}

export function isAlertOpen(
  detail: AlertDetail,
  reader: { readonly membership: MembershipFields; readonly edition: Edition; readonly now: Date },
): boolean {
  const modules = listModules(detail);
  const { membership, edition, now } = reader;
  return modules.length === 0 || modules.some((module) => canVisit(membership, module, edition, now).kind === 'open');
}

const words = {
  cn: {
    locked: {
      price: '有新价格，详情向会员开放',
      expected: '预计用完日有变化，详情向会员开放',
      revision: '数据有修订，详情向会员开放',
    },
    price: (prices: string, percent: string, day: string) => `${prices}（${percent}），${day}`,
    report: '新的市场周报',
    tag: '新文章',
    never: '年内不会用完',
    quota: (step: string, percent: string) => `已用到${step}（${percent}）`,
    quotaTo: (step: string, percent: string, day: string) => `已用到${step}（${percent}，截至${day}）`,
    expected: (before: string, after: string) => `预计用完日：${before} → ${after}`,
    full: (before: string, after: string) => `${after}用满（此前预计：${before}）`,
    duty: (duty: string) => `今天税率${duty}`,
    month: (month: string) => `${month}数据已发布`,
    revision: (month: string, percent: string, count: number) =>
      `${month}数据有修订，${percent}${count > 1 ? `；达到幅度的修订共${count}处` : ''}`,
  },
  en: {
    locked: {
      price: 'New price; details are open to members',
      expected: 'Expected to be used up on another day; details are open to members',
      revision: 'Figures were revised; details are open to members',
    },
    price: (prices: string, percent: string, day: string) => `${prices} (${percent}), ${day}`,
    report: 'New weekly market report',
    tag: 'New article',
    never: 'not this year',
    quota: (step: string, percent: string) => `${step} used (${percent})`,
    quotaTo: (step: string, percent: string, day: string) => `${step} used (${percent} to ${day})`,
    expected: (before: string, after: string) => `Expected to be used up: ${before} → ${after}`,
    full: (before: string, after: string) => `Full on ${after} (expected before: ${before})`,
    duty: (duty: string) => `Duty today ${duty}`,
    month: (month: string) => `${month} is out`,
    revision: (month: string, percent: string, count: number) =>
      `${month} revised by ${percent}${count > 1 ? `; ${count} such revisions in all` : ''}`,
  },
} as const;

function nameCode(set: DataSet, column: string, code: string): Words {
  const { toName } = findColumn(set, column);
  return { cn: toName?.(code, 'cn') ?? code, en: toName?.(code, 'en') ?? code };
}

type Detail<Kind extends AlertDetail['kind']> = Extract<AlertDetail, { readonly kind: Kind }>;

function formatPrice(edition: Edition, { from, to, unit, day }: Detail<'price'>): string {
  const { number, changePercent } = numberFormat[edition];
  const [before, after] = [from, to].map((price) => number(price, priceDecimals[unit]));
  const prices = `${before} → ${after} ${nameCode(history, 'unit', unit)[edition]}`;
  return words[edition].price(prices, changePercent(findMove({ from, to })), printPeriod(day, edition));
}

function formatQuota(edition: Edition, { step, percent, day = '' }: Detail<'quota'>): string {
  const t = words[edition];
  const format = numberFormat[edition];
  const [reached, used] = [format.percent(step, 0), format.percent(percent)];
  return day === '' ? t.quota(reached, used) : t.quotaTo(reached, used, printPeriod(day, edition));
}

function formatFigures(edition: Edition, detail: AlertDetail): string {
  const t = words[edition];
  const day = (value: string | null) => (value === null ? t.never : printPeriod(value, edition));
  switch (detail.kind) {
    case 'price':
      return formatPrice(edition, detail);
    case 'report':
    case 'tag':
      return t[detail.kind];
    case 'status': {
      const [before, after] = [detail.before, detail.after].map((code) => nameCode(plants, 'status', code)[edition]);
      return `${before} → ${after}`;
    }
    case 'quota':
      return formatQuota(edition, detail);
    case 'expected': {
      const isFull = detail.isFull === true && detail.after !== null;
      return t[isFull ? 'full' : 'expected'](day(detail.before), day(detail.after));
    }
    case 'duty':
      return t.duty(edition === 'cn' ? detail.dutyCn : detail.dutyEn);
    case 'month':
      return t.month(printPeriod(detail.month, edition));
    case 'revision': {
      const percent = numberFormat[edition].changePercent(detail.percent);
      return t.revision(printPeriod(detail.month, edition), percent, detail.count);
    }
  }
}

function formatGround(edition: Edition, { kind, ground }: AlertDetail): string {
  if (ground === undefined) return '';
  const set = kind === 'price' ? history : findViewSet({ code: 'beef-one' }, '-periods');
  const marks = ground.isProvisional ? [findColumn(set, 'provisional').title[edition]] : [];
  return [...marks, formatSource(ground, edition)].map((part) => ` · ${part}`).join('');
}

/** Gives figures only where they are open to the reader. */
export function formatAlert(edition: Edition, detail: AlertDetail, isOpen: boolean): AlertLine {
  const locked: Readonly<Partial<Record<AlertDetail['kind'], string>>> = words[edition].locked;
  const instead = isOpen ? undefined : locked[detail.kind];
  return {
    title: nameIn(edition, detail),
    text: instead ?? formatFigures(edition, detail) + formatGround(edition, detail),
    isLocked: instead !== undefined,
  };
}
