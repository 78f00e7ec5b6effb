import type { FileIssue } from '@btc/contract/file-fields.ts';
import type { PriceFile, PriceFileDifference } from '@btc/contract/prices/desk/price-settings.ts';
import { marketTypes } from '@btc/contract/prices/price-codes.ts';
import { priceFileForms } from '@btc/contract/prices/desk/price-file-rule.ts';
import { z } from 'zod';
import { shanghaiMoment } from '#platform/clock/shanghai-time.ts';
import type { Dictionary } from '#dictionary/face.ts';
import { presentIssues, storedIssue } from '#platform/import/present-file.ts';
import { originNames, priceCut } from '../series/price-names.ts';
import { toMeat } from '../series/series.present.ts';
import type { Difference } from './price-load.queries.ts';
import type { PriceRun, PriceRunRow } from './price-run.queries.ts';

export function presentRun(run: PriceRun, by: string): PriceFile {
  return {
    RunID: run.id,
    Form: run.form,
    FileName: run.fileName,
    Outcome: run.outcome,
    RowsRead: run.rowsRead,
    BadRows: run.badRows,
    Added: run.added,
    Changed: run.changed,
    Same: run.same,
    NewSeries: run.newSeries,
    Gone: run.gone,
    Newer: run.newer,
    PublishedOn: run.publishedOn,
    From: run.from,
    To: run.to,
    Checksum: run.checksum,
    At: shanghaiMoment(run.at),
    By: by,
    Undoable: run.outcome === 'loaded',
  };
}

const outcomes = ['loaded', 'unchanged', 'refused', 'older', 'undone'] as const;

export function presentRunRow(row: PriceRunRow): PriceFile {
  const outcome = outcomes.find((one) => one === row.outcome) ?? 'unchanged';
  return {
    RunID: row.id,
    Form: priceFileForms.find((form) => form === row.form) ?? 'quotes',
    FileName: row.file_name,
    Outcome: outcome,
    RowsRead: row.rows_read,
    BadRows: row.bad_rows,
    Added: row.added,
    Changed: row.changed,
    Same: row.same,
    NewSeries: row.new_series,
    Gone: row.gone,
    Newer: 0,
    PublishedOn: row.published_on,
    From: row.from_day,
    To: row.to_day,
    Checksum: row.checksum,
    At: shanghaiMoment(row.at),
    By: row.login_user_name ?? '',
    Undoable: outcome === 'loaded' && row.is_kept === true,
  };
}

export function presentStoredIssues(issues: unknown): FileIssue[] {
  return presentIssues(z.array(storedIssue).parse(issues));
}

function listNames(
  { series, names }: Difference,
  dictionary: Dictionary,
): { readonly cn: string; readonly en: string } {
  if (series === null) return names ?? { cn: '', en: '' };
  const origin = originNames(series.origin);
  const cut = priceCut(dictionary, toMeat(series.meat), series.cut);
  const market = marketTypes.find(({ code }) => code === series.market_type);
  return {
    cn: `${market?.nameCn ?? ''} ${origin.cn} ${cut.cn}`,
    en: `${market?.nameEn ?? ''}, ${origin.en}, ${cut.en}`,
  };
}

export function presentDifferences(differences: readonly Difference[], dictionary: Dictionary): PriceFileDifference[] {
  return differences.map((one) => {
    const { cn, en } = listNames(one, dictionary);
    return {
      NameCn: cn,
      NameEn: en,
      Date: one.day,
      Before: one.before === null ? null : [...one.before],
      After: [...one.after],
      NewerOn: one.newerOn,
    };
  });
}
