import type { Edition } from '@btc/contract/members/access.ts';
import { videosOperations as contract } from '@btc/contract/videos/videos.operations.ts';
import { type BoundOperation, bind } from '#platform/api/binding.ts';
import { refuseOtherUser, signedInUser } from '#platform/session/signed-in.ts';
import { type VideoDeskDeps, videoDeskOperations } from './desk/video-desk.operations.ts';
import type { Slice, VideoScope } from './video.queries.ts';
import { changeSaved, openVideo, readSaved, readVideos } from './video.service.ts';

function sliceOf({ Page, PageSize }: { readonly Page: number; readonly PageSize: number }): Slice {
  return { limit: PageSize, offset: (Page - 1) * PageSize };
}

/** The videos room's operations, bound to the records. */
export function videosOperations(deps: VideoDeskDeps): readonly BoundOperation[] {
  const { db, clock } = deps;
  const scopeOf = (isEn: boolean): VideoScope => {
    const edition: Edition = isEn ? 'en' : 'cn';
    return { edition, now: clock.now() };
  };
  return [
    bind(contract.GetEyes, async ({ isEn, UserID, Topic, Featured, ...paging }, caller) => {
      refuseOtherUser(caller, UserID);
      return readVideos(db, { ...scopeOf(isEn), topic: Topic, isFeatured: Featured }, sliceOf(paging));
    }),
    bind(contract.GetEyesVideo, async ({ isEn, UserID, VideoID }, caller) => {
      refuseOtherUser(caller, UserID);
      return openVideo(deps, scopeOf(isEn), { id: VideoID, caller });
    }),
    bind(contract.AddDeleteWebEyes, async ({ VideoID, IsAdd, isEn, UserID }, caller) => {
      const { userId } = signedInUser(caller);
      refuseOtherUser(caller, UserID);
      await changeSaved(db, scopeOf(isEn), { userId, videoId: VideoID, add: IsAdd });
      return { Row: { VideoID, Saved: IsAdd } };
    }),
    bind(contract.GetSavedEyes, async ({ isEn, UserID, ...paging }, caller) => {
      const { userId } = signedInUser(caller);
      refuseOtherUser(caller, UserID);
      return readSaved(db, scopeOf(isEn), { userId, slice: sliceOf(paging) });
    }),
    ...videoDeskOperations(deps),
  ];
}
