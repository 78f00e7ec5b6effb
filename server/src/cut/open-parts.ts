import type { LockReason } from '@btc/contract/members/access.ts';
import { priceModules, type PriceMeat } from '@btc/contract/prices/price-codes.ts';
import type { ListedQuote } from '@btc/contract/prices/quote-row.ts';
import type { CutQuotes, OpenPosts, getCut } from '@btc/contract/cut/cut.ts';
import type { InputOf } from '@btc/contract/wire/operation.ts';
import type { DeclaredCut } from '@btc/reference/goods/cut-lines.ts';
import { findLock, type Visitor } from '#platform/api/reader.ts';
import type { Db } from '#platform/db/db.ts';
import type { Dictionary, DictionaryEntry } from '#dictionary/face.ts';
import type { Safeguard } from '#safeguard/face.ts';
import { listPosts, type PostRow, presentListed } from '#market/face.ts';
import { makeQuoteList } from '#prices/face.ts';

const maxPosts = 8;
/** Posts are filtered by meat in memory; the board has never had this many of one cut or origin. */
const maxOpenPosts = 200;
const wholeList = {
  Date: '',
  Origin: '',
  Cuts: '',
  Specs: '',
  Storage: '',
  Term: '',
  Port: '',
  Unit: '',
  Level: '',
  OverQuota: false,
  Page: 1,
  PageSize: 500,
} as const;

interface MarketQuestion {
  readonly meat: PriceMeat;
  readonly market: CutQuotes['MarketType'];
  readonly list: Partial<Pick<InputOf<typeof getCut>, 'Unit' | 'Level' | 'OverQuota'>> & {
    readonly Cuts?: string;
    readonly Origin?: string;
  };
  readonly choose: (all: readonly ListedQuote[]) => readonly ListedQuote[];
}

export async function readMarketQuotes(
  deps: { readonly db: Db; readonly safeguard: Safeguard },
  { meat, market, list, choose }: MarketQuestion,
  visitor: Visitor,
): Promise<{ readonly quotes: CutQuotes; readonly all: readonly ListedQuote[] }> {
  const locked = findLock(priceModules[meat], visitor);
  const request = { ...wholeList, ...list, Meat: meat, MarketType: market, locked };
  const { Rows: all, Dict } = await makeQuoteList(deps, request, visitor.today);
  const Rows = [...choose(all)];
  return { quotes: { MarketType: market, Date: Dict.Date, Rows, Demo: Dict.Demo }, all };
}

interface PostsQuestion {
  readonly meat: PriceMeat;
  readonly by: { readonly cut: string } | { readonly origin: string };
  readonly isMeant?: (post: PostRow) => boolean;
  readonly dictionary: Dictionary;
}

/** Open posts as strangers see them, in the board's own language; only posts of pork alone count as pork. */
export async function readOpenPosts(
  db: Db,
  { meat, by, isMeant = () => true, dictionary }: PostsQuestion,
  visitor: Visitor,
): Promise<OpenPosts> {
  const locked: LockReason | null = visitor.findLockState('Market');
  const reader = { ...visitor, edition: 'en' as const, locked, userId: null };
  const filter = { state: 'open', today: visitor.today, ...by } as const;
  const found = await listPosts(db, filter, { limit: maxOpenPosts, offset: 0 });
  const own = found.filter((post) => (post.meat === 'pork') === (meat === 'pork') && isMeant(post));
  return {
    Locked: locked,
    Rows: own.slice(0, maxPosts).map((post) => presentListed(post, reader, dictionary)),
    Total: own.length,
  };
}

export function toDeclared(meat: PriceMeat, { group, form, hsCode }: DictionaryEntry): DeclaredCut {
  return { meat, group: group.code, form, hsCode };
}
