import { presentCode } from '@btc/contract/names.ts';
import { priceModules, type PriceMeat, priceMeats } from '@btc/contract/prices/price-codes.ts';
import type { ListedQuote } from '@btc/contract/prices/quote-row.ts';
import type { CutQuotes, getCut } from '@btc/contract/cut/cut.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { InputOf, OutputOf } from '@btc/contract/wire/operation.ts';
import { type DeclaredCut, findCutProduct, listCutLines } from '@btc/reference/goods/cut-lines.ts';
import { findLock, type Visitor } from '#platform/api/reader.ts';
import type { Db } from '#platform/db/db.ts';
import { type Dictionary, type DictionaryEntry, openDictionary, type Substitute } from '#dictionary/face.ts';
import type { Safeguard } from '#safeguard/face.ts';
import { countArticles, listArticles, presentRow } from '#news/face.ts';
import { countDirectory, findLockState, presentFacets, wholeDirectory } from '#plants/face.ts';
import { presentRow as presentEntry, readCutMargins } from '#prices/face.ts';
import { type FactsStore, noImports, readLineImports } from '#trade/face.ts';
import { readMarketQuotes, readOpenPosts, toDeclared } from './open-parts.ts';
import { computeGaps } from './price-gaps.ts';

type Question = InputOf<typeof getCut>;
type Answer = OutputOf<typeof getCut>;

export interface CutDeps {
  readonly db: Db;
  readonly facts: FactsStore;
  readonly safeguard: Safeguard;
}

const maxArticles = 6;

interface Cut {
  readonly meat: PriceMeat;
  readonly entry: DictionaryEntry;
  readonly declared: DeclaredCut;
  readonly substitutes: readonly Substitute[];
}

/** Beef where no meat is given and both have the cut; throws 1009 for an unknown code. */
export function getCutEntry(dictionary: Dictionary, { Code, Meat }: Pick<Question, 'Code' | 'Meat'>): Cut {
  const meats = priceMeats.filter((one) => Meat === undefined || Meat === one);
  const meat = meats.find((one) => dictionary.findCut(one, Code) !== undefined);
  const entry = meat === undefined ? undefined : dictionary.findCut(meat, Code);
  if (meat === undefined || entry === undefined) throw new ApiError(1009);
  const substitutes = dictionary.listSubstitutes(meat, entry.code);
  return { meat, entry, declared: toDeclared(meat, entry), substitutes };
}

interface MarketReading {
  readonly quotes: CutQuotes;
  readonly others: readonly ListedQuote[];
}

async function readMarket(
  deps: CutDeps,
  market: CutQuotes['MarketType'],
  { cut, question, visitor }: { readonly cut: Cut; readonly question: Question; readonly visitor: Visitor },
): Promise<MarketReading> {
  const { meat, entry, substitutes } = cut;
  const { Unit, Level, OverQuota } = question;
  const list = { Cuts: [entry, ...substitutes].map(({ code }) => code).join('|'), Unit, Level, OverQuota };
  const isOwn = ({ CutCode }: ListedQuote) => CutCode === entry.code;
  const choose = (rows: readonly ListedQuote[]) => rows.filter(isOwn);
  const { quotes, all } = await readMarketQuotes(deps, { meat, market, list, choose }, visitor);
  return { quotes, others: all.filter((row) => !isOwn(row)) };
}

function presentSubstitutes(
  { meat, substitutes }: Cut,
  markets: readonly MarketReading[],
  dictionary: Dictionary,
): Answer['Dict']['Substitutes'] {
  return substitutes.map(({ code, reasonCn, reasonEn }) => ({
    ...presentCode(code, dictionary.findCut(meat, code)),
    ReasonCn: reasonCn,
    ReasonEn: reasonEn,
    Gaps: markets.flatMap(({ quotes, others }) =>
      computeGaps(
        quotes.Rows,
        others.filter(({ CutCode }) => CutCode === code),
      ),
    ),
  }));
}

/** Registered plants by origin that may ship the cut; without rows where the reader may not filter by it. */
async function readPlants(db: Db, { meat, declared }: Cut, visitor: Visitor): Promise<Answer['Dict']['Plants']> {
  const Locked = findLockState(meat, visitor);
  const Product = findCutProduct(declared);
  if (Locked !== null) return { Locked, Product, Rows: [], Total: 0 };
  const products = Product === null ? [] : [Product];
  const filter = { ...wholeDirectory(meat, visitor), states: ['active'], products };
  const { totals, facets } = await countDirectory(db, filter, ['origins']);
  return { Locked, Product, Rows: presentFacets(facets).Origins, Total: totals.total };
}

async function readNews(db: Db, { meat, entry }: Cut, { edition, now }: Visitor): Promise<Answer['Dict']['News']> {
  const filter = { edition, now, meat, cut: entry.code };
  const [rows, Total] = await Promise.all([
    listArticles(db, filter, { limit: maxArticles, offset: 0 }),
    countArticles(db, filter),
  ]);
  return { Rows: rows.map(presentRow), Total };
}

export async function readCut(deps: CutDeps, question: Question, visitor: Visitor): Promise<Answer> {
  const { db } = deps;
  const dictionary = await openDictionary(db);
  const cut = getCutEntry(dictionary, question);
  const { meat, entry, declared } = cut;
  const lines = listCutLines(declared);
  const PriceLock = findLock(priceModules[meat], visitor);
  const dataLock = findLock(meat === 'beef' ? 'Data' : 'PorkData', visitor);
  const { Unit: unit, Level: level } = question;
  const [forward, spot, Margins, Imports, Plants, Posts, News] = await Promise.all([
    readMarket(deps, 'forward', { cut, question, visitor }),
    readMarket(deps, 'spot', { cut, question, visitor }),
    PriceLock === null ? readCutMargins(db, { meat, cut: entry.code, unit, level }) : null,
    dataLock === null ? readLineImports(deps, lines) : { ...noImports, Locked: dataLock },
    readPlants(db, cut, visitor),
    readOpenPosts(db, { meat, by: { cut: entry.code }, dictionary }, visitor),
    readNews(db, cut, visitor),
  ]);
  const otherMeat = priceMeats.find((one) => one !== meat && dictionary.findCut(one, entry.code) !== undefined);
  return {
    Row: presentEntry(entry, true),
    Dict: {
      Meat: meat,
      OtherMeat: otherMeat ?? null,
      Lines: lines.map((line) => presentCode(line.code, line)),
      PriceLock,
      Markets: [forward.quotes, spot.quotes],
      Margins,
      Substitutes: presentSubstitutes(cut, [forward, spot], dictionary),
      Imports,
      Plants,
      Posts,
      News,
    },
  };
}
