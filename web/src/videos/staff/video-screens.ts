export { VideoScreen } from './video.screen.tsx';
export { VideosScreen } from './videos.screen.tsx';
