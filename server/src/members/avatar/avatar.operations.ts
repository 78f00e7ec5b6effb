import { UploadAvator } from '@btc/contract/members/account/avatar.ts';
import { type BoundOperation, bind } from '#platform/api/binding.ts';
import { signedInUser } from '#platform/session/signed-in.ts';
import { type AvatarDeps, setAvatar } from './avatar.service.ts';

export function createAvatarOperations(deps: AvatarDeps): readonly BoundOperation[] {
  return [
    bind(UploadAvator, async ({ Files }, caller) => {
      const { userId } = signedInUser(caller);
      return { Row: { Avator: await setAvatar(deps, userId, Files) } };
    }),
  ];
}
