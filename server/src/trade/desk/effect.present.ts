import type { ImportEffect, ViewOpening } from '@btc/contract/trade/desk/import-outcome.ts';
import { factSourceNames } from '@btc/contract/trade/trade-codes.ts';
import { dataViews } from '@btc/contract/trade/views.ts';
import { namedCode } from './named-code.ts';
import type { Opening, OpeningSpan, PublicEffect } from '../import/public-effect.ts';

export function presentEffects(effects: readonly PublicEffect[]): ImportEffect[] {
  return effects.flatMap(({ views: codes, before, after }) => {
    const views = dataViews.filter(({ code }) => codes.includes(code));
    const [first] = views;
    if (first === undefined) return [];
    return [
      {
        Meat: first.meat,
        Views: views.map(({ code, titleCn, titleEn }) => ({ Code: code, TitleCn: titleCn, TitleEn: titleEn })),
        Before: presentOpening(before),
        After: presentOpening(after),
      },
    ];
  });
}

function presentOpening(opening: Opening | null): ViewOpening | null {
  if (opening === null) return null;
  const { source, against } = opening;
  const { nameCn, nameEn } = factSourceNames[source];
  return {
    Source: source,
    SourceNameCn: nameCn,
    SourceNameEn: nameEn,
    Demo: source === 'demo',
    ...presentSpan(opening),
    Against: against === null ? null : presentSpan(against),
  };
}

function presentSpan({ origin, from, to, tonnes, usd }: OpeningSpan) {
  return {
    Origin: origin === null ? null : namedCode(origin, false),
    StartDate: from,
    EndDate: to,
    Tonnes: tonnes,
    ValueUsd: usd,
  };
}
