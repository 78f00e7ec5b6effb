import { findLiveCattle, toUsdPerKgCarcase } from '@btc/contract/prices/benchmarks/live-cattle-series.ts';
import type { PriceSeries } from '@btc/contract/prices/quote-row.ts';
import { useMemo } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { type Format, useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { toCutName, formatPlaceName, toStorageName, formatUnitName } from '../../../quotes/price-names.ts';
import { type QuoteDeskMessages, messages } from '../messages.ts';
import type { LineRow, LineView } from './sheet-lines.ts';
import type { CellIssue } from './typed-line.ts';

export type LineAction = 'confirm' | 'conflict' | 'published';

export function findAction({ state, judged }: LineView): LineAction | null {
  if (state === 'conflict' || state === 'published') return state;
  return state === 'unsaved' && judged.kind === 'confirm' ? 'confirm' : null;
}

type SeriesRow = PriceSeries | LineRow;

export interface LineWords {
  readonly t: QuoteDeskMessages;
  readonly format: Format;
  readonly title: (row: SeriesRow) => string;
  readonly origin: (row: SeriesRow) => string;
  readonly cut: (row: SeriesRow) => string;
  /** Storage, term, place and unit. */
  readonly terms: (row: SeriesRow) => string;
  readonly status: (view: LineView) => string;
  readonly issues: (issues: readonly CellIssue[]) => string;
}

/** Live-cattle price in USD at the line's rate; empty where it cannot be computed. */
function formatUsd({ row, typed, judged }: LineView, t: QuoteDeskMessages, format: Format): string {
  if (!('Code' in row) || judged.values === null) return '';
  const series = findLiveCattle(row.Code);
  const rate = row.isInUsd ? 1 : Number(typed.UsdPerUnit);
  const usd = series === undefined ? null : toUsdPerKgCarcase(series, Number(typed.LocalPrice), rate);
  return usd === null ? '' : t.usd(format.number(usd, 2));
}

function listWords(t: QuoteDeskMessages, format: Format, edition: 'cn' | 'en'): LineWords {
  const comma = edition === 'cn' ? '；' : '; ';
  const issues = (list: readonly CellIssue[]) => {
    const missing = list.filter(({ rule }) => rule === 'missing').map(({ field }) => t.fields[field]);
    const others = list
      .filter(({ rule }) => rule !== 'missing' && rule !== 'jump')
      .map(({ field, rule }) => t.issue(t.fields[field], t.rules[rule]));
    return [...others, ...(missing.length === 0 ? [] : [t.missing(missing)])].join(comma);
  };
  const unsaved = ({ judged, errors }: LineView) => {
    if (errors.length > 0) return issues(errors);
    if (judged.kind === 'confirm') return t.askJump;
    return judged.issues.length > 0 ? issues(judged.issues) : t.waiting;
  };
  const status = (view: LineView) => {
    const { state, judged } = view;
    const change = judged.change === null ? '' : t.change(format.changePercent(judged.change));
    const word = state === 'unsaved' ? unsaved(view) : t.lineStates[state];
    return [word, change, formatUsd(view, t, format)].filter((part) => part !== '').join(' · ');
  };
  const origin = ({ OriginCn, OriginEn }: SeriesRow) => (edition === 'cn' ? OriginCn : OriginEn);
  const cut = (row: SeriesRow) => ('Code' in row ? row.name : toCutName(edition, row));
  const terms = (row: SeriesRow) =>
    'Code' in row
      ? row.unit
      : [formatUnitName(format, row.Unit), toStorageName(edition, row), formatPlaceName(edition, row)].join(' · ');
  const title = (row: SeriesRow) => `${origin(row)} ${cut(row)}${edition === 'cn' ? '，' : ', '}${terms(row)}`;
  return { t, format, title, origin, cut, terms, status, issues };
}

export function useLineWords(): LineWords {
  const t = useMessages(messages);
  const format = useFormat();
  const edition = useEdition();
  return useMemo(() => listWords(t, format, edition), [t, format, edition]);
}
