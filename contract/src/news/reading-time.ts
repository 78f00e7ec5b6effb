/** Quiet reading of trade prose: Chinese characters and Latin words a minute. */
const hanCharactersAMinute = 400;
const latinWordsAMinute = 220;

const hanCharacter = /\p{Script=Han}/gu;
/** A word or a figure: letters, digits and what joins them (20,000; year-on-year; China's). */
const latinWord = /[\p{Script=Latin}\p{Nd}]+(?:[.,:/'’-][\p{Script=Latin}\p{Nd}]+)*/gu;

function countMatches(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/** Whole minutes that a plain text takes to read, at least 1; Chinese characters and Latin words each at their own speed. */
export function readingMinutes(plainText: string): number {
  const minutes =
    countMatches(plainText, hanCharacter) / hanCharactersAMinute +
    countMatches(plainText, latinWord) / latinWordsAMinute;
  return Math.max(1, Math.round(minutes));
}
