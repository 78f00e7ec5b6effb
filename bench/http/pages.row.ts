import type { MeasureRow } from '../bench-context.ts';
import { sharedPortal } from '../shared-portal.ts';
import type { LoadRequest } from './captured-answer.ts';
import { measureRatios } from './ratio.ts';
import { findFreeArticle } from './find-article.ts';

function page(path: string): LoadRequest {
  const headers = { 'Accept-Encoding': 'gzip, deflate, br', Accept: 'text/html', 'User-Agent': 'Mozilla/5.0 (bench)' };
  return { method: 'GET', path, headers };
}

export const measurePages: MeasureRow = async (context) => {
  const portal = await sharedPortal(context);
  const article = await findFreeArticle(portal.address);
  return measureRatios(context, portal, [
    { name: 'Front page', request: page('/cn/BTCInfo'), aim: 0.5 },
    { name: 'Section list', request: page('/cn/BTCInfo/Section?section=policy'), aim: 0.5 },
    { name: 'Article', request: page(article), aim: 0.5 },
    { name: 'Cut page', request: page('/cn/Cut/shank'), aim: 0.5 },
    { name: 'Quota desk', request: page('/cn/Quota'), aim: 0.5 },
    { name: 'Search', request: page(`/cn/Search?q=${encodeURIComponent('板腱')}`), aim: 0.5 },
  ]);
};
