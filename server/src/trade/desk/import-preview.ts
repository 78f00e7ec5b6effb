import { importFormats } from '@btc/contract/trade/desk/import-rule.ts';
import { leftOutReasons } from '@btc/contract/trade/desk/left-out.ts';
import type { FileIssue } from '@btc/contract/file-fields.ts';
import { isStopping } from '@btc/contract/imported-files.ts';
import type { ImportLeftOut, ImportSums } from '@btc/contract/trade/desk/import-outcome.ts';
import { GetTradeImport } from '@btc/contract/trade/desk/trade-import.ts';
import { z } from 'zod';
import type { LeftOut } from '#platform/import/left-out.ts';
import type { Issue } from '#platform/import/issue.ts';
import { presentIssues, presentTitles, storedIssue } from '#platform/import/present-file.ts';
import { formatPeriodText } from '../facts/vintage.ts';
import type { Breakdown, ExactSums } from '../import/facts/breakdown.ts';
import type { SetReport } from '../import/import-set.ts';
import type { ImportReport } from '../import/report/import-report.ts';
import { presentRunChanges } from '../publication/revision.present.ts';
import { money } from '../sums.ts';
import { presentEffects } from './effect.present.ts';
import { presentLosses } from './loss.present.ts';
import { namedCode } from './named-code.ts';

const answer = GetTradeImport.output.shape;

/** Warnings of a file as stored and shown; includes shapes from before migrations 0123, 0137 and 0142. */
const preview = z.strictObject({
  found: answer.Row.pick({
    Checksum: true,
    RowsRead: true,
    Facts: true,
    OutOfScope: true,
    BadRows: true,
    IssueCount: true,
    WarningCount: true,
    PeriodFrom: true,
    PeriodTo: true,
    HsCodes: true,
    OriginCount: true,
    Changes: true,
    Values: true,
    NewCompanies: true,
    NewPlants: true,
  }).extend({
    Aggregates: answer.Row.shape.Aggregates.default(0),
    HeldBack: answer.Row.shape.HeldBack.default(null),
  }),
  details: z.strictObject({
    Rows: answer.Rows,
    Datas: answer.Datas,
    Total: answer.Total,
    List: answer.List,
    Dict: answer.Dict.extend({
      LeftOut: answer.Dict.shape.LeftOut.default([]),
      Titles: answer.Dict.shape.Titles.default(null),
      Effects: answer.Dict.shape.Effects.default([]),
      Files: answer.Dict.shape.Files.default([]),
    }),
  }),
});
export type ImportPreview = z.output<typeof preview>;

export function readPreview(stored: unknown): ImportPreview {
  return preview.parse(stored);
}

export const emptyPreview: ImportPreview = {
  found: {
    Checksum: null,
    RowsRead: 0,
    Facts: 0,
    OutOfScope: 0,
    Aggregates: 0,
    BadRows: 0,
    IssueCount: 0,
    WarningCount: 0,
    PeriodFrom: null,
    PeriodTo: null,
    HeldBack: null,
    HsCodes: [],
    OriginCount: 0,
    Changes: null,
    Values: null,
    NewCompanies: 0,
    NewPlants: 0,
  },
  details: {
    Rows: [],
    Datas: [],
    Total: 0,
    List: [],
    Dict: { Differences: [], Warnings: [], LeftOut: [], Titles: null, Losses: [], Effects: [], Files: [] },
  },
};

export function unknownForm(checksum: string, issues: readonly Issue[]): ImportPreview {
  return {
    found: { ...emptyPreview.found, Checksum: checksum, BadRows: 1, IssueCount: issues.length },
    details: { ...emptyPreview.details, List: presentIssues(issues) },
  };
}

export function presentLeftOut(list: readonly LeftOut[]): ImportLeftOut[] {
  return list.map(({ reason, code, name, rows, tonnes, usd, cny }) => ({
    Reason: reason,
    Code: code,
    Name: name,
    Rows: rows,
    Tonnes: tonnes,
    ValueUsd: usd,
    ValueCny: cny,
  }));
}

const storedLeftOut = z.array(
  z.object({
    reason: z.enum(leftOutReasons),
    code: z.string(),
    name: z.string(),
    rows: z.int(),
    firstLine: z.int(),
    tonnes: z.number().nullable(),
    usd: z.number().nullable(),
    cny: z.number().nullable(),
  }),
);

export function presentStoredLeftOut(stored: unknown): ImportLeftOut[] {
  return presentLeftOut(storedLeftOut.parse(stored));
}

/** A truncated list also states its full length. */
const storedIssues = z
  .array(storedIssue)
  .transform((kept) => ({ kept, count: kept.length }))
  .or(z.object({ kept: z.array(storedIssue), count: z.int() }));

/** Stored issues of a logged file, and the number of all. */
export function presentStoredIssues(stored: unknown): { readonly listed: FileIssue[]; readonly count: number } {
  const { kept, count } = storedIssues.parse(stored);
  return { listed: presentIssues(kept), count };
}

function findTonnes(grams: number | null): number | null {
  return grams === null ? null : grams / 1e6;
}

function presentSums({ grams, usdCents, cnyCents }: ExactSums): ImportSums {
  return { Tonnes: findTonnes(grams), ValueUsd: money(usdCents), ValueCny: money(cnyCents) };
}

function presentDifferences({
  format,
  breakdown,
  tableDifferences,
}: Pick<ImportReport, 'format' | 'breakdown' | 'tableDifferences'>) {
  const toNumber = (text: string | null): number | null => (text === null ? null : Number(text));
  const ofTable = tableDifferences.slice(0, 500).map(({ period, code, before, after }) => ({
    Period: period,
    ...namedCode(code, format === 'rates'),
    Before: toNumber(before),
    After: toNumber(after),
    ValueUsdBefore: null,
    ValueUsdAfter: null,
  }));
  const ofFacts = (breakdown?.cells ?? []).map(({ period, origin, before, after }) => ({
    Period: period,
    ...namedCode(origin, false),
    Before: findTonnes(before.grams),
    After: findTonnes(after.grams),
    ValueUsdBefore: money(before.usdCents),
    ValueUsdAfter: money(after.usdCents),
  }));
  return [...ofTable, ...ofFacts];
}

function presentBreakdown(breakdown: Breakdown | null): Pick<ImportPreview['details'], 'Rows' | 'Datas'> {
  return {
    Rows: (breakdown?.periods ?? []).map(({ period, before, after }) => ({
      Period: period,
      Before: presentSums(before),
      After: presentSums(after),
    })),
    Datas: (breakdown?.origins ?? []).map(({ origin, before, after }) => ({
      ...namedCode(origin, false),
      Before: presentSums(before),
      After: presentSums(after),
    })),
  };
}

export function presentSetPreview(
  { files: reports, series, losses, effects }: SetReport,
  members: readonly { readonly id: number; readonly fileName: string }[],
): ImportPreview {
  const files = reports.filter((report) => report !== null);
  const found = files.map((report) => presentPreview(report).found);
  const sum = (count: (one: ImportPreview['found']) => number): number =>
    found.reduce((total, one) => total + count(one), 0);
  const [only, ...others] = series;
  const single =
    others.length === 0 && files.length > 0 && files.every(({ coverage }) => coverage !== null) ? only : undefined;
  const refused = files.find(({ outcome }) => outcome !== 'loaded');
  const periods = found.flatMap(({ PeriodFrom, PeriodTo }) => [PeriodFrom ?? [], PeriodTo ?? []].flat()).toSorted();
  const changes = single?.changes ?? null;
  const odd = files.flatMap(listStopping);
  return {
    found: {
      ...emptyPreview.found,
      RowsRead: sum((one) => one.RowsRead),
      Facts: sum((one) => one.Facts),
      OutOfScope: sum((one) => one.OutOfScope),
      Aggregates: sum((one) => one.Aggregates),
      BadRows: sum((one) => one.BadRows),
      IssueCount: refused?.issueCount ?? 0,
      WarningCount: odd.length,
      PeriodFrom: periods[0] ?? null,
      PeriodTo: periods.at(-1) ?? null,
      HeldBack: found.find(({ HeldBack }) => HeldBack !== null && HeldBack === periods.at(-1))?.HeldBack ?? null,
      HsCodes: [...new Set(found.flatMap(({ HsCodes }) => HsCodes))].toSorted(),
      OriginCount: new Set(files.flatMap(({ coverage }) => coverage?.origins ?? [])).size,
      Changes: presentRunChanges('facts', changes),
      NewCompanies: sum((one) => one.NewCompanies),
      NewPlants: sum((one) => one.NewPlants),
    },
    details: {
      ...emptyPreview.details,
      ...presentBreakdown(single?.breakdown ?? null),
      Total: single?.breakdown.cellCount ?? 0,
      List: presentIssues(refused?.issues ?? []),
      Dict: {
        ...emptyPreview.details.Dict,
        Warnings: presentIssues(odd),
        Differences: presentDifferences({ format: '', breakdown: single?.breakdown ?? null, tableDifferences: [] }),
        Losses: presentLosses(losses),
        Effects: presentEffects(effects),
        Files: members.map(({ id, fileName }, index) => {
          const report = reports[index] ?? null;
          return {
            ImportID: id,
            FileName: fileName,
            Format: importFormats.find((one) => one === report?.format) ?? null,
            Outcome: report?.outcome ?? null,
            Facts: report?.facts ?? 0,
            Changes: report === null ? null : presentPreview(report).found.Changes,
          };
        }),
      },
    },
  };
}

/** What is odd in a file of a set, with the file's name. */
function listStopping({ inputName, warnings }: ImportReport): readonly Issue[] {
  return warnings
    .filter(({ reason }) => isStopping(reason))
    .map((warning) => ({ ...warning, value: `${inputName}: ${warning.value}` }));
}

export function presentPreview(report: ImportReport): ImportPreview {
  const { coverage, tableChanges, breakdown, values, names, format } = report;
  const kind = format === 'quotas' || format === 'rates' ? format : 'facts';
  const toPeriod = (period: number | undefined): string | null =>
    period === undefined ? null : formatPeriodText(period);
  return {
    found: {
      Checksum: report.checksum,
      RowsRead: report.rowsRead,
      Facts: report.facts,
      OutOfScope: report.outOfScope,
      Aggregates: report.aggregates,
      BadRows: report.badRows,
      IssueCount: report.issueCount,
      WarningCount: report.warningCount,
      PeriodFrom: tableChanges?.periodFrom ?? toPeriod(coverage?.periodFrom),
      PeriodTo: tableChanges?.periodTo ?? toPeriod(coverage?.periodTo),
      HeldBack: report.heldBack,
      HsCodes: [...(coverage?.hsCodes ?? [])],
      OriginCount: coverage?.origins.length ?? 0,
      Changes: presentRunChanges(kind, report.changes ?? tableChanges),
      Values:
        values === null
          ? null
          : {
              Retained: values.retained,
              FromEarlier: values.fromEarlier,
              Apportioned: values.apportioned,
              ByRate: values.byRate,
              WithoutRate: values.withoutRate,
            },
      NewCompanies: names?.newCompanyCount ?? 0,
      NewPlants: names?.newPlantCount ?? 0,
    },
    details: {
      ...presentBreakdown(breakdown),
      Total: breakdown?.cellCount ?? report.tableDifferences.length,
      List: presentIssues(report.issues),
      Dict: {
        Differences: presentDifferences(report),
        Warnings: presentIssues(report.warnings),
        LeftOut: presentLeftOut(report.leftOut),
        Titles: presentTitles(report.titles),
        Losses: presentLosses(report.losses),
        Effects: presentEffects(report.effects),
        Files: [],
      },
    },
  };
}
