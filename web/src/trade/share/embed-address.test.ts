import { expect, it } from 'vitest';
import { openingState } from '../address/page-state.ts';
import { toEmbedPath, embedSnippet, toFullPath } from './embed-address.ts';

const state = { ...openingState('pork-three'), origins: ['ESP'], find: 'x', company: 'I7' } as const;

it('leads to the view alone, with what was asked and without what only matters on the page', () => {
  expect(toEmbedPath(state, 'cn')).toBe('/embed/cn/BTCData?meat=pork&view=pork-three&origin=ESP');
  expect(toEmbedPath(openingState('beef-one'), 'en')).toBe('/embed/BTCData');
});

it('leads back to the full page of its edition', () => {
  const shown = { ...openingState('pork-three'), origins: ['ESP'] } as const;
  expect(toFullPath(shown, 'cn')).toBe('/cn/PorkData?view=pork-three&origin=ESP');
  expect(toFullPath(shown, 'en')).toBe('/BTCData?meat=pork&view=pork-three&origin=ESP');
});

it('writes markup that holds whatever a title says', () => {
  const snippet = embedSnippet({
    address: 'https://portal.example/embed/BTCData?a=1&b=2',
    title: '"<b>"',
    size: 'phone',
  });
  expect(snippet).toContain('src="https://portal.example/embed/BTCData?a=1&amp;b=2"');
  expect(snippet).toContain('title="&quot;&lt;b&gt;&quot;"');
  expect(snippet).toContain('width="360"');
});
