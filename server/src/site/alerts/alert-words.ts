import { canVisit, type Edition, type MembershipFields, type Module } from '@btc/contract/members/access.ts';
import { formatCodeIn, nameIn } from '@btc/contract/names.ts';
import { priceModules, priceUnits } from '@btc/contract/prices/price-codes.ts';
import { projectionModules } from '#safeguard/sees-projection.ts';
import { stateIn } from '../../plants/watch/notify-watchers.service.ts';
import type { AlertDetail } from './alert-detail.ts';
import { percentBetween } from './price-alerts.ts';

/** An alert in the words of an edition. */
export interface AlertLine {
  readonly title: string;
  /** What of it the reader may see; empty where the title says all. */
  readonly text: string;
  readonly isLocked: boolean;
}

/** Any of these opens the figures; none: everybody sees them. */
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

/** Whether the figures are open to a reader at a moment. */
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
    price: (prices: string, unit: string, percent: string, day: string) => `${prices} ${unit}（${percent}%），${day}`,
    report: '新的市场周报',
    tag: '新文章',
    never: '年内不会用完',
    quota: (step: string, percent: string) => `已用到${step}%（${percent}%）`,
    expected: (before: string, after: string) => `预计用完日：${before} → ${after}`,
    duty: (duty: string) => `今天税率${duty}`,
    month: (month: string) => `${month}数据已发布`,
    revision: (month: string, percent: string, count: number) =>
      `${month}数据有修订，${percent}%${count > 1 ? `；达到幅度的修订共${count}处` : ''}`,
  },
  en: {
    locked: {
      price: 'New price; details are open to members',
      expected: 'Expected to be used up on another day; details are open to members',
      revision: 'Figures were revised; details are open to members',
    },
    price: (prices: string, unit: string, percent: string, day: string) => `${prices} ${unit} (${percent}%), ${day}`,
    report: 'New weekly market report',
    tag: 'New article',
    never: 'not this year',
    quota: (step: string, percent: string) => `${step}% used (${percent}%)`,
    expected: (before: string, after: string) => `Expected to be used up: ${before} → ${after}`,
    duty: (duty: string) => `Duty today ${duty}`,
    month: (month: string) => `${month} is out`,
    revision: (month: string, percent: string, count: number) =>
      `${month} revised by ${percent}%${count > 1 ? `; ${count} such revisions in all` : ''}`,
  },
} as const;

const locales = { cn: 'zh-CN', en: 'en-GB' } as const;

/** 11月20日, 20 November. */
function formatDay(edition: Edition, day: string): string {
  return new Intl.DateTimeFormat(locales[edition], { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/** 2026年10月, October 2026. */
function formatMonth(edition: Edition, month: string): string {
  return new Intl.DateTimeFormat(locales[edition], { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${month.slice(0, 7)}-01T00:00:00Z`),
  );
}

function formatNumber(value: number, digits = 2): string {
  return new Intl.NumberFormat('en-GB', { maximumFractionDigits: digits }).format(value);
}

function signed(value: number): string {
  const text = formatNumber(Math.abs(value), 1);
  return value < 0 ? `−${text}` : `+${text}`;
}

function formatFigures(edition: Edition, detail: AlertDetail): string {
  const t = words[edition];
  const day = (value: string | null) => (value === null ? t.never : formatDay(edition, value));
  switch (detail.kind) {
    case 'price': {
      const moved = signed(percentBetween(detail.from, detail.to) ?? 0);
      const unit = formatCodeIn(edition, priceUnits, detail.unit);
      return t.price(`${formatNumber(detail.from)} → ${formatNumber(detail.to)}`, unit, moved, day(detail.day));
    }
    case 'report':
    case 'tag':
      return t[detail.kind];
    case 'status':
      return `${stateIn(edition, detail.before)} → ${stateIn(edition, detail.after)}`;
    case 'quota':
      return t.quota(String(detail.step), formatNumber(detail.percent, 1));
    case 'expected':
      return t.expected(day(detail.before), day(detail.after));
    case 'duty':
      return t.duty(edition === 'cn' ? detail.dutyCn : detail.dutyEn);
    case 'month':
      return t.month(formatMonth(edition, detail.month));
    case 'revision':
      return t.revision(formatMonth(edition, detail.month), signed(detail.percent), detail.count);
  }
}

/** An alert in words: its figures only where they are open to the reader. */
export function formatAlert(edition: Edition, detail: AlertDetail, isOpen: boolean): AlertLine {
  const locked: Readonly<Partial<Record<AlertDetail['kind'], string>>> = words[edition].locked;
  const instead = isOpen ? undefined : locked[detail.kind];
  return {
    title: nameIn(edition, detail),
    text: instead ?? formatFigures(edition, detail),
    isLocked: instead !== undefined,
  };
}
