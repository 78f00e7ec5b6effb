import { videoDeskOperations } from './desk/video-desk.ts';
import { addDeleteWebEyes, getEyes, getEyesVideo, getSavedEyes } from './videos.ts';

/** The operations of the videos room by name. */
export const videosOperations = {
  GetEyes: getEyes,
  GetEyesVideo: getEyesVideo,
  AddDeleteWebEyes: addDeleteWebEyes,
  GetSavedEyes: getSavedEyes,
  ...videoDeskOperations,
} as const;
