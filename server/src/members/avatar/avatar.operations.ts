import { UploadAvator } from '@btc/contract/members/avatar.ts';
import { type BoundOperation, bind } from '#platform/api/binding.ts';
import { signedInUser } from '#platform/session/signed-in.ts';
import { type AvatarDeps, setAvatar } from './avatar.service.ts';

/** The upload of one's own picture, bound to the records and the file store. */
export function createAvatarOperations(deps: AvatarDeps): readonly BoundOperation[] {
  return [
    bind(UploadAvator, async ({ Files }, caller) => {
      const { userId } = signedInUser(caller);
      return { Row: { Avator: await setAvatar(deps, userId, Files) } };
    }),
  ];
}
