/* What is said alike of every text that several people of staff write: who saved it, and who has it open. */
import { z } from 'zod';
import { moment, revision } from './fields.ts';

/** A member of staff as the desk names them; null where nobody, or somebody who is no longer there, did it. */
export const writer = z.strictObject({ StaffID: z.int(), LoginUserName: z.string() }).nullable();
export type Writer = z.output<typeof writer>;

/** How often a text has been saved, when last, and by whom. */
export const savedFields = { Revision: revision, SavedDate: moment.nullable(), SavedBy: writer };
export const saved = z.strictObject(savedFields);
export type Saved = z.output<typeof saved>;

/** Who else has it open just now, and which part of it they write. */
export const presentWriter = z.strictObject({
  StaffID: z.int(),
  LoginUserName: z.string(),
  Part: z.string().nullable(),
});
export type PresentWriter = z.output<typeof presentWriter>;
