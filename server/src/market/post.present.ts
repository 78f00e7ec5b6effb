import {
  marketMeats,
  marketSides,
  marketStorages,
  marketTerms,
  marketTypes,
  type PostState,
  priceUnits,
  quantityUnits,
} from '@btc/contract/market/market-codes.ts';
import type { MarketPostRow } from '@btc/contract/market/market-fields.ts';
import { shanghaiMoment } from '#platform/clock/shanghai-time.ts';
import { storedWord } from '#platform/db/stored-word.ts';
import type { Dictionary } from '#dictionary/face.ts';
import { presentCompany, presentText } from './company.present.ts';
import { toCutName, toOriginName, formatPortName } from './goods-names.ts';
import type { PostRow } from './post.queries.ts';
import type { BoardReader } from './reader.ts';

export function postState(post: Pick<PostRow, 'closed_at' | 'removed_at' | 'valid_until'>, today: string): PostState {
  if (post.removed_at !== null) return 'removed';
  if (post.closed_at !== null) return 'closed';
  return post.valid_until < today ? 'expired' : 'open';
}

function toNumber(numeric: string | null): number | null {
  return numeric === null ? null : Number(numeric);
}

export function presentPost(row: PostRow, reader: BoardReader, dictionary: Dictionary): MarketPostRow {
  const { edition } = reader;
  const company = presentCompany(row, reader);
  const seesNames = company.Own || reader.locked === null;
  const formatText = (text: string | null) => (text === null ? null : presentText(text, row, reader));
  return {
    MarketID: row.id,
    ...company,
    Type: storedWord(marketTypes, row.type) ?? 'analysis',
    Side: storedWord(marketSides, row.side) ?? 'offer',
    State: postState(row, reader.today),
    Title: formatText(row.title),
    Meat: storedWord(marketMeats, row.meat),
    Origin: row.origin,
    OriginName: toOriginName(row.origin, edition),
    Cut: row.cut,
    CutName: toCutName(dictionary, row, edition),
    Storage: storedWord(marketStorages, row.storage),
    Spec: formatText(row.spec),
    PlantNo: seesNames ? row.plant_no : null,
    HasPlantNo: row.plant_no !== null,
    Quantity: toNumber(row.quantity),
    QuantityUnit: storedWord(quantityUnits, row.quantity_unit),
    Term: storedWord(marketTerms, row.term),
    Port: row.port,
    PortName: formatPortName(dictionary, row.port, edition),
    ShipmentMonth: row.shipment_month,
    Price: toNumber(row.price),
    PriceUnit: storedWord(priceUnits, row.price_unit),
    Text: formatText(row.body),
    ValidUntil: row.valid_until,
    CreatedDate: shanghaiMoment(row.created_at),
    UpdatedDate: shanghaiMoment(row.updated_at),
    Demo: row.is_demo,
  };
}

const beginning = 240;

export function presentListed(row: PostRow, reader: BoardReader, dictionary: Dictionary): MarketPostRow {
  const post = presentPost(row, reader, dictionary);
  const characters = Array.from(post.Text ?? '');
  if (characters.length <= beginning) return post;
  return { ...post, Text: `${characters.slice(0, beginning).join('').trimEnd()}…` };
}

export function formatPostTitle(
  row: Pick<PostRow, 'title' | 'meat' | 'cut' | 'origin' | 'spec'>,
  { edition, dictionary }: { readonly edition: BoardReader['edition']; readonly dictionary: Dictionary },
): string {
  if (row.title !== null) return row.title;
  const goods = toCutName(dictionary, row, edition) ?? row.spec;
  return [goods, toOriginName(row.origin, edition)].filter(Boolean).join(edition === 'en' ? ', ' : '，');
}
