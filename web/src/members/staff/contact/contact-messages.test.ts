import { expect, it } from 'vitest';
import { beginningOf } from './contact-messages.screen.tsx';

it('shows a short message whole and the beginning of a long one, never half a character', () => {
  expect(beginningOf('How much?')).toBe('How much?');
  expect(beginningOf('🐂'.repeat(100))).toBe(`${'🐂'.repeat(80)}…`);
});
