import { videoDeskOperations as contract } from '@btc/contract/videos/desk/video-desk.ts';
import { videoRule, videoStates } from '@btc/contract/videos/video-codes.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { type BoundOperation, bind, type Caller } from '#platform/api/binding.ts';
import { toSlice } from '#platform/api/paging.ts';
import { changeAsStaff, type StaffChange, type StaffWork } from '#platform/audit/staff-change.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { countStates } from '#platform/db/count-states.ts';
import type { Db } from '#platform/db/db.ts';
import type { ReadFigures } from '#figures/face.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { storePicture, publicFolder } from '#platform/pictures/store-picture.ts';
import { makeWholePicture } from '#platform/pictures/whole-picture.ts';
import { signedInUser } from '#platform/session/signed-in.ts';
import { readCaptions } from '../captions/web-vtt.ts';
import { presentDeskRow, readDeskVideo } from './desk.present.ts';
import { listDeskVideos, setCaption, updateVideo } from './desk.queries.ts';
import {
  deleteDraft,
  requireLockedVideo,
  ownPosterFiles,
  removeVideoFile,
  saveVideo,
  setPoster,
  setVideoState,
  videoSubject,
} from './desk.service.ts';
import { assemble, attachFile, startUpload, takePart } from './upload/upload.service.ts';

export interface VideoDeskDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly files: FileStore;
  readonly readFigures: ReadFigures;
  readonly maxUploadBytes: number;
}

async function changed(
  { db, clock }: VideoDeskDeps,
  request: { readonly operation: string; readonly caller: Caller },
  change: (work: StaffWork) => Promise<StaffChange<number>>,
) {
  const id = await changeAsStaff({ db, clock }, request, change);
  return { Row: await readDeskVideo(db, id, { token: request.caller.token, now: clock.now() }) };
}

function createWordOperations(deps: VideoDeskDeps): readonly BoundOperation[] {
  const { db, clock, files, readFigures } = deps;
  return [
    bind(contract.GetDeskVideos, async ({ State, Page, PageSize }) => {
      const slice = toSlice({ Page, PageSize });
      const [rows, states] = await Promise.all([
        listDeskVideos(db, State, slice),
        countStates(db, 'video', videoStates),
      ]);
      const wanted = videoStates.filter((state) => State === undefined || state === State);
      return {
        Rows: rows.map(presentDeskRow),
        Total: wanted.reduce((sum, state) => sum + states[state], 0),
        Dict: states,
      };
    }),
    bind(contract.GetDeskVideo, async ({ VideoID }, { token }) => ({
      Row: await readDeskVideo(db, VideoID, { token, now: clock.now() }),
      Dict: { MostBytes: deps.maxUploadBytes },
    })),
    bind(contract.SaveDeskVideo, async (input, caller) =>
      changed(deps, { operation: 'SaveDeskVideo', caller }, (work) => saveVideo({ ...work, readFigures }, input)),
    ),
    bind(contract.SetVideoState, async ({ VideoID: id, State: state, ConfirmLocked: confirmsLocked }, caller) =>
      changed(deps, { operation: 'SetVideoState', caller }, (work) =>
        setVideoState({ ...work, readFigures }, { id, state, confirmsLocked }),
      ),
    ),
    bind(contract.DeleteDeskVideo, async ({ VideoID }, caller) => {
      const request = { operation: 'DeleteDeskVideo', caller };
      for (const name of await changeAsStaff(deps, request, (work) => deleteDraft(work, VideoID)))
        await files.remove(name);
      return { Row: { VideoID } };
    }),
  ];
}

function createFileOperations(deps: VideoDeskDeps): readonly BoundOperation[] {
  const { db, clock, files, maxUploadBytes: maxBytes } = deps;
  return [
    bind(contract.RemoveVideoFile, async ({ VideoID, File }, caller) => {
      const request = { operation: 'RemoveVideoFile', caller };
      const name = await changeAsStaff(deps, request, (work) => removeVideoFile(work, { id: VideoID, file: File }));
      if (name !== null) await files.remove(name);
      return { Row: await readDeskVideo(db, VideoID, { token: caller.token, now: clock.now() }) };
    }),
    bind(contract.StartVideoUpload, async ({ VideoID, Bytes }, caller) => {
      const UploadID = await changeAsStaff(deps, { operation: 'StartVideoUpload', caller }, async (work) => ({
        subject: videoSubject(VideoID),
        before: null,
        after: { Bytes },
        result: await startUpload(work, { id: VideoID, bytes: Bytes, maxBytes }),
      }));
      return { Row: { UploadID, PartBytes: videoRule.partBytes } };
    }),
    bind(contract.UploadVideoPart, async ({ UploadID, Offset, Files }, caller) => {
      const { userId } = signedInUser(caller);
      const { received, whole } = await takePart(deps, userId, { upload: UploadID, offset: Offset, content: Files });
      if (whole === null) return { Row: { Received: received, Format: null } };
      const file = await assemble(deps, UploadID, whole.parts);
      const request = { operation: 'UploadVideoPart', caller };
      const before = await changeAsStaff(deps, request, (work) => attachFile(work, whole.videoId, file)).catch(
        async (error: unknown) => {
          await files.remove(file.name);
          throw error;
        },
      );
      if (before !== null) await files.remove(before);
      return { Row: { Received: received, Format: file.format } };
    }),
    bind(contract.UploadVideoPoster, async ({ VideoID, Files }, caller) => {
      const drawn = await makeWholePicture(Buffer.from(await Files.arrayBuffer()), videoRule.posterWidth);
      const poster = await storePicture(files, 'videos', drawn.bytes);
      const request = { operation: 'UploadVideoPoster', caller };
      const before = await changeAsStaff(deps, request, (work) => setPoster(work, VideoID, poster)).catch(
        async (error: unknown) => {
          await files.remove(publicFolder + poster);
          throw error;
        },
      );
      for (const name of ownPosterFiles(before)) await files.remove(name);
      return { Row: await readDeskVideo(db, VideoID, { token: caller.token, now: clock.now() }) };
    }),
    bind(contract.UploadVideoCaptions, async ({ VideoID, Language, Files }, caller) => {
      const content = await readCaptionFile(Files);
      return changed(deps, { operation: 'UploadVideoCaptions', caller }, async (work) => {
        await requireLockedVideo(work.db, VideoID);
        await setCaption(work.db, VideoID, Language, content);
        await updateVideo(work.db, VideoID, {}, work.now);
        return { subject: videoSubject(VideoID), before: null, after: { Captions: Language }, result: VideoID };
      });
    }),
  ];
}

/** Throws 1011 with the issue of a caption file that browsers would not show. */
async function readCaptionFile(file: Blob): Promise<string> {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch (cause) {
    throw new ApiError(1011, { Dict: { Reason: 'notUtf8' } }, { cause });
  }
  const read = readCaptions(text);
  if (read.kind === 'badCue') throw new ApiError(1011, { Dict: { Reason: read.kind, Line: read.line } });
  if (read.kind !== 'captions' || text.includes('\0')) {
    throw new ApiError(1011, { Dict: { Reason: read.kind === 'captions' ? 'notUtf8' : read.kind } });
  }
  return text;
}

export function createVideoDeskOperations(deps: VideoDeskDeps): readonly BoundOperation[] {
  return [...createWordOperations(deps), ...createFileOperations(deps)];
}
