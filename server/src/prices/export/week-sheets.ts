import type { Edition } from '@btc/contract/members/access.ts';
import { findLiveCattle } from '@btc/contract/prices/live-cattle-series.ts';
import type { getWebPriceLivecattleIndex } from '@btc/contract/prices/live-cattle.ts';
import type { getLandedCost } from '@btc/contract/prices/landed-cost.ts';
import { arithmeticSteps, priceUnits, type PriceMeat, convertedUnits } from '@btc/contract/prices/price-codes.ts';
import type { ArithmeticLine } from '@btc/contract/prices/price-fields.ts';
import type { getWebBeefPriceDataResearchIndex } from '@btc/contract/prices/survey.ts';
import type { OutputOf } from '@btc/contract/wire/operation.ts';
import { formatCodeIn } from '@btc/contract/names.ts';
import type { Sheet } from '#platform/export/sheet.ts';
import { aboutDuty } from '#safeguard/duty-about.ts';
import { listCattleWeeks } from '../live-cattle/cattle-weeks.ts';
import { originNames } from '../series/price-names.ts';
import { priceFileWords } from './price-file-words.ts';
import { daySpan, meatNames } from './price-sheets.ts';

type Cattle = OutputOf<typeof getWebPriceLivecattleIndex>;
type Survey = OutputOf<typeof getWebBeefPriceDataResearchIndex>;
type Landed = OutputOf<typeof getLandedCost>;

/** Every week of every market, a line each, so that a reader can turn it as needed. */
export function buildCattleSheet(answer: Cattle, edition: Edition): Sheet {
  const words = priceFileWords[edition];
  const { Rows, Dict } = answer;
  const weeks = listCattleWeeks(answer);
  const latest = new Map<string, (typeof Rows)[number]>(Rows.map((row) => [row.Code, row]));
  return {
    name: words.cattle,
    about: [
      [words.title, words.cattleTitle],
      [words.date, daySpan(weeks.map(({ date }) => date))],
      [words.unit, words.cattleUnits],
      [words.source, [...new Set(Rows.map(({ Source }) => Source))].join('; ')],
      ...(Dict.Demo ? [[words.note, words.demo] as const] : []),
    ],
    titles: words.cattleColumns,
    rows: weeks.flatMap(({ date, code, name, local, usdPerKg }) => {
      if (local === null) return [];
      const series = findLiveCattle(code);
      const region = edition === 'en' ? series?.regionEn : series?.regionCn;
      const row = latest.get(code);
      return [[date, region ?? code, name, row?.Unit ?? '', local, usdPerKg, row?.Source ?? '']];
    }),
  };
}

/** Past items of the survey: what was said, and what came of it. */
export function buildSurveySheet({ Rows, Dict }: Survey, edition: Edition): Sheet {
  const words = priceFileWords[edition];
  return {
    name: words.survey,
    about: [
      [words.title, words.surveyTitle],
      [words.date, daySpan(Rows.flatMap(({ OpensAt, Deadline }) => [OpensAt.slice(0, 10), Deadline.slice(0, 10)]))],
      [words.unit, words.seeUnits],
      [words.source, words.surveySource],
      ...(Dict.Demo ? [[words.note, words.demo] as const] : []),
    ],
    titles: words.surveyColumns,
    rows: Rows.map((row) => [
      row.OpensAt.slice(0, 10),
      row.Deadline.slice(0, 10),
      row.OriginName,
      row.CutName,
      row.Horizon,
      formatCodeIn(edition, priceUnits, row.Unit),
      row.BasePrice,
      row.Answers,
      row.Result.Index,
      row.Result.Full?.Up ?? null,
      row.Result.Full?.Flat ?? null,
      row.Result.Full?.Down ?? null,
      row.Outcome?.Price ?? null,
      row.Outcome?.Change ?? null,
      row.Outcome === null ? null : words.opinions[row.Outcome.Direction],
      row.Outcome?.HitRate ?? null,
    ]),
  };
}

const signs = { set: '', multiply: '×', divide: '÷', add: '＋', subtract: '−' } as const;

/** The landed-cost sheet, within the quota and over it, line by line. */
export function buildLandedSheet(
  { Row, Dict }: Landed,
  { edition, meat }: { readonly edition: Edition; readonly meat: PriceMeat },
): Sheet {
  const words = priceFileWords[edition];
  const origin = originNames(Row.Origin);
  const note = edition === 'en' ? Dict.NoteEn : Dict.NoteCn;
  const sayRate = ({ CnyPerUsd, Day, Carried }: NonNullable<Landed['Dict']['Rate']>) =>
    (Carried ? words.carriedText : words.rateText)(CnyPerUsd, Day);
  const lines = (quota: string, list: readonly ArithmeticLine[]) =>
    list.map(({ Step, Operation, Figure, Percent, Value, Unit }) => [
      quota,
      formatCodeIn(edition, arithmeticSteps, Step),
      signs[Operation],
      Figure,
      Percent,
      Value,
      formatCodeIn(edition, convertedUnits, Unit),
    ]);
  return {
    name: words.landed,
    about: [
      [
        words.title,
        words.landedTitle(
          formatCodeIn(edition, meatNames, meat),
          edition === 'en' ? origin.en : origin.cn,
          Row.Cif,
          Row.Date,
        ),
      ],
      [words.date, Row.Date],
      [words.unit, words.seeUnits],
      [words.formula, words.formulaText],
      ...(Dict.Rate === null ? [] : [[words.rate, sayRate(Dict.Rate)] as const]),
      [words.source, edition === 'en' ? Dict.SourceEn : Dict.SourceCn],
      ...aboutDuty(Dict, edition),
      // The notes of other duties stand with their days above.
      ...(note === null || Dict.Others.length > 0 ? [] : [[words.note, note] as const]),
      ...(Dict.Demo ? [[words.note, words.landedDemo] as const] : []),
    ],
    titles: words.landedColumns,
    rows:
      Row.SurchargePercent === null
        ? lines(words.quotas.none, Dict.InQuota)
        : [...lines(words.quotas.in, Dict.InQuota), ...lines(words.quotas.over, Dict.OverQuota)],
  };
}
