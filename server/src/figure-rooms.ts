import { articleRoom } from '#news/write/article-write.service.ts';
import type { FigureRooms } from '#platform/figures/decide-figures.ts';
import { noteRoom } from '#prices/notes/note-figures.ts';
import { reportRoom } from '#prices/market-report/report-figures.ts';
import { bannerRoom } from './site/desk/banner-desk.service.ts';
import { issueRoom } from './site/newsletter/issue.service.ts';
import { videoRoom } from './videos/desk/video-figures.ts';

export const figureRooms: FigureRooms = {
  article: articleRoom,
  banner: bannerRoom,
  marketReport: reportRoom,
  newsletter: issueRoom,
  priceNote: noteRoom,
  video: videoRoom,
};
