import type { MerchantProduct } from '@btc/contract/directory/directory-codes.ts';
import type { ProvinceCode } from '@btc/reference/places/provinces.ts';
import { merchantWords } from '@btc/server/src/directory/merchant-words.ts';
import type { NewMerchant } from '@btc/server/src/directory/merchant.queries.ts';
import { makeDemoImporters } from '../companies/demo-importers.ts';
import { firstCharacters, importerCities, secondCharacters } from '../companies/companies.read.ts';
import { seededRandom } from '../trade/seeded-random.ts';
import { demoMerchantTypes, type DemoMerchantType, demoOriginSets, demoPorkOrigins } from './directory.read.ts';

interface Named {
  readonly name: string;
  readonly nameEn: string;
  readonly province: ProvinceCode;
  readonly city: string;
}

const places: readonly ProvinceCode[] = ['31', '12', '37', '44', '21', '35', '33', '32', '51', '41', '11', '50'];
const dealing: ReadonlySet<string> = new Set(['importer', 'trader', 'producer']);

/** Numbers from 1; deterministic. */
export function makeDemoMerchants(now: Date): readonly NewMerchant[] {
  const random = seededRandom(20_260_401);
  const importers = makeDemoImporters().toSorted((one, other) => other.size - one.size);
  let made = 0;
  return demoMerchantTypes.flatMap((kind) =>
    Array.from({ length: kind.count }, (_, index) => {
      made += 1;
      const importer = kind.endings.length === 0 ? importers[made - 1] : undefined;
      const named = importer === undefined ? inventName(kind, made, random) : formatImporterName(importer);
      return findRow(named, { kind, id: made, index, random, now });
    }),
  );
}

function formatImporterName({ nameCn, nameEn, province }: ReturnType<typeof makeDemoImporters>[number]): Named {
  const city = importerCities[province].find(([cn]) => nameCn.startsWith(cn))?.[0] ?? '';
  return { name: nameCn, nameEn, province, city };
}

function inventName({ endings }: DemoMerchantType, id: number, random: () => number): Named {
  const province = places[Math.floor(random() ** 1.3 * places.length)] ?? '31';
  const city = importerCities[province][0] ?? ['', ''];
  // The other way round than in importers' names, so that no two firms share theirs.
  const second = firstCharacters[(id * 7) % firstCharacters.length] ?? ['', ''];
  const first = secondCharacters[(id * 3) % secondCharacters.length] ?? ['', ''];
  const ending = endings[id % endings.length] ?? ['', ''];
  const brandEn = `${first[1].charAt(0).toUpperCase()}${first[1].slice(1)}${second[1].toLowerCase()}`;
  return {
    name: `${city[0]}${first[0]}${second[0]}${ending[0]}`,
    nameEn: `${city[1]} ${brandEn} ${ending[1]}`,
    province,
    city: city[0],
  };
}

interface Making {
  readonly kind: DemoMerchantType;
  readonly id: number;
  readonly index: number;
  readonly random: () => number;
  readonly now: Date;
}

function pick<Item>(items: readonly Item[], index: number): Item | undefined {
  return items[index % items.length];
}

function listOrigins(products: readonly MerchantProduct[], { kind, id }: Making): readonly string[] {
  if (!dealing.has(kind.type)) return [];
  const sets = products[0] === 'frozenPork' ? demoPorkOrigins : demoOriginSets;
  return pick(sets, id) ?? [];
}

function findRow({ name, nameEn, province, city }: Named, making: Making): NewMerchant {
  const { kind, id, index, random, now } = making;
  const products = pick(kind.products, index) ?? [];
  const origins = listOrigins(products, making);
  const summary = pick(kind.summaries, index) ?? '';
  const body = pick(kind.bodies, index) ?? null;
  const digits = String(1000 + id).slice(1);
  return {
    id,
    type: kind.type,
    name,
    name_en: nameEn,
    province,
    city,
    products: [...products],
    origins: [...origins],
    summary,
    body,
    founded: 1996 + Math.floor(random() * 26),
    // Numbers and addresses that reach nobody.
    contact_person: '演示联系人',
    phone: `000-5550-0${digits}`,
    email: `merchant-${id}@example.com`,
    address: `${city}演示路${id}号`,
    website: id % 3 === 0 ? null : 'https://example.com/',
    state: 'published',
    claimed_at: id % 11 === 4 ? now : null,
    updated_at: now,
    created_at: now,
    is_demo: true,
    words: merchantWords({ type: kind.type, name, nameEn, province, city, products, origins, summary, body }),
  };
}
