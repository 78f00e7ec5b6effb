export { marketPath, toPostPath } from './market-paths.ts';
export { formatPostTitle, formatPriceText } from './post/post-words.ts';
