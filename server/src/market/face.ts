export { goodsQuery } from './goods-query.ts';
export { presentListed } from './post.present.ts';
export { listPosts, type PostRow } from './post.queries.ts';
