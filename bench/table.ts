import { type Figure, meetsAim } from './figure.ts';
import type { Machine } from './machine.ts';
import { shown } from './spread.ts';

const titles = ['row', 'measured', 'figure', 'aim', 'met', 'made of'] as const;

function formatAimText({ aim, unit }: Figure): string {
  if (aim === undefined) return '';
  return `${aim.is === 'atLeast' ? '≥' : '≤'} ${shown(aim.limit)} ${unit}`;
}

function toCells(figure: Figure): readonly string[] {
  const met = meetsAim(figure);
  return [
    figure.row,
    figure.what,
    `${shown(figure.value)} ${figure.unit}`,
    formatAimText(figure),
    met === null ? '' : met ? 'yes' : 'NO',
    figure.details,
  ];
}

export function formatTable(machine: Machine, figures: readonly Figure[]): string {
  const rows = [titles, ...figures.map(toCells)];
  const widths = titles.map((_, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' | ')} |`;
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  const { cores, processor, memoryGib, system, node, date, loadBefore } = machine;
  return [
    `${cores} cores (${processor}), ${memoryGib} GiB, ${system}, Node ${node}, ${date.slice(0, 16)}Z, load before ${loadBefore}`,
    '',
    line(titles),
    rule,
    ...rows.slice(1).map(line),
  ].join('\n');
}
