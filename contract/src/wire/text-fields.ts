import { z } from 'zod';

const lineLetters = /^[^\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]+$/u;

function toLine(max: number, letters: RegExp) {
  return z
    .string()
    .max(max * 2)
    .transform((text) => text.normalize('NFC').trim())
    .pipe(z.string().min(1).max(max).regex(letters));
}

/** A single line of typed text: trimmed, Unicode-normalised, without invisible characters. */
export function line(max: number) {
  return toLine(max, lineLetters);
}

/** Name of a person or company; no web addresses, since mail programs would make them links. */
export function nameLine(max: number) {
  return toLine(max, new RegExp(`^(?!.*(?:://|www\\.))${lineLetters.source.slice(1)}`, 'iu'));
}

/** Path of a stored file below the static files base: no scheme, and no way out of the base. */
export function toFilePath(max: number) {
  return z
    .string()
    .max(max)
    .regex(/^(?!.*(?:^|\/)\.{1,2}(?:\/|$))[^\p{Cc}\p{Cs}:\\/]+(?:\/[^\p{Cc}\p{Cs}:\\/]+)*$/u);
}

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
