import { ApiError } from '@btc/contract/wire/errors.ts';
import { plantNumberKeys } from '@btc/reference/plants/plant-numbers.ts';
import type { Visitor } from '#platform/api/reader.ts';
import { shanghaiMoment } from '#platform/clock/shanghai-time.ts';
import type { Db } from '#platform/db/db.ts';
import { openDictionary } from '#dictionary/face.ts';
import { strangersRights } from '#platform/search/search-rights.ts';
import { searchWords } from '#platform/search/search-words.ts';
import { readChange, readState } from '../plant-codes.parse.ts';
import { presentEvent, presentPlant } from '../plant.present.ts';
import type { PlantRecord } from '../plant-record.queries.ts';
import { readPosts, readQuotes } from './plant-mentions.service.ts';
import {
  findPlant,
  findPlantByCode,
  listArticleMentions,
  listPlantEvents,
  listPlantsNumbered,
  listSiblings,
  listSpans,
} from './page.queries.ts';
import type { PlantLock } from '@btc/contract/plants/plant-fields.ts';

export interface PlantQuestion {
  readonly PlantID?: number | undefined;
  readonly Code?: string | undefined;
  readonly Counted: boolean;
}

/** The plant with this present or former code, e.g. `BRA-9012`. */
async function findByAnyCode(db: Db, code: string): Promise<PlantRecord | undefined> {
  const found = await findPlantByCode(db, code);
  if (found !== undefined) return found;
  const origin = code.slice(0, 3);
  const keys = plantNumberKeys(origin, code.slice(4));
  // A code is made of the number of the origin, which is everybody's.
  const [numbered] = await listPlantsNumbered(db, { origin, keys, rights: strangersRights });
  return numbered === undefined ? undefined : findPlant(db, numbered.plant_id);
}

/** The requested plant; throws 1009 where there is none. */
export async function getPlantRecord(
  db: Db,
  { PlantID, Code }: Pick<PlantQuestion, 'PlantID' | 'Code'>,
): Promise<PlantRecord> {
  const plant =
    PlantID === undefined
      ? await (Code === undefined ? undefined : findByAnyCode(db, Code))
      : await findPlant(db, PlantID);
  if (plant === undefined) throw new ApiError(1009);
  return plant;
}

/** Words that mark a number beside them as a plant's. */
const besideNumbers = ['sif', 'est', 'establishment', 'plant', '工厂', '厂号', '企业', '注册'];
const maxArticles = 6;
const maxSiblings = 6;

function namingWords({ number }: PlantRecord): string {
  const own = searchWords(number).map((word) => `'${word}'`);
  return [...own, `(${besideNumbers.map((word) => `'${word}'`).join(' | ')})`].join(' & ');
}

async function readNews(db: Db, plant: PlantRecord, reader: Visitor) {
  const words = namingWords(plant);
  const { edition, now } = reader;
  const question = { edition, origin: plant.origin, words, now, rights: reader };
  const rows = await listArticleMentions(db, question, maxArticles);
  return rows.map(({ id, title, published_at: at, access }) => ({
    NewsID: id,
    NewsTitle: title,
    NewsDateTime: shanghaiMoment(at),
    Access: access === 'free' ? ('free' as const) : ('member' as const),
  }));
}

async function readSpans(db: Db, plantId: number) {
  return (await listSpans(db, plantId)).map(({ state, from_on: from, until_on: until, event_id: id, status }) => ({
    State: readState(state),
    From: from,
    Until: until,
    Status: readChange(status),
    EventID: id,
  }));
}

interface PlantReader {
  /** Why detail, events and spans are left out; null where all is open. */
  readonly locked: PlantLock;
  readonly visitor: Visitor;
}

export async function openPlant(db: Db, id: number, { locked, visitor: reader }: PlantReader) {
  const plant = await getPlantRecord(db, { PlantID: id });
  const [events, spans, siblings, news, quoted, posted, dictionary] = await Promise.all([
    listPlantEvents(db, plant.code),
    locked === null ? readSpans(db, plant.id) : [],
    locked === null ? listSiblings(db, plant, maxSiblings) : [],
    readNews(db, plant, reader),
    readQuotes(db, plant, reader),
    readPosts(db, plant, reader),
    openDictionary(db),
  ]);
  const announced = events
    .flatMap((event) => event.announced_on ?? event.effective_on)
    .filter((day) => day <= reader.today);
  return {
    Row: presentPlant(plant, { isLocked: locked !== null, dictionary }),
    Rows: locked === null ? events.map((event) => presentEvent(event, plant)) : [],
    List: spans,
    Dict: {
      Locked: locked,
      TrialLeft: null,
      Watched: null,
      FormerNumbers: [...new Set(events.flatMap(({ old_number: old }) => old ?? []))],
      EventCount: events.length,
      AsOf: reader.today,
      UpdatedOn: announced.toSorted().at(-1) ?? null,
      Siblings: siblings.map(({ id, number, listed_number: listed, name_cn: cn, name_en: en }) => ({
        PlantID: id,
        PlantNo: listed ?? number,
        NameCn: cn,
        NameEn: en,
      })),
      Quotes: quoted.quotes,
      QuotesLocked: quoted.locked,
      Posts: posted.posts,
      PostsLocked: posted.locked,
      News: news,
    },
  };
}
