import { describe, expect, test } from 'vitest';
import { isoDuration, playTime } from '../play-time.ts';
import { placeIn, withPlace } from './resume.ts';

describe('where a reader stopped', () => {
  test('is kept for each video and found again', () => {
    const text = withPlace(withPlace(null, 7, { at: 12.7, length: 24 }), 3, { at: 9, length: 60 });
    expect([placeIn(text, 7, 24), placeIn(text, 3, 60), placeIn(text, 9, 60)]).toEqual([12, 9, null]);
  });

  test('is forgotten near the beginning and the end', () => {
    const stored = withPlace(null, 7, { at: 12, length: 24 });
    expect(placeIn(withPlace(stored, 7, { at: 23, length: 24 }), 7, 24)).toBeNull();
    expect(placeIn(withPlace(stored, 7, { at: 2, length: 24 }), 7, 24)).toBeNull();
    // The video has been replaced by a shorter one.
    expect(placeIn(stored, 7, 13)).toBeNull();
  });

  test('is kept for the forty watched last, whatever their numbers', () => {
    let text = withPlace(null, 900, { at: 10, length: 60 });
    for (let id = 1; id <= 40; id += 1) text = withPlace(text, id, { at: 10, length: 60 });
    expect([placeIn(text, 900, 60), placeIn(text, 1, 60), placeIn(text, 40, 60)]).toEqual([null, 10, 10]);
  });

  test.each(['', 'null', '[1]', '{', '{"v7":"x"}'])('is nothing where storage holds %j', (text) => {
    expect(placeIn(text, 7, 60)).toBeNull();
  });
});

test.each([
  [0, '0:00', 'PT0S'],
  [24.4, '0:24', 'PT24S'],
  [725, '12:05', 'PT725S'],
  [3723, '1:02:03', 'PT3723S'],
])('%d seconds are written %s', (seconds, time, iso) => {
  expect([playTime(seconds), isoDuration(seconds)]).toEqual([time, iso]);
});
