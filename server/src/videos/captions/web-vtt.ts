/** What is wrong with a caption file: not WebVTT, no words in it, or a cue (with its line) that ends before it begins or comes out of turn. */
export type CaptionIssue =
  | { readonly kind: 'notWebVtt' }
  | { readonly kind: 'empty' }
  | { readonly kind: 'badCue'; readonly line: number };

export type ReadCaptions = { readonly kind: 'captions'; readonly cues: number } | CaptionIssue;

const timing = /^((?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3})[ \t]+-->[ \t]+((?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3})(?:[ \t].*)?$/;

function toSeconds(time: string): number {
  return time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}

/** Checks a WebVTT file: every browser shows what passes, and shows it when it should. */
export function readCaptions(text: string): ReadCaptions {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  if (!/^WEBVTT(?:[ \t]|$)/.test(lines[0] ?? '')) return { kind: 'notWebVtt' };
  let cues = 0;
  let latest = 0;
  for (const [index, line] of lines.entries()) {
    if (!line.includes('-->')) continue;
    const [, from = '', until = ''] = timing.exec(line) ?? [];
    const isSound = from !== '' && toSeconds(from) < toSeconds(until) && toSeconds(from) >= latest;
    if (!isSound) return { kind: 'badCue', line: index + 1 };
    if ((lines[index + 1] ?? '').trim() === '') return { kind: 'badCue', line: index + 1 };
    latest = toSeconds(from);
    cues += 1;
  }
  return cues === 0 ? { kind: 'empty' } : { kind: 'captions', cues };
}
