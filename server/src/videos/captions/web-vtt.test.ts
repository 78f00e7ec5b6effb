import { expect, test } from 'vitest';
import { readCaptions } from './web-vtt.ts';

const cue = (from: string, until: string, words = '配额') => `${from} --> ${until}\n${words}\n`;

test.each([
  [`WEBVTT\n\n${cue('00:00.000', '00:02.000')}`, { kind: 'captions', cues: 1 }],
  [
    `\uFEFFWEBVTT - a film\r\n\r\n1\r\n00:00:01.500 --> 01:00:02.000 align:start\r\nOne\r\nTwo\r\n`,
    { kind: 'captions', cues: 1 },
  ],
  [
    `WEBVTT\n\nNOTE no cue\n\n${cue('00:01.000', '00:02.000')}\n${cue('00:01.000', '00:03.000')}`,
    { kind: 'captions', cues: 2 },
  ],
  [`1\n00:00:00,000 --> 00:00:02,000\nSRT\n`, { kind: 'notWebVtt' }],
  ['WEBVTT\n\nNOTE nothing\n', { kind: 'empty' }],
  [`WEBVTT\n\n${cue('00:02.000', '00:02.000')}`, { kind: 'badCue', line: 3 }],
  [`WEBVTT\n\n${cue('00:05.000', '00:06.000')}\n${cue('00:02.000', '00:03.000')}`, { kind: 'badCue', line: 6 }],
  [`WEBVTT\n\n00:00.000 --> soon\nwords\n`, { kind: 'badCue', line: 3 }],
  [`WEBVTT\n\n${cue('00:02.000', '00:03.000', '')}`, { kind: 'badCue', line: 3 }],
])('captions %j', (text, expected) => {
  expect(readCaptions(text)).toEqual(expected);
});
