import { z } from 'zod';

const lineLetters = /^[^\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]+$/u;

function toLine(max: number, letters: RegExp) {
  return z
    .string()
    .max(max * 2)
    .transform((text) => text.normalize('NFC').trim())
    .pipe(z.string().min(1).max(max).regex(letters));
}

/** A line of text as a person types it: trimmed, one form of each character, nothing that cannot be seen. */
export function line(max: number) {
  return toLine(max, lineLetters);
}

/** The name of a person or company: mails carry it, so it must hold no address that mail programs make a link of. */
export function nameLine(max: number) {
  return toLine(max, new RegExp(`^(?!.*(?:://|www\\.))${lineLetters.source.slice(1)}`, 'iu'));
}

/** The path of a stored file below the static files base: no scheme, no way out of the base. */
export function toFilePath(max: number) {
  return z
    .string()
    .max(max)
    .regex(/^(?!.*(?:^|\/)\.{1,2}(?:\/|$))[^\p{Cc}\p{Cs}:\\/]+(?:\/[^\p{Cc}\p{Cs}:\\/]+)*$/u);
}

/** Text of several lines. */
export function prose(max: number) {
  return z
    .string()
    .max(max * 2)
    .transform((text) => text.normalize('NFC').replaceAll('\r\n', '\n').trim())
    .pipe(
      z
        .string()
        .min(1)
        .max(max)
        .regex(/^(?:[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]|\n|\t)+$/u),
    );
}
