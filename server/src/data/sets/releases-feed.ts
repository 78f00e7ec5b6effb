import { toDataPath, toPagePath } from '@btc/contract/data/data-address.ts';
import { toDocumentPath } from '@btc/contract/data/data-documents.ts';
import type { Edition } from '@btc/contract/members/access.ts';
import type { RevisionRow } from '@btc/contract/trade/revisions.ts';
import { findHsCode } from '@btc/reference/goods/hs-codes.ts';
import { Feed } from 'feed';
import type { DataDocument, DocumentRequest } from '#data/http/data-document.ts';

const words = {
  cn: {
    language: 'zh-CN',
    title: 'Beef to China 数据发布与修订',
    lead: '每次入库的发布，以及它修订了的已公布数据。',
    demo: '其中含演示数据。',
    release: '发布',
    revision: '修订',
    span: (from: string, to: string) => (from === to ? from : `${from}至${to}`),
    facts: (facts: string, day: string) => `${day}公布，共${facts}条记录。`,
    revised: (count: string) => `修订已公布的数据${count}项。`,
    data: '数据地址',
    figures: '被修订的数据',
  },
  en: {
    language: 'en',
    title: 'Beef to China: releases and revisions',
    lead: 'Each publication that was loaded, and the published figures that it changed.',
    demo: ' Includes demonstration data.',
    release: 'Release',
    revision: 'Revision',
    span: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
    facts: (facts: string, day: string) => `Published on ${day}, ${facts} facts.`,
    revised: (count: string) => `${count} published figures are others now.`,
    data: 'Data',
    figures: 'Revised figures',
  },
} as const;

const latest = 50;

const toMonth = (period: string, month: string): string => (period.length === 4 ? `${period}-${month}` : period);

function listDataPaths(row: RevisionRow, edition: Edition): readonly string[] {
  const { Source, PeriodFrom, PeriodTo, PublishedOn, HsCodes } = row;
  if (Source === null) return [toDataPath({ name: 'quota-use', edition, params: {} }, 'json')];
  const groups = HsCodes.map((code) => findHsCode(code)?.group ?? '');
  const isPork = (group: string): boolean => group.startsWith('pork');
  const names = [
    ...(groups.length === 0 || groups.some((group) => !isPork(group)) ? (['beef-one'] as const) : []),
    ...(groups.length === 0 || groups.some(isPork) ? (['pork-one'] as const) : []),
  ];
  const params = {
    from: toMonth(PeriodFrom, '01'),
    to: toMonth(PeriodTo, '12'),
    source: Source,
    asof: PublishedOn,
  };
  return names.map((name) => toDataPath({ name, edition, params }, 'json'));
}

function listRevisedPaths({ Id, Revised }: RevisionRow, edition: Edition): readonly string[] {
  if (Revised === null || Revised === 0) return [];
  return [toDataPath({ name: 'revised-figures', edition, params: { publication: String(Id) } }, 'json')];
}

async function writeFeed({ api, edition, publicUrl }: DocumentRequest): Promise<string> {
  const say = words[edition];
  const { Rows } = await api('GetTradeRevisions', { isEn: edition === 'en', Page: 1, PageSize: latest });
  const own = publicUrl + toDocumentPath('releases.atom', edition);
  const page = publicUrl + (toPagePath({ name: 'releases', edition, params: {} }) ?? '');
  const feed = new Feed({
    id: own,
    link: page,
    title: say.title,
    description: Rows.some(({ Demo }) => Demo) ? say.lead + say.demo : say.lead,
    language: say.language,
    feedLinks: { atom: own },
    author: { name: 'Beef to China', link: publicUrl },
    generator: false,
    updated: new Date(Rows[0]?.LoadedAt ?? 0),
  });
  for (const row of Rows) {
    const source = edition === 'en' ? row.SourceNameEn : row.SourceNameCn;
    const revised = listRevisedPaths(row, edition);
    const links = [
      ...listDataPaths(row, edition).map((path) => [say.data, path] as const),
      ...revised.map((path) => [say.figures, path] as const),
    ];
    const texts = [
      say.facts(String(row.Facts), row.PublishedOn),
      ...(revised.length === 0 ? [] : [say.revised(String(row.Revised))]),
    ];
    const items = links.map(
      ([name, path]) => `<li>${name}: <a href="${toText(publicUrl + path)}">${toText(path)}</a></li>`,
    );
    const kind = revised.length === 0 ? 'release' : 'revision';
    feed.addItem({
      id: `${own}#${row.Id}`,
      link: publicUrl + (links.at(-1)?.[1] ?? ''),
      title: `${say[kind]}: ${source} ${say.span(row.PeriodFrom, row.PeriodTo)}`,
      date: new Date(row.LoadedAt),
      category: [{ term: kind, name: say[kind] }],
      content: `<p>${texts.join(' ')}</p><ul>${items.join('')}</ul>`,
    });
  }
  return feed.atom1();
}

const toText = (address: string): string => address.replaceAll('&', '&amp;');

export const releasesFeed: DataDocument = {
  name: 'releases.atom',
  contentType: 'application/atom+xml; charset=utf-8',
  write: writeFeed,
};
