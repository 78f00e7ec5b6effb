import type { Api } from '@btc/contract/client.ts';
import { printPeriod } from '@btc/contract/figures/print-period.ts';
import { numberFormat } from '@btc/contract/figures/number-format.ts';
import type { Edition } from '@btc/contract/members/access.ts';
import { formatCodeIn, nameIn } from '@btc/contract/names.ts';
import { describeDuty } from '@btc/contract/safeguard/duty-words.ts';
import type { SharePictureKind } from '@btc/contract/sharing/share-picture.ts';
import type { ViewQuota } from '@btc/contract/trade/view-answer.ts';
import { dataViews, nameView } from '@btc/contract/trade/views.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { toShownDuty } from '#safeguard/face.ts';
import { shanghaiDay } from '#platform/clock/shanghai-time.ts';
import { registrationStateNames } from '@btc/reference/plants/plant-scopes.ts';
import type { CardBar, ShareCard } from './share-card.ts';

const words = {
  cn: {
    kinds: {
      article: '资讯',
      cut: '部位',
      plant: '工厂',
      quota: '牛肉保障措施配额',
      report: '市场周报',
      view: '贸易数据',
    },
    quotaTitle: '各产地配额使用进度',
    duty: (text: string) => `今天税率${text}`,
    notPublished: '未公布',
    cutParts: '各产地报价、到岸成本、进口量和在册工厂',
    demo: '演示内容',
    members: '会员内容',
    meats: { beef: '牛肉', pork: '猪肉' },
  },
  en: {
    kinds: {
      article: 'BTC Info',
      cut: 'Cuts',
      plant: 'Plants',
      quota: 'Beef safeguard quotas',
      report: 'Weekly report',
      view: 'Trade data',
    },
    quotaTitle: 'Quota used, by origin',
    duty: (text: string) => `duty today ${text}`,
    notPublished: 'not published',
    cutParts: 'Quotes by origin, landed cost, imports, approved plants',
    demo: 'Demonstration content',
    members: 'For members',
    meats: { beef: 'Beef', pork: 'Pork' },
  },
} as const;

/** Builds a card from what a signed-out reader sees; throws 1009 for an unknown key. */
type MakeCard = (api: Api, key: string, edition: Edition) => Promise<ShareCard>;

const makers: Readonly<Record<SharePictureKind, MakeCard>> = {
  article: makeArticle,
  cut: makeCut,
  plant: makePlant,
  quota: makeQuota,
  report: makeReport,
  view: makeView,
};

function toId(key: string): number {
  if (!/^[1-9]\d{0,8}$/.test(key)) throw new ApiError(1009);
  return Number(key);
}

function joinWords(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' · ');
}

function toFoot(edition: Edition, isDemo: boolean, locked = false): string {
  const t = words[edition];
  return joinWords([locked ? t.members : '', isDemo ? t.demo : '']);
}

async function makeArticle(api: Api, key: string, edition: Edition): Promise<ShareCard> {
  const { Row, Dict } = await api('GetBtcInfoDetail', { NewsID: toId(key), isEn: edition === 'en', Counted: true });
  const t = words[edition];
  return {
    kicker: joinWords([t.kinds.article, printPeriod(shanghaiDay(new Date(Row.NewsDateTime)), edition)]),
    title: Row.NewsTitle,
    text: Row.NewsSummary,
    bars: [],
    foot: toFoot(edition, Row.Demo, Dict.Locked),
  };
}

async function makeCut(api: Api, key: string, edition: Edition): Promise<ShareCard> {
  const [, meat, code] = /^(beef|pork)-([\w-]+)$/.exec(key) ?? [];
  if (code === undefined) throw new ApiError(1009);
  const Meat = meat === 'pork' ? 'pork' : 'beef';
  const { Row, Dict } = await api('GetCut', { isEn: edition === 'en', Code: code, Meat });
  const t = words[edition];
  const [name, other] = edition === 'cn' ? [Row.NameCn, Row.NameEn] : [Row.NameEn, Row.NameCn];
  return {
    kicker: joinWords([t.kinds.cut, t.meats[Dict.Meat]]),
    title: `${name}  ${other}`,
    text: t.cutParts,
    bars: [],
    foot: '',
  };
}

async function makePlant(api: Api, key: string, edition: Edition): Promise<ShareCard> {
  const { Row } = await api('GetPlant', { PlantID: toId(key), isEn: edition === 'en', Counted: false });
  const name = (edition === 'cn' ? Row.NameCn : Row.NameEn) ?? Row.NameEn ?? Row.NameCn ?? Row.NameLocal ?? '';
  const state = formatCodeIn(edition, registrationStateNames, Row.State);
  return {
    kicker: joinWords([words[edition].kinds.plant, edition === 'cn' ? Row.OriginCn : Row.OriginEn]),
    title: joinWords([Row.PlantNo, state]),
    text: name,
    bars: [],
    foot: toFoot(edition, Row.Demo),
  };
}

async function makeQuota(api: Api, key: string, edition: Edition): Promise<ShareCard> {
  const { Rows, Dict } = await api('GetQuotaDesk', { isEn: edition === 'en' });
  const rows = Rows.filter(({ Year, Ruling }) => String(Year) === key && Ruling !== null);
  if (rows.length === 0) throw new ApiError(1009);
  const largest = rows.toSorted((a, b) => b.Quota - a.Quota).slice(0, 3);
  return {
    kicker: joinWords([words[edition].kinds.quota, printPeriod(Dict.Today, edition)]),
    title: words[edition].quotaTitle,
    text: null,
    bars: largest.map((row) => toBar(row, edition)),
    foot: toFoot(edition, Dict.Demo),
  };
}

function toBar(row: ViewQuota, edition: Edition): CardBar {
  const t = words[edition];
  const { percent } = numberFormat[edition];
  const duty = toShownDuty(row);
  const used = row.UsedPercent === null ? t.notPublished : percent(row.UsedPercent);
  return {
    name: nameIn(edition, row),
    percent: row.UsedPercent,
    text: used,
    note: duty === null ? '' : t.duty(describeDuty(duty, edition)),
  };
}

async function makeReport(api: Api, key: string, edition: Edition): Promise<ShareCard> {
  const { Row, Dict } = await api('GetWebFrontMarketReport', { ReportID: toId(key), isEn: edition === 'en' });
  if (Row === undefined) throw new ApiError(1009);
  return {
    kicker: joinWords([words[edition].kinds.report, Row.Week]),
    title: Row.Title,
    text: joinWords([printPeriod(`${Row.PeriodStart}..${Row.PeriodEnd}`, edition)]),
    bars: [],
    foot: toFoot(edition, Row.Demo, Dict?.Locked === true),
  };
}

async function makeView(_api: Api, key: string, edition: Edition): Promise<ShareCard> {
  const view = dataViews.find(({ code }) => code === key);
  if (view === undefined) throw new ApiError(1009);
  const t = words[edition];
  return {
    kicker: t.kinds.view,
    title: nameView(view)[edition],
    text: edition === 'cn' ? view.leadCn : view.leadEn,
    bars: [],
    foot: '',
  };
}

export function makeCard(kind: SharePictureKind, api: Api, key: string, edition: Edition): Promise<ShareCard> {
  return makers[kind](api, key, edition);
}
