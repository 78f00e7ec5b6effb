import type { OptionLists } from '@btc/contract/trade/trade-fields.ts';
import { formatCode, nameIn } from '@btc/contract/names.ts';
import { useState } from 'react';
import type { Edition } from '#i18n/edition.ts';
import { browserApi } from '#platform/browser-api.ts';
import type { Meat } from '../address/meat.ts';
import type { Choice } from './choices.ts';

/** Origins by name; searchable by code, the name in the other language, and other spellings. */
export function originChoices(options: OptionLists | null, edition: Edition): readonly Choice[] {
  return (options?.Origins ?? []).map(({ Code, NameCn, NameEn, Also = [] }) => ({
    code: Code,
    name: nameIn(edition, { NameCn, NameEn }),
    terms: [NameCn, NameEn, ...Also],
  }));
}

/** Plants by origin; their names begin with their numbers. */
export function plantChoices(options: OptionLists | null, edition: Edition): readonly Choice[] {
  const origins = new Map(options?.Origins.map((origin) => [origin.Code, origin]));
  return (options?.Plants ?? []).map(({ Code, NameCn, NameEn, OriginCode }) => {
    const origin = origins.get(OriginCode);
    return {
      code: Code,
      name: nameIn(edition, { NameCn, NameEn }),
      group: formatCode(edition, origin, OriginCode),
      terms: [NameCn, NameEn],
    };
  });
}

/** Names, trade names and item numbers of all cuts of a meat, by code. */
type CutTerms = ReadonlyMap<string, CutNames>;

interface CutNames {
  readonly terms: readonly string[];
  readonly ausMeat: string | null;
}

/** Cuts by part of the carcase; searchable by any name or number once `terms` are loaded. */
export function cutChoices(options: OptionLists | null, edition: Edition, terms: CutTerms): readonly Choice[] {
  return (options?.Cuts ?? []).map(({ Code, NameCn, NameEn, GroupCn, GroupEn, Also = [] }) => ({
    code: Code,
    name: nameIn(edition, { NameCn, NameEn }),
    note: terms.get(Code)?.ausMeat ?? undefined,
    group: edition === 'cn' ? GroupCn : GroupEn,
    terms: [NameCn, NameEn, ...(terms.get(Code)?.terms ?? []), ...Also],
  }));
}

const noTerms: CutTerms = new Map();

/** Other names of cuts, loaded only when the list is opened. */
export function useCutTerms(meat: Meat): { readonly terms: CutTerms; readonly fetchTerms: () => void } {
  const [terms, setTerms] = useState(noTerms);
  const fetchTerms = (): void => {
    // Without them a cut is still found by its names.
    if (terms === noTerms) loadCutTerms(meat).then(setTerms, () => undefined);
  };
  return { terms, fetchTerms };
}

async function loadCutTerms(meat: Meat): Promise<CutTerms> {
  const kind = meat === 'beef' ? 'beefCut' : 'porkCut';
  const { Rows } = await browserApi()('GetDictionary', { Kinds: [kind], WithNames: true });
  return new Map(
    Rows.map(({ Code, Names }) => [
      Code,
      {
        ausMeat: Names.find(({ Role }) => Role === 'ausMeat')?.Name ?? null,
        terms: Names.map(({ Name }) => Name),
      },
    ]),
  );
}
