import { expect, test } from 'vitest';
import type { PinName } from '@btc/contract/my-list/pin-kinds.ts';
import { movePin } from './move-pin.ts';

const toPin = (Code: string): PinName => ({ Kind: 'series', Code });
const [one, two, three] = [toPin('1'), toPin('2'), toPin('3')];
const order = [one, two, three];

test.each([
  ['before another', three, one, [three, one, two]],
  ['last', one, null, [two, three, one]],
  ['before itself: nothing changes', two, two, order],
  ['before its neighbour: nothing changes', one, two, order],
])('%s', (_, moved, before, wanted) => {
  expect(movePin(order, moved, before)).toEqual(wanted);
});

test('what is not pinned is not moved, and nothing is moved before it', () => {
  const strange: PinName = { Kind: 'cut', Code: '1' };
  expect(movePin(order, strange, one)).toBeNull();
  expect(movePin(order, one, strange)).toBeNull();
});
