// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from 'vitest';
import { copyText } from './copy-text.ts';

function stubOlderWay(copy: () => boolean) {
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('not allowed')) } });
  const before = Object.getOwnPropertyDescriptor(document, 'execCommand');
  Object.defineProperty(document, 'execCommand', { value: copy, configurable: true });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    if (before === undefined) Reflect.deleteProperty(document, 'execCommand');
    else Object.defineProperty(document, 'execCommand', before);
  });
}

test('a text goes to the clipboard', async () => {
  const texts: string[] = [];
  vi.stubGlobal('navigator', { clipboard: { writeText: (text: string) => Promise.resolve(texts.push(text)) } });
  expect(await copyText('a link')).toBe(true);
  expect(texts).toEqual(['a link']);
  vi.unstubAllGlobals();
});

test('where the clipboard refuses, the text is selected and copied in the older way, and nothing is left behind', async () => {
  const selected: string[] = [];
  stubOlderWay(() => {
    const area = document.activeElement;
    if (area instanceof HTMLTextAreaElement) selected.push(area.value);
    else selected.push(document.querySelector('textarea')?.value ?? '');
    return true;
  });
  expect(await copyText('a link')).toBe(true);
  expect(selected).toEqual(['a link']);
  expect(document.querySelector('textarea')).toBeNull();
});

test.each([
  ['refuses too', () => false],
  [
    'fails',
    (): never => {
      throw new Error('no such command');
    },
  ],
])('where that %s, it is known', async (_how, copy) => {
  stubOlderWay(copy);
  expect(await copyText('a link')).toBe(false);
  expect(document.querySelector('textarea')).toBeNull();
});
