import { carcaseFactor } from '@btc/contract/trade/trade-codes.ts';
import type { AnswerDict } from '@btc/contract/trade/trade-fields.ts';
import { hsCodes, hsStorages } from '@btc/reference/goods/hs-codes.ts';
import { scopes } from '@btc/reference/plants/scopes.ts';
import type { Scope } from '@btc/reference/plants/scopes.ts';
import type { Question } from './question.ts';
import { isAskedFor } from './series.ts';

export function presentScope(question: Question, codes: readonly string[] | null): AnswerDict['Scope'] {
  const lines = hsCodes.map(({ code }) => code).filter((code) => isAskedFor(code, question));
  const missing = codes === null ? [] : lines.filter((line) => !codes.some((code) => line.startsWith(code)));
  const parts = listParts(question.groups);
  const [whole, ...others] = parts;
  const titles = inWeight(question, listTitles(parts, codes ?? [], missing));
  const storage = storageNames(question);
  return {
    Code: whole === undefined || others.length > 0 ? question.types.join('|') : whole.code,
    TitleCn: `${titles.cn}${storage.cn}`,
    TitleEn: `${titles.en}${storage.en}`,
    HsCodes: [...(codes ?? lines)],
    Complete: missing.length === 0,
  };
}

function inWeight({ weight }: Question, { cn, en }: Titles): Titles {
  if (weight === 'product') return { cn, en };
  return {
    cn: cn.replace('产品重量', `胴体重（产品重量×${carcaseFactor}）`),
    en: en.replace('product weight', `carcase weight (product weight × ${carcaseFactor})`),
  };
}

interface Titles {
  readonly cn: string;
  readonly en: string;
}

const widestFirst = scopes.toSorted((one, other) => other.groups.length - one.groups.length);

/** The fewest scopes that hold the groups, widest first. */
function listParts(groups: Question['groups']): readonly Scope[] {
  const widest = widestFirst.find((scope) => scope.groups.every((group) => groups.includes(group)));
  if (widest === undefined) return [];
  return [widest, ...listParts(groups.filter((group) => !widest.groups.includes(group)))];
}

/** Hardly traded lines may be missing from a file: titles name up to two missing lines, else the lines present. */
const maxMissingNamed = 2;

function listTitles(parts: readonly Scope[], codes: readonly string[], missing: readonly string[]): Titles {
  if (missing.length > maxMissingNamed || (missing.length > 0 && missing.length >= codes.length * 2)) {
    return {
      cn: `${parts.map(({ nameCn }) => nameCn).join('、')}（仅 HS ${codes.join('、')}），产品重量`,
      en: `${parts.map(({ nameEn }) => nameEn).join(' + ')} (HS ${codes.join(', ')} only), product weight`,
    };
  }
  const gap =
    missing.length === 0
      ? { cn: '', en: '' }
      : { cn: `，缺 HS ${missing.join('、')}`, en: `, no figures for HS ${missing.join(', ')}` };
  return {
    cn: `${parts.map(({ titleCn }) => titleCn).join(' + ')}${gap.cn}`,
    en: `${parts.map(({ titleEn }) => titleEn).join(' + ')}${gap.en}`,
  };
}

function storageNames({ storages }: Question): Titles {
  const chosen = hsStorages.filter(({ code }) => storages.some((one) => one === code));
  if (chosen.length === 0) return { cn: '', en: '' };
  return {
    cn: `，${chosen.map(({ nameCn }) => nameCn).join('、')}`,
    en: `, ${chosen.map(({ nameEn }) => nameEn.toLowerCase()).join(' and ')}`,
  };
}
