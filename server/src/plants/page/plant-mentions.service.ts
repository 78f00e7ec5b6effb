import { plantNumberKey } from '@btc/reference/plants/plant-numbers.ts';
import { findLock, type Visitor } from '#platform/api/reader.ts';
import { shanghaiDay } from '#platform/clock/shanghai-time.ts';
import type { Db } from '#platform/db/db.ts';
import { openDictionary } from '#dictionary/face.ts';
import { readMeats } from '../plant-codes.parse.ts';
import { findPlantCut } from '../plant.present.ts';
import type { PlantRecord } from '../plant-record.queries.ts';
import { listBrandedQuotes, listPostMentions } from './plant-mentions.queries.ts';

const maxQuotes = 12;
const maxPosts = 8;

export async function readQuotes(db: Db, plant: PlantRecord, reader: Visitor) {
  const meats = readMeats(plant.meats);
  const locked = findLock(meats.includes('beef') ? 'Price' : 'PorkPrice', reader);
  if (locked !== null) return { quotes: [], locked };
  const own = plantNumberKey(plant.origin, plant.number);
  const [branded, dictionary] = await Promise.all([
    listBrandedQuotes(db, { origin: plant.origin, meats }),
    openDictionary(db),
  ]);
  const quotes = branded
    .filter(({ brand }) => plantNumberKey(plant.origin, brand) === own)
    .slice(0, maxQuotes)
    .map((quote) => {
      const { NameCn, NameEn } = findPlantCut(dictionary, quote.cut, [quote.meat]);
      return {
        Date: quote.day,
        CutMeat: quote.meat,
        CutCode: quote.cut,
        CutCn: NameCn,
        CutEn: NameEn,
        TermCn: quote.term,
        TermEn: quote.term,
        Low: Number(quote.low),
        Main: Number(quote.mainstream),
        High: Number(quote.high),
        Unit: quote.unit,
      };
    });
  return { quotes, locked: null };
}

/** Board posts naming the plant; only board members may see which plants a post names. */
export async function readPosts(db: Db, plant: PlantRecord, reader: Visitor) {
  const { edition, today } = reader;
  const keys = [plantNumberKey(plant.origin, plant.number)];
  const [found, dictionary] = await Promise.all([
    listPostMentions(db, { origin: plant.origin, keys, today, rights: reader }, maxPosts),
    openDictionary(db),
  ]);
  const posts = found.map(({ id, title, spec, cut, type, on, is_open: isOpen }) => {
    const name =
      cut === null
        ? null
        : findPlantCut(dictionary, cut, readMeats(plant.meats))[edition === 'cn' ? 'NameCn' : 'NameEn'];
    return {
      PostID: id,
      Title: title ?? [name, spec].filter((part) => part !== null).join(' · '),
      Type: type,
      Date: shanghaiDay(on),
      Open: isOpen,
    };
  });
  return { posts, locked: findLock('Market', reader, 'en') };
}
