export { Banner } from './list/banner-strip.tsx';
export { StoryTitles } from './list/story-titles.tsx';
