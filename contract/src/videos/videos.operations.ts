import { videoDeskOperations } from './desk/video-desk.ts';
import { addDeleteWebEyes, getEyes, getEyesVideo, getSavedEyes } from './videos.ts';

export const videosOperations = {
  GetEyes: getEyes,
  GetEyesVideo: getEyesVideo,
  AddDeleteWebEyes: addDeleteWebEyes,
  GetSavedEyes: getSavedEyes,
  ...videoDeskOperations,
} as const;
