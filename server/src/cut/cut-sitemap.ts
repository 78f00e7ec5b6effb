import { toCutPath } from '@btc/contract/dictionary/dictionary-paths.ts';
import type { Db } from '#platform/db/db.ts';
import { openDictionary } from '#dictionary/face.ts';
import type { SitemapEntry } from '#sharing/face.ts';

export async function cutSitemapEntries(db: Db): Promise<SitemapEntry[]> {
  const dictionary = await openDictionary(db);
  return (['beef', 'pork'] as const).flatMap((meat) =>
    dictionary
      .listCuts(meat)
      .filter(({ isListed }) => isListed)
      .map(({ code }) => ({ paths: { cn: `/cn${toCutPath(meat, code)}`, en: toCutPath(meat, code) } })),
  );
}
