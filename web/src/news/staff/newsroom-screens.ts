export { ArticleScreen } from './desk/article.screen.tsx';
export { ArticlesScreen } from './desk/articles.screen.tsx';
export { ChangedFiguresScreen } from './figures/changed-figures.screen.tsx';
export { HeadlinesScreen } from './headlines/headlines.screen.tsx';
