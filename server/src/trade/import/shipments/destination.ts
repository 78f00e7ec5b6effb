import { readDistrict, readProvince } from '#platform/import/places/place-lookup.ts';
import { foldTitle } from '#platform/import/text/fold-title.ts';
import { listed } from '#platform/import/text/header.ts';
import { remember } from '#platform/import/text/remember.ts';

/** As files write it, in Chinese, English, Portuguese and Spanish; 156 is of ISO, 142 of customs, 160 of Brazil. */
const china: ReadonlySet<string> = new Set(
  listed(
    'CN | CHN | 156 | 142 | 160 | 中国 | 中国大陆 | 中国内地 | 中华人民共和国 | 中国境内 | China 中国',
    "China | PR China | PRC | People's Republic of China | China, People's Republic of | China PR | China, P.R.",
    'Peoples Rep. of China | China P.R.: Mainland | Mainland China | China mainland | China (CN) | China (CHN)',
    'China, República Popular | República Popular China | República Popular da China | China, República Popular da',
    'República Popular de China | China, República Popular de | RP China | RPC | China continental',
    'CN - China | CHN - China',
  ).map(foldTitle),
);

/** Chinese customs count these as places of their own. */
const otherChina = /taiwan|taipei|formosa|hong ?kong|maca[uo]|台湾|台灣|香港|澳门|澳門/i;

/** Whether a destination is the mainland; null where it names China in words that are not known. */
export const isToChina = remember((text: string): boolean | null => {
  if (china.has(foldTitle(text))) return true;
  if (otherChina.test(text)) return false;
  // A port or a province stands for its country, as in "Shanghai" or "Tianjin, China".
  const places = text.split(/[,，/(（)）-]/).map((part) => part.trim());
  if (places.some((place) => china.has(foldTitle(place)) || isPlaceOfChina(place))) return true;
  return /china|chinese|中国/i.test(text) ? null : false;
});

function isPlaceOfChina(text: string): boolean {
  return /\p{L}{3}|\p{Script=Han}/u.test(text) && (readProvince(text) ?? readDistrict(text)) !== undefined;
}
