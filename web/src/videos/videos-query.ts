import { type VideoTopic, videoTopics } from '@btc/contract/videos/video-codes.ts';
import { data } from 'react-router';
import type { PageQuery } from '#platform/pages/page-query.ts';
import { toPageNumber } from '#platform/pages/page-number.ts';

export const pageSize = 12;

function findTopic(url: URL): VideoTopic | null {
  const word = url.searchParams.get('topic');
  if (word === null || word === '') return null;
  const topic = videoTopics.find((one) => one === word.toLowerCase());
  if (topic === undefined) throw data({ key: 'notfound' }, { status: 404 });
  return topic;
}

export async function loadVideos({ api, edition, url }: PageQuery) {
  const isEn = edition === 'en';
  const page = toPageNumber(url);
  const topic = findTopic(url);
  const paging = { isEn, Page: page, PageSize: pageSize };
  const [list, featured] = await Promise.all([
    topic === null ? api('GetEyes', { ...paging, Featured: false }) : api('GetEyes', { ...paging, Topic: topic }),
    topic === null && page === 1 ? api('GetEyes', { isEn, Featured: true, PageSize: 9 }) : null,
  ]);
  return {
    topic,
    page,
    featured: featured?.Rows ?? [],
    rows: list.Rows,
    total: list.Total,
    topics: videoTopics.map((name) => ({ name, count: list.Dict.Topics[name] ?? 0 })),
  };
}

export type VideosData = Awaited<ReturnType<typeof loadVideos>>;
