import type { Edition } from '@btc/contract/members/access.ts';
import { dataViews, findView } from '@btc/contract/trade/views.ts';
import type { Option } from '#ui/form/select.tsx';

const meats = { cn: { beef: '牛肉', pork: '猪肉' }, en: { beef: 'Beef', pork: 'Pork' } } as const;

type View = (typeof dataViews)[number];

function formatName(edition: Edition, view: View): string {
  return `${meats[edition][view.meat]} · ${edition === 'cn' ? view.titleCn : view.titleEn}`;
}

/** Views of the data pages as options; `forMembers` marks those locked when signed out. */
export function viewChoices(edition: Edition, forMembers: (name: string) => string): readonly Option[] {
  return dataViews.map((view) => {
    const name = formatName(edition, view);
    return { value: view.code, label: view.isOpen ? name : forMembers(name) };
  });
}

export function formatChartName(edition: Edition, chart: string): string {
  const query = new URLSearchParams(chart);
  const view = findView(query.get('view') ?? '');
  if (view === undefined) return chart;
  query.delete('view');
  query.delete('meat');
  return [formatName(edition, view), query.toString()].filter(Boolean).join(' · ');
}

export function findViewChart(edition: Edition, code: string): { readonly address: string; readonly caption: string } {
  const view = findView(code);
  if (view === undefined) return { address: '', caption: '' };
  const query = `${view.meat === 'pork' ? 'meat=pork&' : ''}view=${view.code}`;
  return { address: `${edition === 'cn' ? '/cn' : ''}/BTCData?${query}`, caption: formatName(edition, view) };
}
