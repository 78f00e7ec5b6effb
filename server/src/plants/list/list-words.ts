import { cutChoice, type Dictionary } from '#dictionary/face.ts';
import type { PlantMeat, PlantProduct, PlantType } from '@btc/contract/plants/plant-codes.ts';
import { splitList } from '#platform/import/text/split-list.ts';

/** A list repeats few words on thousands of lines. */
const maxRemembered = 2_000;

function remembering<Value>(read: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, { readonly value: Value }>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found.value;
    const value = read(text);
    if (known.size < maxRemembered) known.set(text, { value });
    return value;
  };
}

/** Reads a cell with several codes; null where one of its words is unknown. */
function codesIn<Code extends string>(patterns: Readonly<Record<Code, RegExp>>, order: readonly Code[]) {
  return remembering((text: string): readonly Code[] | null => {
    const words = splitList(text.normalize('NFKC').toLowerCase().replaceAll('+', ';'));
    const codes = words.map((word) => order.filter((code) => patterns[code].test(word)));
    if (codes.some((found) => found.length === 0)) return null;
    return order.filter((code) => codes.some((found) => found.includes(code)));
  });
}

const readOwnMeats = codesIn<PlantMeat>({ beef: /牛|beef|bovine/, pork: /猪|pork|swine|porcine/ }, ['beef', 'pork']);
const ownMeats = /牛|猪|beef|bovine|pork|swine|porcine/;
const otherMeats =
  /羊|禽|鸡|鸭|鹅|马|驴|鹿|兔|骆驼|袋鼠|lamb|mutton|sheep|goat|ovine|caprine|poultry|chicken|duck|turkey|horse|equine|deer|venison|camel|kangaroo/;

/** A plant may make the meat of other animals too: those are left out of a list that has one of ours. */
export const readMeatWords = remembering((text: string): readonly PlantMeat[] | null => {
  const words = splitList(text.normalize('NFKC').toLowerCase().replaceAll('+', ';'));
  const isOther = (word: string): boolean => !ownMeats.test(word) && otherMeats.test(word);
  return words.every(isOther) ? readOwnMeats(text) : readOwnMeats(words.filter((word) => !isOther(word)).join(';'));
});

export const readTypeWords = codesIn<PlantType>(
  { SH: /^sh$|屠宰|slaughter/, CP: /^cp$|分割|cutting/, PP: /^pp$|加工|process/, CS: /^cs$|冷库|冷藏|cold/ },
  ['SH', 'CP', 'PP', 'CS'],
);

export const readProductWords = codesIn<PlantProduct>(
  {
    chilled: /冰鲜|冷却|冰鮮|chilled|fresh/,
    frozen: /冷冻|冻|frozen/,
    boneless: /去骨|剔骨|无骨|boneless/,
    'bone-in': /带骨|bone-?in/,
    offal: /副产|杂碎|内脏|offal|by-?product/,
  },
  ['chilled', 'frozen', 'boneless', 'bone-in', 'offal'],
);

export const readStateWord = remembering((text: string): 'active' | 'suspended' | null => {
  const word = text.normalize('NFKC').toLowerCase();
  if (/暂停|中止|suspend|paused/.test(word)) return 'suspended';
  return /有效|正常|恢复|在册|(?<!未)已注册|\b(?:active|valid|approved|normal|effective)/.test(word) &&
    !word.includes('无效')
    ? 'active'
    : null;
});

/** Codes of the cuts named in a cell, or what is wrong with the first name that is unknown or ambiguous. */
export type OffalReading =
  | { readonly kind: 'cuts'; readonly codes: readonly string[] }
  | { readonly kind: 'unknown' | 'ambiguous'; readonly choices: readonly string[] };

function listOffal(meat: PlantMeat, dictionary: Dictionary): readonly string[] {
  return dictionary
    .listCuts(meat)
    .filter(({ group }) => group.code === 'offal')
    .map(cutChoice);
}

/** Some names have a slash of their own, such as "Tendon/sinew": those are not parted by it. */
function listOffalWords(text: string, isName: (word: string) => boolean): readonly string[] {
  return text.split(/[,;，；、|｜\r\n]+/).flatMap((word) => (isName(word) ? [word.trim()] : splitList(word)));
}

/** Reads the cuts in a cell; of cuts with the same name, offal wins. */
export function readOffalWords(text: string, meats: readonly PlantMeat[], dictionary: Dictionary): OffalReading {
  const readWord = (word: string) => meats.map((meat) => dictionary.readCut(meat, word, 'offal'));
  const words = listOffalWords(text, (word) => readWord(word).some(({ kind }) => kind !== 'unknown'));
  const codes: string[] = [];
  for (const word of words) {
    const readings = readWord(word);
    const known = readings.find((reading) => reading.kind === 'known');
    if (known !== undefined) {
      codes.push(...known.cuts.map(({ code }) => code));
      continue;
    }
    const several = readings.find((reading) => reading.kind === 'ambiguous');
    if (several !== undefined) return { kind: 'ambiguous', choices: several.cuts.map(cutChoice) };
    return { kind: 'unknown', choices: meats.flatMap((meat) => listOffal(meat, dictionary)) };
  }
  return { kind: 'cuts', codes: [...new Set(codes)] };
}
