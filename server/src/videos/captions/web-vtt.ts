/** Why captions are rejected: not WebVTT, no text, or a cue (with its line) that ends before its start or is out of order. */
export type CaptionIssue =
  | { readonly kind: 'notWebVtt' }
  | { readonly kind: 'empty' }
  | { readonly kind: 'badCue'; readonly line: number };

export type ReadCaptions = { readonly kind: 'captions'; readonly cues: number } | CaptionIssue;

const timing = /^((?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3})[ \t]+-->[ \t]+((?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3})(?:[ \t].*)?$/;

function toSeconds(time: string): number {
  return time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}

/** A file that passes is shown by every browser, and at the right time. */
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
