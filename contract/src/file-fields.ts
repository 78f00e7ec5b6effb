import { z } from 'zod';
import { textEncodings } from './imported-files.ts';

/** Encoding of a text; empty: it is told by what the text says. */
export const statedEncoding = z.union([z.enum(textEncodings), z.literal('')]).default('');

/** Something wrong or odd in a file. */
export const fileIssue = z.strictObject({
  /** 0: the whole file. */
  Line: z.int(),
  Column: z.string(),
  Value: z.string(),
  Rule: z.string(),
  ReasonCn: z.string(),
  ReasonEn: z.string(),
});
export type FileIssue = z.output<typeof fileIssue>;

/** What became of the columns of a file, by its own titles. */
export const fileTitles = z.strictObject({
  Read: z.array(z.string()),
  /** Of the source, and of no use here. */
  NotNeeded: z.array(z.string()),
  NotUnderstood: z.array(z.string()),
});
export type FileTitles = z.output<typeof fileTitles>;
