import { memberNames } from '@btc/contract/trade/dimensions.ts';
import type { LossKind } from '@btc/contract/trade/desk/import-rule.ts';
import { toSpans } from '@btc/contract/trade/period.ts';
import { findPartner } from '@btc/reference/places/other-areas.ts';
import { formatPeriodText } from '../../facts/vintage.ts';
import { fileWords } from '#platform/import/file-words.ts';
import { leftOutNames } from '@btc/contract/trade/desk/left-out.ts';
import { isPartOfOrigins, type Loss, toStated } from '../losses.ts';
import type { Opening, OpeningSpan } from '../public-effect.ts';
import type { ReportWords } from './report-words.ts';

export const english: ReportWords = {
  ...fileWords.en,
  file: ({ inputName, format, bytes, checksum }, number) =>
    `${inputName}: ${format}, ${number.format(bytes)} bytes, SHA-256 ${checksum.slice(0, 16)}…`,
  rows: ({ rowsRead, facts, outOfScope, aggregates, badRows, encoding }, number) =>
    `${number.format(rowsRead)} data rows (${encoding}): ${number.format(facts)} facts, ${number.format(outOfScope)} out of scope, ` +
    `${number.format(aggregates)} sums or breakdowns left out, ${number.format(badRows)} bad`,
  leftOut: ({ reason, code, name, rows, tonnes, usd, cny }, number) =>
    `  ${leftOutNames[reason].en}: ${[code, name].filter((text) => text !== '').join(' ') || 'others'}: ` +
    [
      `${number.format(rows)} ${rows === 1 ? 'row' : 'rows'}`,
      ...(tonnes === null ? [] : [`${number.format(tonnes)} t`]),
      ...(usd === null ? [] : [`USD ${number.format(usd)}`]),
      ...(cny === null ? [] : [`CNY ${number.format(cny)}`]),
    ].join(', '),
  moreLeftOut: (count) => `  and ${count} more kinds`,
  more: (count) => `and ${count} more; --errors FILE lists all`,
  coverage: ({ coverage, publishedOn }) =>
    coverage === null
      ? ''
      : `${formatPeriodText(coverage.periodFrom)} to ${formatPeriodText(coverage.periodTo)}, HS ${coverage.hsCodes.join(', ')}, ` +
        `${coverage.origins.length} ${coverage.origins.length === 1 ? 'origin' : 'origins'}, published on ${publishedOn}`,
  changes: ({ added, changed, same, gone, hidden, before, after }, number) => [
    `cells: ${number.format(added)} new, ${number.format(changed)} changed, ${number.format(same)} the same, ${number.format(gone)} removed`,
    ...(hidden === 0 ? [] : [`${number.format(hidden)} facts are superseded by figures published later`]),
    ...[['before', before] as const, ['after', after] as const].map(([name, { kg, usd, cny }]) =>
      [
        `${name}: ${number.format(Number(kg))} kg`,
        // No value at all is one that is not published, and not zero.
        ...(Number(usd) === 0 ? [] : [`USD ${number.format(Number(usd))}`]),
        ...(Number(cny) === 0 ? [] : [`CNY ${number.format(Number(cny))}`]),
      ].join(', '),
    ),
  ],
  tableChanges: ({ added, changed, same, hidden, periodFrom, periodTo, before, after }, number) => [
    `rows from ${periodFrom} to ${periodTo}: ${number.format(added)} new, ${number.format(changed)} changed, ${number.format(same)} the same`,
    ...(hidden === 0 ? [] : [`${number.format(hidden)} rows are superseded by figures published later`]),
    ...(before === null || after === null
      ? []
      : [`before: ${number.format(Number(before))} t`, `after: ${number.format(Number(after))} t`]),
  ],
  values: ({ retained, fromEarlier, apportioned, byRate, withoutRate }, number) => [
    ...(retained === 0 ? [] : [`${number.format(retained)} facts with a finer breakdown of the same weight are kept`]),
    ...(fromEarlier === 0
      ? []
      : [
          `${number.format(fromEarlier)} facts have their other currency from the file published before, of the same weight`,
        ]),
    ...(apportioned === 0
      ? []
      : [`${number.format(apportioned)} facts have a value apportioned from a published total; they are marked`]),
    ...(byRate === 0
      ? []
      : [
          `${number.format(byRate)} facts have dollars converted from yuan at the customs rate of the month; they are marked`,
        ]),
    ...(withoutRate === 0
      ? []
      : [
          `${number.format(withoutRate)} facts in yuan have no dollars: import the rates of their months, then this file again`,
        ]),
  ],
  losses: ({ losses, coverage, outcome }, number) =>
    losses.length === 0
      ? []
      : [
          outcome === 'loaded' ? 'removed:' : 'not in the file, and would be removed:',
          ...losses.map((loss) => `  ${formatLossText(loss, number)}`),
          ...(isPartOfOrigins(losses, coverage)
            ? [`  if the file was made for these origins only, say so: --origins ${toStated(coverage).join('|')}`]
            : []),
        ],
  effects: (effects, number) =>
    effects.length === 0
      ? []
      : [
          'public pages that would change:',
          ...effects.map(
            ({ views, before, after }) =>
              `  ${views.join(', ')}: ${formatOpeningText(before, number)} -> ${formatOpeningText(after, number)}`,
          ),
        ],
  heldBack: (month) => `${month} is shown on no page before its February is there: customs publish both together`,
  waiting: 'Another import is being compared or loaded; this one goes on as soon as that is done…',
  set: (count) => `${count} files together, all or none:`,
  keptOut: (file) => `What keeps them out: ${file}.`,
  names: ({ newCompanies, newCompanyCount, merged, newPlants, newPlantCount }, number) => [
    `companies: ${number.format(newCompanyCount)} new${toList(newCompanies.map(({ kind, name }) => `${name} (${kind})`))}`,
    ...merged.slice(0, maxListed).map(({ name, spellings }) => `  taken for ${name}: ${spellings.join('; ')}`),
    `plants: ${number.format(newPlantCount)} not in the plant list yet${toList(newPlants)}`,
  ],
  outcome: ({ outcome, preview, vintageId, unaccepted = [] }) => {
    switch (outcome) {
      case 'loaded':
        if (preview) return 'Preview only: nothing was changed.';
        return vintageId === null ? 'Loaded.' : `Loaded as vintage ${vintageId}.`;
      case 'unchanged':
        return vintageId === null
          ? 'Everything in the file has been loaded before: nothing changed.'
          : `The same bytes were loaded before, as vintage ${vintageId}: nothing changed.`;
      case 'empty':
        return 'No row is within the commodity scope: nothing to load.';
      case 'wouldLose':
        return 'Nothing was loaded: the figures above would be lost. If they may go, import the file with --take-away.';
      case 'refused':
        if (unaccepted.length > 0) return 'Nothing was loaded.';
        return 'Nothing was loaded: every row must pass.';
    }
  },
};

const lossNames: Readonly<Record<LossKind, string>> = {
  ...memberNames.en,
  rows: 'All figures',
  hs: 'Finer tariff codes',
  usd: 'Values in USD',
  cny: 'Values in CNY',
  weight: 'Weight',
  duty: 'Duty within the quota',
  surcharge: 'Surcharge over the quota',
};

function formatLossText({ kind, periods, origins, grams }: Loss, number: Intl.NumberFormat): string {
  const names = origins.map((code) => findPartner(code)?.nameEn ?? code);
  const spans = toSpans(periods).map(({ from, to }) => (from === to ? from : `${from} to ${to}`));
  const unit = periods[0]?.length === 4 ? 'year' : 'month';
  return [
    `${lossNames[kind]}: ${number.format(periods.length)} ${unit}${periods.length === 1 ? '' : 's'} (${spans.join(', ')})`,
    names.join(', '),
    ...(grams === null ? [] : [`${number.format(grams / 1e6)} t`]),
  ].join('; ');
}

function formatOpeningText(opening: Opening | null, number: Intl.NumberFormat): string {
  if (opening === null) return 'no data';
  const spans = [opening, ...(opening.against === null ? [] : [opening.against])];
  return `${opening.source} ${spans.map((span) => formatSpanText(span, number)).join(' against ')}`;
}

function formatSpanText({ origin, from, to, tonnes, usd }: OpeningSpan, number: Intl.NumberFormat): string {
  return [
    ...(origin === null ? [] : [findPartner(origin)?.nameEn ?? origin]),
    `${from} to ${to}`,
    ...(tonnes === null ? [] : [`${number.format(tonnes)} t`]),
    ...(usd === null ? [] : [`USD ${number.format(usd)}`]),
  ].join(', ');
}

const maxListed = 20;

function toList(names: readonly string[]): string {
  if (names.length === 0) return '';
  return `: ${names.slice(0, maxListed).join(', ')}${names.length > maxListed ? ', …' : ''}`;
}
