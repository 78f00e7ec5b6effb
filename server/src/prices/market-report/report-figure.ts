import type { ReportFigure } from '@btc/contract/prices/market-report.ts';
import { roundTo } from '@btc/contract/round-to.ts';
import { percentChange } from '../live-cattle/live-cattle.present.ts';
import type { Names } from '../series/price-names.ts';

interface FigureParts extends Partial<Omit<ReportFigure, 'NameCn' | 'NameEn' | 'UnitCn' | 'UnitEn'>> {
  readonly name: Names;
  readonly unit?: Names;
}

export function figure({ name, unit, ...parts }: FigureParts): ReportFigure {
  return {
    NameCn: name.cn,
    NameEn: name.en,
    UnitCn: unit?.cn ?? null,
    UnitEn: unit?.en ?? null,
    Decimals: 0,
    Low: null,
    Value: null,
    High: null,
    Change: null,
    ChangePercent: null,
    Date: null,
    NoteCn: null,
    NoteEn: null,
    ...parts,
  };
}

/** A value with its change on the week before, absolute and in percent. */
export function changed(value: number, before: number | null, decimals: number) {
  return {
    Decimals: decimals,
    Value: roundTo(value, decimals),
    Change: before === null ? null : roundTo(value - before, decimals),
    ChangePercent: before === null ? null : percentChange(value, before),
  };
}
