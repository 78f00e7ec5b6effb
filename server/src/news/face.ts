export { presentRow } from './article.present.ts';
export { articles, type ArticleScope, countArticles, listArticles, nextPublicationAt } from './article.queries.ts';
export { rowsInOrder } from './article.service.ts';
export { selectTitle } from './desk/desk-list.queries.ts';
export { listFoundIds } from './search/search.queries.ts';
