import { expect, test } from 'vitest';
import { textDifference } from './text-difference.ts';

const text = (Body: string, Title = '') => ({ Title, Summary: '', Body });

test('words are compared, in Chinese too', () => {
  const changes = textDifference(text('<p>巴西牛肉配额已用三成</p>'), text('<p>巴西牛肉配额已用四成</p>'), 'cn');
  const of = (kind: string) =>
    changes
      .filter((change) => change.kind === kind)
      .map((change) => change.text)
      .join('');
  expect(of('removed')).toContain('三');
  expect(of('added')).toContain('四');
  expect(of('same')).toContain('巴西牛肉配额');
});

test('looks alone are no difference; paragraphs are', () => {
  expect(
    textDifference(text('<p>One <b>two</b></p>'), text('<p>One two</p>'), 'en').every(({ kind }) => kind === 'same'),
  ).toBe(true);
  expect(textDifference(text('<p>One</p>'), text('<p>One</p><p>Two</p>'), 'en').at(-1)).toEqual({
    kind: 'added',
    text: '\nTwo',
  });
});

test('a row of a table is a line with its cells apart', () => {
  const table = (tonnes: string) => text(`<table><tbody><tr><td>Brazil</td><td>${tonnes}</td></tr></tbody></table>`);
  expect(textDifference(table('10'), table('12'), 'en')).toContainEqual({ kind: 'added', text: '12' });
  expect(textDifference(table('10'), table('10'), 'en')).toEqual([{ kind: 'same', text: 'Brazil  10' }]);
});

test('nothing against something is all new', () => {
  expect(textDifference(text(''), text('', 'Title'), 'en')).toEqual([{ kind: 'added', text: 'Title' }]);
});
