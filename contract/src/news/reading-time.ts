/** Silent reading speed for trade prose, per minute. */
const hanCharactersAMinute = 400;
const latinWordsAMinute = 220;

const hanCharacter = /\p{Script=Han}/gu;
/** A word or number: letters, digits and joining marks (20,000; year-on-year; China's). */
const latinWord = /[\p{Script=Latin}\p{Nd}]+(?:[.,:/'’-][\p{Script=Latin}\p{Nd}]+)*/gu;

function countMatches(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/** Reading time in whole minutes, at least 1; Chinese characters and Latin words at their own speeds. */
export function readingMinutes(plainText: string): number {
  const minutes =
    countMatches(plainText, hanCharacter) / hanCharactersAMinute +
    countMatches(plainText, latinWord) / latinWordsAMinute;
  return Math.max(1, Math.round(minutes));
}
