import { createHttpApi } from '@btc/contract/client.ts';

export function createApi(address: string) {
  return createHttpApi({
    systemBase: `${address}/api/system`,
    managementBase: `${address}/api/management`,
    apiKey: 'btc-portal',
    token: () => null,
  });
}

export async function findFreeArticle(address: string): Promise<string> {
  const { Rows } = await createApi(address)('GetBtcInfoNewsBySection', { Section: 'all', PageSize: 50 });
  const free = Rows.filter((row) => row.Access === 'free').toSorted((one, other) => one.NewsID - other.NewsID);
  const id = free[0]?.NewsID;
  if (id === undefined) throw new Error('There is no free article');
  return `/cn/BTCInfo/ArticleFree/${id}`;
}
