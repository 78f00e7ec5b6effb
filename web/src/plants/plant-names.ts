import type { Edition } from '@btc/contract/members/access.ts';
import type { PlantBrief } from '@btc/contract/plants/plant-row.ts';

type PlantNames = Pick<PlantBrief, 'NameCn' | 'NameEn'> & Partial<Pick<PlantBrief, 'NameLocal'>>;

/** The name in the edition's language, else in another that the plant has. */
export function formatPlantName(edition: Edition, { NameCn, NameEn, NameLocal = null }: PlantNames): string {
  return (edition === 'cn' ? (NameCn ?? NameEn) : (NameEn ?? NameCn)) ?? NameLocal ?? '';
}

/** The name in the other language where it differs; `lang` is the language it is written in. */
export function formatOtherName(
  edition: Edition,
  plant: PlantNames,
): { readonly text: string; readonly lang: string } | null {
  const [text, lang] = edition === 'cn' ? [plant.NameEn, 'en'] : [plant.NameCn, 'zh-CN'];
  return text === null || text === formatPlantName(edition, plant) ? null : { text, lang };
}

export function toOrigin(edition: Edition, { OriginCn, OriginEn }: Pick<PlantBrief, 'OriginCn' | 'OriginEn'>): string {
  return edition === 'cn' ? OriginCn : OriginEn;
}
