import type { Edition } from '@btc/contract/members/access.ts';
import { videosOperations as contract } from '@btc/contract/videos/videos.operations.ts';
import { type BoundOperation, bind } from '#platform/api/binding.ts';
import { toSlice } from '#platform/api/paging.ts';
import { toEdition } from '#platform/api/reader.ts';
import { bindForAll } from '#platform/api/shared-binding.ts';
import { signedInUser } from '#platform/session/signed-in.ts';
import { type VideoDeskDeps, createVideoDeskOperations } from './desk/video-desk.operations.ts';
import type { VideoScope } from './video.queries.ts';
import { changeSaved, openVideo, readSaved, readVideos } from './video.service.ts';

export function createVideosOperations(deps: VideoDeskDeps): readonly BoundOperation[] {
  const { db, clock } = deps;
  const toScope = (isEn: boolean): VideoScope => {
    const edition: Edition = toEdition(isEn);
    return { edition, now: clock.now() };
  };
  return [
    bindForAll(contract.GetEyes, async ({ isEn, Topic, Featured, ...paging }) => {
      return readVideos(db, { ...toScope(isEn), topic: Topic, isFeatured: Featured }, toSlice(paging));
    }),
    bind(contract.GetEyesVideo, async ({ isEn, VideoID }, caller) => {
      return openVideo(deps, toScope(isEn), { id: VideoID, caller });
    }),
    bind(contract.AddDeleteWebEyes, async ({ VideoID, IsAdd, isEn }, caller) => {
      const { userId } = signedInUser(caller);
      await changeSaved(db, toScope(isEn), { userId, videoId: VideoID, add: IsAdd });
      return { Row: { VideoID, Saved: IsAdd } };
    }),
    bind(contract.GetSavedEyes, async ({ isEn, ...paging }, caller) => {
      const { userId } = signedInUser(caller);
      return readSaved(db, toScope(isEn), { userId, slice: toSlice(paging) });
    }),
    ...createVideoDeskOperations(deps),
  ];
}
