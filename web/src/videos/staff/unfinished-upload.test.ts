import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fileMark, parseUnfinishedUpload } from './unfinished-upload.ts';

const begun = { id: 'u', partBytes: 4, received: 8, file: 'a.mp4 10 1' };

test('an upload goes on with the same file only', () => {
  expect(parseUnfinishedUpload(JSON.stringify(begun), 'a.mp4 10 1')).toEqual(begun);
  expect(parseUnfinishedUpload(JSON.stringify(begun), 'a.mp4 11 1')).toBeNull();
});

test.each([null, '', 'null', '3', '{', '{}', '{"id":"u","file":"a.mp4 10 1"}'])('%j is no upload', (text) => {
  expect(parseUnfinishedUpload(text, 'a.mp4 10 1')).toBeNull();
});

test('whatever is stored, nothing is thrown', () => {
  fc.assert(fc.property(fc.json(), (text) => parseUnfinishedUpload(text, 'a') === null));
});

test('a file is known by its name, size and date', () => {
  expect(fileMark(new File(['abc'], 'b.webm', { lastModified: 7 }))).toBe('b.webm 3 7');
});
