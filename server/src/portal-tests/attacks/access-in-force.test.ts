import { type Edition, type Module, modules } from '@btc/contract/members/access.ts';
import { operations } from '@btc/contract/operations.ts';
import { dayMs } from '@btc/contract/time.ts';
import { type MessageName, toMessageType } from '@btc/contract/wire/message-type.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSession } from '#platform/session/session.ts';
import { createTestApp, envelope, type TestApp } from '../app.fixture.ts';
import type { ArticleDraft } from '#news/write/article-draft.ts';
import { insertVideo } from '#videos/videos.fixture.ts';
import { insertArticle, publishArticle } from '#news/write/article-write.service.ts';

/*
 * Every charge state, list of modules, expiry and edition against every operation that a module locks, through HTTP. The
 * other edition is always paid in full, so that a rule that looks at the wrong fields opens what must stay locked.
 */

const states = [0, 1, 2, 3, 4] as const;
const expiries = { none: null, past: -1, now: 0, future: 60_000 } as const;
const lists = {
  empty: () => [],
  others: (module: Module) => modules.filter((one) => one !== module),
  with: (module: Module) => [module],
} as const;

interface Membership {
  readonly edition: Edition;
  readonly module: Module;
  readonly state: number;
  readonly list: keyof typeof lists;
  readonly expiry: keyof typeof expiries;
}

const guardedModules = ['Info', 'Data', 'PorkData', 'Eyes', 'MeatMarket'] as const satisfies readonly Module[];
const editions = ['cn', 'en'] as const;

const memberships: readonly Membership[] = editions.flatMap((edition) =>
  guardedModules.flatMap((module) =>
    states.flatMap((state) =>
      (['empty', 'others', 'with'] as const).flatMap((list) =>
        (['none', 'past', 'now', 'future'] as const).map((expiry) => ({ edition, module, state, list, expiry })),
      ),
    ),
  ),
);

let app: TestApp;
let articleId: number;
const tokens = new Map<Membership, string>();

function toColumns({ edition, module, state, list, expiry }: Membership, now: Date) {
  const offset = expiries[expiry];
  const own = {
    state,
    expires: offset === null ? null : new Date(now.getTime() + offset),
    list: [...lists[list](module)],
  };
  const full = { state: 3, expires: new Date(now.getTime() + dayMs), list: [...modules] };
  const [cn, en] = edition === 'cn' ? [own, full] : [full, own];
  return {
    charge_state: cn.state,
    charge_expire_date: cn.expires,
    can_visit_module: cn.list,
    charge_state_en: en.state,
    charge_en_expire_date: en.expires,
    can_visit_module_en: en.list,
  };
}

function article(report: ArticleDraft['report']): ArticleDraft {
  const text = { title: 'T', summary: 'S', body: `<p>${'x'.repeat(500)}</p><p>${'secret'.repeat(20)}</p>` };
  return {
    section: report === null ? 'policy' : 'report',
    access: 'member',
    headlineRank: null,
    recommended: false,
    meat: 'beef',
    origins: [],
    cuts: [],
    tags: [],
    titlePicture: null,
    source: null,
    isDemo: false,
    report,
    texts: { cn: text, en: text },
  };
}

async function publish(draft: ArticleDraft): Promise<number> {
  const id = await insertArticle(app, draft);
  await publishArticle(app, id, app.clock.now());
  return id;
}

async function addMember(name: string, values: object): Promise<string> {
  const { id } = await app.db
    .insertInto('account')
    // No trial items: a running trial must not open by counting what this test asks the rule for.
    .values({ login_user_name: name, created_at: app.clock.now(), trial_item_limit: 0, ...values })
    .returning('id')
    .executeTakeFirstOrThrow();
  return openSession(app.db, { userId: id, remember: false, now: app.clock.now() });
}

beforeAll(async () => {
  app = await createTestApp();
  articleId = await publish(article(null));
  await publish(article({ type: 'week', periodStart: '2026-02-16', periodEnd: '2026-02-22', date: '2026-02-17' }));
  await app.db
    .insertInto('company')
    .values([
      { id: 1, kind: 'exporter', name_cn: '出口商', name_en: 'secret exporter', origin: 'BRA' },
      { id: 2, kind: 'importer', name_cn: '进口商', name_en: 'secret importer', province: '31', ownership: 'private' },
    ])
    .execute();
  await insertVideo(app, { id: 1, access: 'member', fileName: 'secret.webm' });
  await app.db
    .insertInto('merchant')
    .values({
      id: 1,
      type: 'importer',
      name: '商家',
      province: '31',
      city: '上海',
      summary: '简介',
      phone: 'secret phone',
      search: '',
      state: 'published',
      updated_at: app.clock.now(),
      created_at: app.clock.now(),
    })
    .execute();
  for (const [index, membership] of memberships.entries()) {
    tokens.set(membership, await addMember(`member_${index}`, toColumns(membership, app.clock.now())));
  }
});
afterAll(() => app.close());

interface Answer {
  readonly ErrorCode: number;
  readonly Data: { readonly Dict?: Readonly<Record<string, unknown>> };
}

async function call(name: MessageName, data: object, token: string | null): Promise<Answer> {
  const headers = token === null ? {} : { token, authorization: 'btc-portal' };
  const payload = envelope(toMessageType(name), data);
  return (await app.app.inject({ method: 'POST', url: `/api/system/${name}`, payload, headers })).json();
}

function reasonIn({ ErrorCode, Data: { Dict = {} } }: Answer): unknown {
  if (ErrorCode === 1008) return Dict['Reason'];
  expect(ErrorCode).toBe(0);
  const { Locked } = Dict;
  if (typeof Locked === 'object' && Locked !== null && 'Reason' in Locked) return Locked.Reason;
  return Locked === true ? Dict['Reason'] : (Dict['LockedReason'] ?? null);
}

/** The rule of specification section 4, written independently of the code under test. */
function expectedReason({ state, list, expiry }: Membership): string | null {
  if (state === 1) return 'applied';
  if (state === 2) return expiry === 'past' || expiry === 'now' ? 'trialended' : 'trial';
  if (state === 4) return 'expired';
  if (state !== 3) return 'notpaid';
  if (list !== 'with') return 'notinlist';
  return expiry === 'future' ? null : 'expired';
}

const cargo = {
  PlantNo: '2437',
  Origin: 'BRA',
  Storage: 'frozen',
  Form: 'boneless',
  ProductionDate: '2026-02-01',
  ShippingDate: '2026-02-10',
};

const guarded: readonly (readonly [MessageName, Module, () => object])[] = [
  ['GetBtcInfoDetail', 'Info', () => ({ NewsID: articleId })],
  ['GetAppNewsDetail', 'Info', () => ({ NewsID: articleId })],
  ['GetBeefInfoReportByDate', 'Info', () => ({ Type: 'week', Date: '2026-02-18' })],
  ['GetBeefCompanyTrend', 'Data', () => ({ Company: 'E1' })],
  ['GetBeefUserTrend2', 'Data', () => ({ Company: 'I2' })],
  ['GetPorkCompanyTrend', 'PorkData', () => ({ Company: 'E1' })],
  ['GetWebApprovePlantState', 'Est', () => ({})],
  ['GetWebApprovePlantStateOrigin', 'Est', () => ({})],
  ['GetWebApprovePlantStatePlantNO', 'Est', () => ({})],
  ['GetWebApprovePlantChildState', 'Est', () => ({})],
  ['GetWebHistoricalUpdate', 'Est', () => ({})],
  ['GetWebFrontApprovePlantNo', 'Est', () => ({ Origin: 'BRA' })],
  ['GetWebFrontApprovePlantProvince', 'Est', () => ({ Origin: 'BRA' })],
  ['GetWebFrontApprovePlant', 'Est', () => ({})],
  ['GetWebFrontApprovePlantPattern', 'Est', () => ({})],
  ['GetFrontPorkDataEstItems', 'PorkEst', () => ({})],
  ['GetWebFrontPorkDataEst', 'PorkEst', () => ({})],
  ['CheckCargo', 'Est', () => cargo],
  ['GetEyesVideo', 'Eyes', () => ({ VideoID: 1 })],
  ['GetWebPriceDataList', 'Price', () => ({})],
  ['GetWebPriceDataList', 'PorkPrice', () => ({ Meat: 'pork' })],
  ['GetPriceBenchmarks', 'Price', () => ({})],
  ['GetMerchant', 'MeatMarket', () => ({ MerchantID: 1 })],
  // The latest week is everybody's.
  ['GetWebPriceLivecattleIndex', 'Price', () => ({ StartDate: '2026-01-02' })],
  ...Object.values(operations).flatMap(({ name }): (readonly [MessageName, Module, () => object])[] => {
    const module = name.startsWith('GetBeefWebData')
      ? 'Data'
      : name.startsWith('GetWebPorkNewData')
        ? 'PorkData'
        : null;
    // The One views are open for their latest twelve months: what their module locks is an earlier state of the facts.
    const data = /DataOne/.test(name) ? { AsPublishedOn: '2026-01-01' } : {};
    return module === null ? [] : [[name, module, () => data]];
  }),
];

describe.each(guarded)('%s', (name, module, data) => {
  test(`is open or locked by ${module} exactly as the rule says, for every membership of both editions`, async () => {
    const wrong: unknown[] = [];
    for (const membership of memberships.filter((one) => one.module === module)) {
      const request = { ...data(), isEn: membership.edition === 'en' };
      const reason = reasonIn(await call(name, request, tokens.get(membership) ?? null));
      if (reason !== expectedReason(membership)) wrong.push({ ...membership, reason });
    }
    expect(wrong).toEqual([]);
  });

  test('is locked to whoever is signed out, and hides what it locks', async () => {
    const answer = await call(name, data(), null);
    expect(reasonIn(answer)).toBe('anonymous');
    expect(JSON.stringify(answer)).not.toContain('secret');
  });
});

test.each(['frozen', 'cancelled', 'blocked'])(
  'an account that is %s reads as signed out, paid or not',
  async (state) => {
    const expires = new Date(app.clock.now().getTime() + dayMs);
    const paid = { charge_state: 3, charge_expire_date: expires, can_visit_module: [...modules] };
    const token = await addMember(`is_${state}`, { ...paid, state });
    for (const [name, , data] of guarded) expect(reasonIn(await call(name, data(), token))).toBe('anonymous');
  },
);

/** Operations that no module locks: public, the caller's own, or staff's. */
const open: ReadonlySet<string> = new Set<MessageName>([
  'GetBtcInfoHeadlines',
  'GetBtcInfoRecommendation',
  'GetBtcInfoNewsBySection',
  'GetBeefInfoReport',
  'GetBeefInfoReportDate',
  'GetWebCollection',
  'GetSimilarArticle',
  'AddDeleteWebCollection',
  'SearchNews',
  // Prices and companies are withheld one by one: demo/search/search-portal.test.ts.
  'SearchPortal',
  // One for members is left out for others: prices/notes/notes.test.ts.
  'GetPriceNotes',
  // What is locked is in no sentence: home/visit/visit.test.ts.
  'GetSinceVisit',
  'NoteVisit',
  'GetPins',
  'GetPinNames',
  'AddDeletePin',
  'MovePin',
  // Figures of members are withheld as each is sent: my-list/alerts/send-alerts.test.ts.
  'GetAlerts',
  'SetAlert',
  'SaveAlertChannel',
  'SendAlertTest',
  'StopAlert',
  'GetMostReadNews',
  'GetWebNewAdvBanner',
  'GetWebHomePageBanner',
  'GetPortalDay',
  'GetRoomVersions',
  'GetSiteTicker',
  // Three prices of the desk's choice are everybody's: home/today/today.test.ts.
  'GetToday',
  // Three rows where the desk allows it: home/lock-sample/lock-sample.test.ts.
  'GetLockSample',
  'GetQrPanel',
  'GetLegalText',
  'GetLegalVersions',
  'SendMail',
  'GetOptionData',
  'GetTradeRevisions',
  // What of it is the members' is withheld line by line: trade/publication/revised-figures.test.ts.
  'GetRevisedFigures',
  'GetTradeMethods',
  'GetTradeCalendar',
  // Of plants it says counts alone, as the status board does to everybody: trade/events/chart-events.test.ts.
  'GetChartEvents',
  // The projection and the months are withheld, the clock refuses: quota-desk.test.ts.
  'GetQuotaDesk',
  'GetCargoClock',
  // Each part of a cut's page, and of a plant's, is withheld by itself: cut.test.ts.
  'GetCut',
  'GetPlantCuts',
  // Names of firms on the board are withheld one by one: market/board.test.ts.
  'GetWebMarket',
  'GetWebFrom',
  'SendFuturesEmail',
  'GetWebChatList',
  'GetWebChatItem',
  'AddWebMarket',
  'AddWebChat',
  'CloseWebMarket',
  'UpdateWebMarket',
  'GetWebMarketEnquiries',
  'ReportWebMarket',
  // A plant's page is open but for its parts: plants/page.
  'AddWebPlantSearchInfo',
  'GetWebFrontApprovePlantOrigin',
  'SuggestPlants',
  'GetMostSearchedPlants',
  'GetPlant',
  'GetPlantTrade',
  'AddDeletePlantWatch',
  'GetPlantWatches',
  'StopPlantWatch',
  'GetEstablishmentMailService',
  // Refuses what is locked: watch/send-record.test.ts.
  'SendEstablishmentMail',
  // The directory's contact details are a part of GetMerchant, which is above.
  'GetExhibitions',
  'GetExhibition',
  'GetMerchants',
  'AddMerchantClaim',
  // Indices and the landed-cost sheet are open to all; a series, a report and the survey are held by tests of their own.
  'GetDictionary',
  'GetWebFrontPriceDictionary',
  'GetWebPorkFrontPriceDictionary',
  'GetWebPriceVaildDate',
  'GetWebPriceDataIndex',
  'GetPorkPriceDataIndex',
  'GetWebBeefPriceDataIndex',
  'GetWebPriceHistory',
  'GetLandedCost',
  'GetPriceDuties',
  'GetExchangeRates',
  'GetWebFrontMarketReport',
  'GetWebNewsAnalysis',
  'GetWebBeefPriceDataResearchList',
  'GetWebBeefPriceDataResearchIndex',
  'AddWebBeefPriceDataOpinion',
  'GetEyes',
  'AddDeleteWebEyes',
  'GetSavedEyes',
]);

test('every operation is in one of the two tables above, or is of the account', () => {
  const known = new Set<string>(guarded.map(([name]) => name));
  const unsaid = Object.values(operations)
    .filter(({ name, access }) => access.kind !== 'staff' && !known.has(name) && !open.has(name))
    .filter(({ messageType }) => Math.floor(messageType / 1_000_000_000) !== 6)
    .map(({ name }) => name);
  expect(unsaid).toEqual([]);
});
