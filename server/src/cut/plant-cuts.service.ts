import { cargoForms } from '@btc/contract/plants/plant-codes.ts';
import { priceModules, type PriceMeat } from '@btc/contract/prices/price-codes.ts';
import type { ListedQuote } from '@btc/contract/prices/quote-row.ts';
import type { getPlantCuts } from '@btc/contract/cut/plant-cuts.ts';
import type { InputOf, OutputOf } from '@btc/contract/wire/operation.ts';
import { findCutProduct } from '@btc/reference/goods/cut-lines.ts';
import { findLock, type Visitor } from '#platform/api/reader.ts';
import { type Dictionary, openDictionary } from '#dictionary/face.ts';
import { listArticles, presentRow } from '#news/face.ts';
import { findLockState, getPlantRecord, type PlantRecord, readMeats } from '#plants/face.ts';
import { createPlantTradeService } from '#trade/face.ts';
import type { CutDeps } from './cut.service.ts';
import { readMarketQuotes, readOpenPosts, toDeclared } from './open-parts.ts';

type Answer = OutputOf<typeof getPlantCuts>;

const maxQuotes = 15;
const maxArticles = 6;
/** Shipments of this many months decide which cuts come first. */
const shippedMonths = 24;

interface Plant {
  readonly record: PlantRecord;
  readonly meat: PriceMeat;
}

/** True for all cuts where the reader may not see the scope, or where it names no form. */
function coversCut({ record, meat }: Plant, visitor: Visitor, dictionary: Dictionary): (code: string) => boolean {
  const isOpen = readMeats(record.meats).some((one) => findLockState(one, visitor) === null);
  const forms = cargoForms.filter((form) => record.products.includes(form));
  if (!isOpen || forms.length === 0) return () => true;
  return (code) => {
    const entry = dictionary.findCut(meat, code);
    const product = entry === undefined ? null : findCutProduct(toDeclared(meat, entry));
    return product === null || forms.includes(product);
  };
}

/** Cuts that the plant has shipped, largest first; empty without access to the data. */
async function listShipped({ facts }: CutDeps, { record, meat }: Plant, visitor: Visitor): Promise<readonly string[]> {
  if (findLock(meat === 'beef' ? 'Data' : 'PorkData', visitor) !== null) return [];
  const trade = await createPlantTradeService({ facts })({ code: record.code, meat, months: shippedMonths });
  return trade?.cuts.map(({ code }) => code) ?? [];
}

function sortShippedFirst(shipped: readonly string[], rows: readonly ListedQuote[]): readonly ListedQuote[] {
  const place = ({ CutCode }: ListedQuote) => (shipped.includes(CutCode) ? shipped.indexOf(CutCode) : shipped.length);
  return rows.toSorted((one, other) => place(one) - place(other));
}

export async function readPlantCuts(
  deps: CutDeps,
  { PlantID }: InputOf<typeof getPlantCuts>,
  visitor: Visitor,
): Promise<Answer> {
  const { db } = deps;
  const record = await getPlantRecord(db, { PlantID });
  const dictionary = await openDictionary(db);
  const meats = readMeats(record.meats);
  const meat = meats.find((one) => findLock(priceModules[one], visitor) === null) ?? meats[0] ?? 'beef';
  const plant = { record, meat };
  const PriceLock = findLock(priceModules[meat], visitor);
  const { origin } = record;
  const covers = coversCut(plant, visitor, dictionary);
  const shipped = PriceLock === null ? await listShipped(deps, plant, visitor) : [];
  const choose = (rows: readonly ListedQuote[]) =>
    sortShippedFirst(
      shipped,
      rows.filter(({ CutCode }) => covers(CutCode)),
    ).slice(0, maxQuotes);
  const readMarket = async (market: 'forward' | 'spot') =>
    (await readMarketQuotes(deps, { meat, market, list: { Origin: origin }, choose }, visitor)).quotes;
  const isMeant = ({ cut }: { readonly cut: string | null }) => cut !== null && covers(cut);
  const [Markets, Posts, articles] = await Promise.all([
    PriceLock === null ? Promise.all([readMarket('forward'), readMarket('spot')]) : [],
    readOpenPosts(db, { meat, by: { origin }, isMeant, dictionary }, visitor),
    listArticles(db, { edition: visitor.edition, now: visitor.now, meat, origin }, { limit: maxArticles, offset: 0 }),
  ]);
  return { Dict: { Meat: meat, PriceLock, Markets, Posts, News: articles.map(presentRow) } };
}
