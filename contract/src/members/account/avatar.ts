import { z } from 'zod';
import { rowId } from '../../fields.ts';
import { defineOperation, signedInAccess } from '../../wire/operation.ts';
import { uploadedFile } from '../../wire/upload.ts';
import { avatarRule } from './avatar-rule.ts';

export const UploadAvator = defineOperation({
  name: 'UploadAvator',
  summary:
    'Sets one’s own picture: multipart with the fields MessageType, MessageID and UserID and one part Files (JPEG, PNG or ' +
    'WebP, 4 MB at most). It is cut to a square and kept without what the camera wrote into it.',
  access: signedInAccess,
  rate: 'upload',
  upload: { maxBytes: avatarRule.maxBytes },
  input: z.strictObject({ UserID: rowId, Files: uploadedFile }),
  output: z.strictObject({
    Row: z.strictObject({ Avator: z.string() }),
  }),
});
