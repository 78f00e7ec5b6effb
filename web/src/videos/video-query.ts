import { data } from 'react-router';
import type { PageQuery } from '#platform/pages/page-query.ts';

/** The ID in the address; without one, the first featured video or else the newest. */
async function findId({ api, edition, url }: PageQuery): Promise<number> {
  const text = url.searchParams.get('id');
  if (text !== null) {
    if (!/^[1-9]\d{0,8}$/.test(text)) throw data({ key: 'notfound' }, { status: 404 });
    return Number(text);
  }
  const isEn = edition === 'en';
  const [featured, newest] = await Promise.all([
    api('GetEyes', { isEn, Featured: true, PageSize: 1 }),
    api('GetEyes', { isEn, PageSize: 1 }),
  ]);
  const first = featured.Rows[0] ?? newest.Rows[0];
  if (first === undefined) throw data({ key: 'notfound' }, { status: 404 });
  return first.VideoID;
}

export async function loadVideo(query: PageQuery) {
  const id = await findId(query);
  const { Row, Dict, Rows } = await query.api('GetEyesVideo', { VideoID: id, isEn: query.edition === 'en' });
  return { row: Row, dict: Dict, next: Rows };
}

export type VideoData = Awaited<ReturnType<typeof loadVideo>>;
