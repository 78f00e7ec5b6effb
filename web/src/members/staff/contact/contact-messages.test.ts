import { expect, it } from 'vitest';
import { truncateText } from './contact-messages.screen.tsx';

it('shows a short message whole and the beginning of a long one, never half a character', () => {
  expect(truncateText('How much?')).toBe('How much?');
  expect(truncateText('🐂'.repeat(100))).toBe(`${'🐂'.repeat(80)}…`);
});
