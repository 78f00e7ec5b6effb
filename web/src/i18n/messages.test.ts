import { expect, it } from 'vitest';
import { messageFor } from './messages.ts';

it('says of a word without a message the word itself, also of one that every object knows', () => {
  const messages = { loaded: 'Loaded' };
  expect(['loaded', 'moved', 'constructor'].map((word) => messageFor(messages, word))).toEqual([
    'Loaded',
    'moved',
    'constructor',
  ]);
});
