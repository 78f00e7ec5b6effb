import { foldTitle } from './fold-title.ts';

const beginsNote =
  /^[\W_]*(?:注|说明|备注|数据来源|资料来源|来源|单位|制表|下载|导出|source|note|downloaded|exported|generated|copyright|©|fonte|fuente|nota)/iu;

/** A line that has one text and nothing else, as above and below tables: no row of figures. */
export function isNote(fields: readonly string[], isUnended: boolean): boolean {
  const [text = '', ...others] = fields.filter((field) => field.trim() !== '');
  // A row may have been cut off in its first field.
  return others.length === 0 && /\p{L}/u.test(text) && (!isUnended || beginsNote.test(text));
}

const scale =
  /吨|磅|[百千万亿](?:美元|元|头)|百万|单位[^，。]*[百千万亿](?!克)|['’]000|\b1,?000\b|\b(?:thousands?|millions?|billions?|tonnes?|tons|lbs|pounds|cwt|toneladas?|milhares|milh(?:ao|oes)|miles|millones)\b/i;
const exported = /出口|\b(?:exports?|exporta\w*)\b/i;
const imported = /进口|\b(?:imports?|importa\w*)\b/i;

function toPlain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFKC');
}

/** True for a text that speaks of a scale or of a unit of weight other than kilograms. */
export function statesScale(text: string): boolean {
  return scale.test(toPlain(text));
}

/** Whether a note may change what figures mean: another unit or scale, or, where columns do not say so, exports. */
export function isTellingNote(note: string, statesFlow: boolean): boolean {
  const plain = toPlain(note);
  return scale.test(plain) || (!statesFlow && exported.test(plain) && !imported.test(plain));
}

const totals = new Set(
  [
    '合计 | 总计 | 总和 | 共计 | 小计 | 汇总 | 总合计 | 全部合计 | 世界 | 全球',
    'Total | Totals | Grand total | Subtotal | Sum | Overall total | Total general | Total geral | Soma | Suma',
  ].flatMap((line) => line.split(' | ').map(foldTitle)),
);

/** A row that a cell calls a total, or that has figures alone. */
export function findTotal(fields: readonly string[], figures: readonly number[]): string | null {
  const named = fields.find((field) => totals.has(foldTitle(field)));
  if (named !== undefined) return named.trim();
  const filled = [...fields.keys()].filter((index) => fields[index]?.trim() !== '');
  const isBare = filled.every((index) => figures.includes(index) && /^[\s\d.,'-]+$/.test(fields[index] ?? ''));
  return filled.length > 0 && isBare ? '' : null;
}
