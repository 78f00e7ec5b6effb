import { nothing } from '../fields.ts';
import { defineOperation, publicAccess } from '../wire/operation.ts';

export const getRoomVersions = defineOperation({
  name: 'GetRoomVersions',
  summary: 'Answers nothing, under the header Room-Versions: the versions of all rooms, and what is open to the caller',
  access: publicAccess,
  cache: 'own',
  input: nothing,
  output: nothing,
});
