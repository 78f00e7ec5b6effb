import type { AnswerDict } from '@btc/contract/trade/trade-fields.ts';
import { hsCodes, hsStorages } from '@btc/reference/hs-codes.ts';
import { findScope, scopes } from '@btc/reference/scopes.ts';
import type { Question } from './question.ts';
import { isAskedFor } from './series.ts';

/** Presents what the figures cover; a source that lacks some of the tariff lines is titled by the lines it has. */
export function presentScope(question: Question, codes: readonly string[] | null): AnswerDict['Scope'] {
  const lines = hsCodes.map(({ code }) => code).filter((code) => isAskedFor(code, question));
  const complete = codes === null || lines.every((line) => codes.some((code) => line.startsWith(code)));
  const titles = complete ? wholeTitles(question) : partTitles(question, codes ?? []);
  const storage = storageNames(question);
  return {
    Code: scopeOf(question)?.code ?? question.types.join('|'),
    TitleCn: `${titles.cn}${storage.cn}`,
    TitleEn: `${titles.en}${storage.en}`,
    HsCodes: [...(codes ?? lines)],
    Complete: complete,
  };
}

interface Titles {
  readonly cn: string;
  readonly en: string;
}

/** The one scope that several together amount to. */
function scopeOf(question: Question): ReturnType<typeof findScope> {
  return scopes.find(
    ({ groups }) =>
      groups.length === question.groups.length && groups.every((group) => question.groups.includes(group)),
  );
}

function wholeTitles(question: Question): Titles {
  const scope = scopeOf(question);
  return { cn: scope?.titleCn ?? question.types.join('、'), en: scope?.titleEn ?? question.types.join(', ') };
}

function partTitles(question: Question, codes: readonly string[]): Titles {
  const scope = scopeOf(question);
  return {
    cn: `${scope?.nameCn ?? ''}（仅 HS ${codes.join('、')}），产品重量`,
    en: `${scope?.nameEn ?? ''} (HS ${codes.join(', ')} only), product weight`,
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
