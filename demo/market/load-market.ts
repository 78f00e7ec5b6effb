import type { MarketPostFields } from '@btc/contract/market/post-rule.ts';
import { addDays, addMonths, hourMs, minuteMs } from '@btc/contract/time.ts';
import { plantNumberKey } from '@btc/reference/plants/plant-numbers.ts';
import { createHash } from 'node:crypto';
import { postWords } from '@btc/server/src/market/board.service.ts';
import { getCompanyId } from '@btc/server/src/market/company.queries.ts';
import type { Clock } from '@btc/server/src/platform/clock/clock.ts';
import { shanghaiDay, shanghaiMidnight } from '@btc/server/src/platform/clock/shanghai-time.ts';
import type { Db } from '@btc/server/src/platform/db/db.ts';
import type { Dictionary } from '@btc/server/src/dictionary/dictionary.ts';
import { openDictionary } from '@btc/server/src/dictionary/open-dictionary.ts';
import { searchWords } from '@btc/server/src/platform/search/search-words.ts';
import { makeDemoImporters } from '../companies/demo-importers.ts';
import { makeDemoExporters, makeDemoPlants } from '../companies/demo-plants.ts';
import {
  deleteDemoMarket,
  deleteOldDemoPosts,
  type DemoPostRow,
  insertDemoPosts,
  insertDemoThreads,
  listDemoIds,
  upsertDemoCompanyAccounts,
} from './load-market.queries.ts';
import { demoMarketCompanies, type DemoPost, demoPosts, demoThreads } from './market.read.ts';

type CompanyNumbers = ReadonlyMap<string, number>;

/** Adds what is missing; expired posts are added anew. */
export async function loadDemoMarket({ db, clock }: { readonly db: Db; readonly clock: Clock }): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    await upsertDemoCompanyAccounts(tx, makeAccounts(now));
    const companies = new Map<string, number>();
    for (const { key, accountId } of demoMarketCompanies) companies.set(key, await getCompanyId(tx, accountId));
    await deleteOldDemoPosts(tx, shanghaiDay(now));
    const knownPosts = await listDemoIds(tx, 'market_post');
    const dictionary = await openDictionary(tx);
    const posts = makePosts(companies, { now, dictionary }).filter(({ id }) => !knownPosts.has(id));
    await insertDemoPosts(tx, posts);
    const isThreaded = (await listDemoIds(tx, 'market_thread')).size > 0;
    if (!isThreaded) await insertDemoThreads(tx, makeThreads(companies, now), makeMessages(companies, now));
  });
}

/** The firms are deleted with the demonstration's accounts. */
export async function removeDemoMarket(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await deleteDemoMarket(tx);
  });
}

function makeAccounts(now: Date) {
  const exporters = new Map(makeDemoExporters().map((one) => [one.id, one]));
  const importers = new Map(makeDemoImporters().map((one) => [one.id, one]));
  return demoMarketCompanies.flatMap(({ accountId, companyId }) => {
    if (companyId === null) return [];
    const exporter = exporters.get(companyId);
    const company = exporter ?? importers.get(companyId);
    const name = `demo_firm_${accountId}`;
    return [
      {
        id: accountId,
        login_user_name: name,
        company_name: company?.nameEn ?? null,
        company_local_name: company?.nameCn ?? null,
        company_type: exporter === undefined ? 'importer' : 'exporter',
        company_country: exporter?.origin ?? 'CHN',
        // example.com is kept for examples: a mail to it reaches nobody.
        company_email: `${name}@example.com`,
        contact_person_name: '演示联系人',
        contact_person_english_name: 'Demonstration Contact',
        edition: exporter === undefined ? 'cn' : 'en',
        created_at: now,
        is_demo: true,
      },
    ];
  });
}

function toPlant(by: string): string | null {
  const company = demoMarketCompanies.find(({ key }) => key === by);
  return makeDemoPlants().find(({ exporterId }) => exporterId === company?.companyId)?.number ?? null;
}

function toFields(post: DemoPost, today: string): MarketPostFields {
  const month = today.slice(0, 7);
  return {
    Type: post.Type,
    Side: post.Side ?? 'offer',
    Title: post.Title ?? null,
    Meat: post.Meat ?? null,
    Origin: post.Origin ?? null,
    Cut: post.Cut ?? null,
    Storage: post.Storage ?? null,
    Spec: post.Spec ?? null,
    PlantNo: post.namesPlant === true ? toPlant(post.by) : null,
    Quantity: post.Quantity ?? null,
    QuantityUnit: post.QuantityUnit ?? null,
    Term: post.Term ?? null,
    Port: post.Port ?? null,
    ShipmentMonth: post.shipsIn === undefined ? null : addMonths(month, post.shipsIn),
    Price: post.Price ?? null,
    PriceUnit: post.Price === undefined ? null : (post.PriceUnit ?? null),
    Text: post.Text ?? null,
    ValidUntil: addDays(today, post.openDays),
  };
}

export function demoPostFields(today: string): readonly MarketPostFields[] {
  return demoPosts.map((post) => toFields(post, today));
}

function makePosts(
  companies: CompanyNumbers,
  { now, dictionary }: { readonly now: Date; readonly dictionary: Dictionary },
): (DemoPostRow & { readonly id: number })[] {
  const today = shanghaiDay(now);
  return demoPosts.map((post, index) => {
    const fields = toFields(post, today);
    const noon = shanghaiMidnight(addDays(today, -post.daysAgo)).getTime() + post.hour * hourMs;
    // Those of today lie before now, whatever time it is.
    const at = new Date(Math.min(noon, now.getTime() - (index + 1) * minuteMs));
    return {
      id: index + 1,
      company_id: companies.get(post.by) ?? 0,
      type: fields.Type,
      side: fields.Side,
      title: fields.Title,
      meat: fields.Meat,
      origin: fields.Origin,
      cut: fields.Cut,
      storage: fields.Storage,
      spec: fields.Spec,
      plant_no: fields.PlantNo,
      plant_key: fields.PlantNo === null ? null : plantNumberKey(fields.Origin ?? '', fields.PlantNo),
      quantity: fields.Quantity,
      quantity_unit: fields.QuantityUnit,
      term: fields.Term,
      port: fields.Port,
      shipment_month: fields.ShipmentMonth,
      price: fields.Price,
      price_unit: fields.PriceUnit,
      body: fields.Text,
      valid_until: fields.ValidUntil,
      closed_at: post.isClosed === true ? new Date(at.getTime() + 20 * hourMs) : null,
      content_hash: computeHash(`post ${index}`),
      words: postWords(fields, { names: [], dictionary }),
      is_demo: true,
      created_at: at,
      updated_at: at,
    };
  });
}

function computeHash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function hoursBefore(now: Date, hours: number): Date {
  return new Date(now.getTime() - hours * hourMs);
}

function makeThreads(companies: CompanyNumbers, now: Date) {
  return demoThreads.map(({ type, title, messages }, index) => {
    const [first] = messages;
    const hours = messages.map(([, hoursAgo]) => hoursAgo);
    return {
      id: index + 1,
      company_id: first === undefined ? 0 : (companies.get(first[0]) ?? 0),
      type,
      title,
      words: searchWords(`${title}\n${first?.[2] ?? ''}`),
      last_message_at: hoursBefore(now, Math.min(...hours)),
      message_count: messages.length,
      is_demo: true,
      created_at: hoursBefore(now, Math.max(...hours)),
    };
  });
}

function makeMessages(companies: CompanyNumbers, now: Date) {
  return demoThreads
    .flatMap(({ messages }, index) => messages.map((message) => [index + 1, message] as const))
    .map(([threadId, [by, hoursAgo, content]], index) => ({
      id: index + 1,
      thread_id: threadId,
      company_id: companies.get(by) ?? 0,
      content,
      content_hash: computeHash(`message ${index}`),
      created_at: hoursBefore(now, hoursAgo),
    }));
}
