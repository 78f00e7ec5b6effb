import { marketOperations as contract } from '@btc/contract/market/market.operations.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { readTypedPlantNumber } from '@btc/reference/plants/plant-numbers.ts';
import { bind, type BoundOperation } from '#platform/api/binding.ts';
import type { InputOf } from '@btc/contract/wire/operation.ts';
import { bindForVisitors } from '#platform/api/shared-binding.ts';
import { toSlice } from '#platform/api/paging.ts';
import { shanghaiMoment } from '#platform/clock/shanghai-time.ts';
import type { Db } from '#platform/db/db.ts';
import { type Dictionary, openDictionary } from '#dictionary/face.ts';
import { addPost, changePost, endPost } from './board.service.ts';
import { countEnquiries, listEnquiries } from './enquiry.queries.ts';
import { sendEnquiry } from './enquiry.service.ts';
import { chooseCompanyName } from './company.present.ts';
import { toCutName, goodsLists } from './goods-names.ts';
import { goodsQuery } from './goods-query.ts';
import type { MarketDeps } from './market-deps.ts';
import { presentListed, presentPost } from './post.present.ts';
import { countOpenTypes, countPosts, findPost, listPosted, listPosts, type PostFilter } from './post.queries.ts';
import { bindBoard, type BoardReader, presentReader, toWriter } from './reader.ts';
import { report } from './report.service.ts';

export function createBoardOperations({ db, clock, publicUrl }: MarketDeps): readonly BoundOperation[] {
  return [
    bindBoard(contract.GetWebMarket, { db, clock, make: (input, reader) => answerMarket(db, input, reader) }),
    bindForVisitors(contract.GetWebFrom, {
      clock,
      modules: [],
      make: async (_input, { edition, today }) => {
        const dictionary = await openDictionary(db);
        const Posted = presentPosted(await listPosted(db, today), edition, dictionary);
        return { Dict: { ...goodsLists(dictionary, edition), Posted, Today: today } };
      },
    }),
    bind(contract.AddWebMarket, async ({ isEn, UserID: _userId, ...post }, caller) => {
      const writer = toWriter(clock, isEn, caller);
      return { Row: presentPost(await addPost(db, post, writer), writer, await openDictionary(db)) };
    }),
    bind(contract.UpdateWebMarket, async ({ isEn, UserID: _userId, MarketID, ...post }, caller) => {
      const writer = toWriter(clock, isEn, caller);
      return {
        Row: presentPost(await changePost(db, { id: MarketID, post }, writer), writer, await openDictionary(db)),
      };
    }),
    bind(contract.CloseWebMarket, async (input, caller) => {
      const writer = toWriter(clock, input.isEn, caller);
      return { Row: presentPost(await endPost(db, input.MarketID, writer), writer, await openDictionary(db)) };
    }),
    bind(contract.SendFuturesEmail, async (input, caller) => {
      const writer = toWriter(clock, input.isEn, caller);
      const enquiry = { postId: input.MarketID, content: input.Content, sharesEmail: input.ShareEmail };
      const { id, at } = await sendEnquiry({ db, publicUrl }, enquiry, writer);
      return { Row: { EnquiryID: id, SentDate: shanghaiMoment(at) } };
    }),
    bind(contract.GetWebMarketEnquiries, async (input, caller) => {
      const writer = toWriter(clock, input.isEn, caller);
      const post = await findPost(db, input.MarketID, writer.userId);
      if (post === undefined) throw new ApiError(1009);
      if (post.account_id !== writer.userId) throw new ApiError(1007);
      const rows = await listEnquiries(db, post.id, toSlice(input));
      return {
        Rows: rows.map((row) => ({
          EnquiryID: row.id,
          CompanyName: chooseCompanyName(row, writer.edition),
          Content: row.content,
          SentDate: shanghaiMoment(row.created_at),
        })),
        Total: await countEnquiries(db, post.id),
      };
    }),
    bind(contract.ReportWebMarket, async (input, caller) => {
      const { Kind: kind, ID: id, Reason: reason, Note: note } = input;
      await report(db, { kind, id, reason, note }, toWriter(clock, input.isEn, caller));
      return {};
    }),
  ];
}

type MarketQuestion = InputOf<typeof contract.GetWebMarket>;

async function answerMarket(db: Db, input: MarketQuestion, reader: BoardReader) {
  const [types, dictionary] = await Promise.all([countOpenTypes(db, reader.today), openDictionary(db)]);
  const open = (type: string) => types.get(type) ?? 0;
  const Dict = {
    ...presentReader(reader),
    Open: {
      futures: open('futures'),
      spot: open('spot'),
      livecattle: open('livecattle'),
      analysis: open('analysis'),
    },
  };
  if (input.MarketID !== undefined) {
    const row = await findPost(db, input.MarketID, reader.userId);
    if (row === undefined) throw new ApiError(1009);
    return { Row: presentPost(row, reader, dictionary), Rows: [], Total: 1, Dict };
  }
  const filter = toFilter(dictionary, input, reader);
  if (filter === null) return { Row: null, Rows: [], Total: 0, Dict };
  const [rows, Total] = [await listPosts(db, filter, toSlice(input)), await countPosts(db, filter)];
  return { Row: null, Rows: rows.map((row) => presentListed(row, reader, dictionary)), Total, Dict };
}

/** The filter of a request; null for one that cannot find anything. */
function toFilter(dictionary: Dictionary, input: MarketQuestion, reader: BoardReader): PostFilter | null {
  const { Type: type, Side: side, Meat: meat, Origin: origin, Cut: cut, Term: term, Keyword, PlantNo } = input;
  if (input.Own && reader.userId === null) throw new ApiError(1006);
  if (PlantNo !== undefined && reader.locked !== null) {
    throw new ApiError(1008, { Dict: { Module: 'Market', Reason: reader.locked } });
  }
  const words = Keyword === undefined ? undefined : goodsQuery(dictionary, Keyword);
  const plant = PlantNo === undefined ? undefined : readTypedPlantNumber(PlantNo);
  if (words === null || plant === null) return null;
  return {
    type,
    side,
    meat,
    origin,
    cut,
    term,
    words,
    plant: plant && { keys: plant.keys, isOpen: reader.locked === null },
    state: input.State,
    today: reader.today,
    ownOf: input.Own && reader.userId !== null ? reader.userId : undefined,
  };
}

function presentPosted(
  rows: Awaited<ReturnType<typeof listPosted>>,
  edition: BoardReader['edition'],
  dictionary: Dictionary,
) {
  const cuts = new Map<string, string>();
  for (const row of rows) {
    const name = toCutName(dictionary, row, edition);
    if (row.cut !== null && name !== null) cuts.set(row.cut, name);
  }
  return {
    Origins: [...new Set(rows.flatMap(({ origin }) => origin ?? []))],
    Cuts: [...cuts]
      .map(([Code, Name]) => ({ Code, Name }))
      .toSorted((one, other) => one.Name.localeCompare(other.Name)),
  };
}
