import { articleRoom } from '#news/write/article-write.service.ts';
import type { FigureRooms } from '#figures/decide-figures.ts';
import { noteRoom } from '#prices/notes/note-figures.ts';
import { reportRoom } from '#prices/market-report/report-figures.ts';
import { bannerRoom } from './home/desk/banner-desk.service.ts';
import { issueRoom } from './newsletter/issue.service.ts';
import { videoRoom } from './videos/desk/video-figures.ts';

export const figureRooms: FigureRooms = {
  article: articleRoom,
  banner: bannerRoom,
  marketReport: reportRoom,
  newsletter: issueRoom,
  priceNote: noteRoom,
  video: videoRoom,
};
