import type { Locator, Page } from '@playwright/test';
import { type Edition, expect, pathFor } from './portal.fixture.ts';

/** Written out: a test that imported the messages would not notice their changes. */
export const dataWords = {
  cn: {
    views: '数据视图',
    filters: '筛选',
    more: '更多',
    display: '显示',
    chart: '图表',
    table: '表格',
    compare: '国别对比',
    compareFilter: '对比',
    origin: '产地',
    cuts: '部位',
    months: '起止月份',
    apply: '应用',
    period: '统计周期',
    storage: '储藏方式',
    brazil: '巴西',
    uruguay: '乌拉圭',
    argentina: '阿根廷',
    brisket: '牛腩',
    frozen: '冷冻',
    rankingSpan: '排名区间',
    reset: '重置',
    csv: '下载 CSV',
    xlsx: '下载 XLSX',
    trendCsv: '下载走势 CSV',
    picture: '下载图片',
    embed: '嵌入网页',
    embedCode: '代码',
    startAfterEnd: '起始月份不能晚于截止月份',
    members: '会员内容',
    lockedView: '（会员）',
    login: '登录',
    volume: '数量',
    find: '表内查找',
    failed: '图表没有显示出来',
    retry: '重试',
    carcase: '胴体重',
    title: '标题,国别进口',
    columns: '产地代码,产地,数量',
    importers: '进口商格局',
    importer: /^进口商 \d+$/,
    namesHidden: '以代号显示',
    trend: '企业走势',
    closeTrend: '关闭走势',
    trialLeft: /还可打开\d+项/,
    beefTitle: '牛肉数据',
    porkTitle: '猪肉数据',
    full: '在进口牛肉资讯查看',
    methods: '数据方法',
    next: '下次发布',
  },
  en: {
    views: 'Data views',
    filters: 'Filters',
    more: 'More',
    display: 'Display',
    chart: 'Chart',
    table: 'Table',
    compare: 'Compare',
    compareFilter: 'Origins',
    origin: 'Origin',
    cuts: 'Cuts',
    months: 'Months',
    apply: 'Apply',
    period: 'Frequency',
    storage: 'Storage',
    brazil: 'Brazil',
    uruguay: 'Uruguay',
    argentina: 'Argentina',
    brisket: 'Brisket',
    frozen: 'Frozen',
    rankingSpan: 'Ranking period',
    reset: 'Reset',
    csv: 'Download CSV',
    xlsx: 'Download XLSX',
    trendCsv: 'Trend as CSV',
    picture: 'Download picture',
    embed: 'Embed',
    embedCode: 'Code',
    startAfterEnd: 'The start cannot be later than the end',
    members: 'Members only',
    lockedView: '(members)',
    login: 'Log in',
    volume: 'Volume',
    find: 'Find in the table',
    failed: 'The chart could not be drawn',
    retry: 'Try again',
    carcase: 'Carcase',
    title: 'Title,Imports by origin',
    columns: 'Origin code,Origin,Volume',
    importers: 'Importer structure',
    importer: /^Importer \d+$/,
    namesHidden: 'are shown as codes',
    trend: 'Company trend',
    closeTrend: 'Close trend',
    trialLeft: /Member items left: \d+/,
    beefTitle: 'Beef data',
    porkTitle: 'Pork data',
    full: 'View on Beef to China',
    methods: 'Methods',
    next: 'Next release',
  },
} as const satisfies Record<Edition, Record<string, string | RegExp>>;

export async function openChart(page: Page, edition: Edition, search = ''): Promise<void> {
  await page.goto(pathFor(edition, `/BTCData${search}`));
  await expectChart(page);
}

export async function expectChart(page: Page): Promise<void> {
  await expect(page.locator('[data-ready=true] canvas').first()).toBeVisible();
}

export function popover(page: Page, label: string): Locator {
  return page.locator('form details, section details', { has: page.locator('summary', { hasText: label }) });
}

/** Does nothing if the panel is open already. */
export async function unfold(page: Page, label: string): Promise<void> {
  const button = page.locator('main summary', { hasText: label }).locator('visible=true').first();
  if (!(await button.evaluate((summary) => summary.parentElement?.hasAttribute('open') === true))) await button.click();
}

export function chooser(page: Page, edition: Edition): Locator {
  return page.getByRole('navigation', { name: dataWords[edition].views });
}

export function rowNames(page: Page): Locator {
  return page.locator('section table tbody th[scope=row]');
}

export function figures(texts: readonly string[]): readonly number[] {
  return texts.map((text) => Number(text.replaceAll(',', ''))).filter((value) => !Number.isNaN(value));
}
