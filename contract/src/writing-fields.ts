/* What is said alike of every text that several people of staff write: who saved it, and who has it open. */
import { z } from 'zod';
import { moment, revision } from './fields.ts';

/** A member of staff as the desk shows them; null where nobody, or somebody since removed, did it. */
export const writer = z.strictObject({ StaffID: z.int(), LoginUserName: z.string() }).nullable();
export type Writer = z.output<typeof writer>;

export const savedFields = { Revision: revision, SavedDate: moment.nullable(), SavedBy: writer };
export const saved = z.strictObject(savedFields);
export type Saved = z.output<typeof saved>;

export const presentWriter = z.strictObject({
  StaffID: z.int(),
  LoginUserName: z.string(),
  Part: z.string().nullable(),
});
export type PresentWriter = z.output<typeof presentWriter>;
