import { describe, expect, it } from 'vitest';
import { ChunkLoadError } from '#platform/pages/load-chunk.ts';
import { isScriptFault } from './page-failure.ts';

describe('what is a fault of the script', () => {
  it.each([
    ['a built-in that the engine lacks', new TypeError('Map.groupBy is not a function')],
    ['a global that it lacks', new ReferenceError('structuredClone is not defined')],
    [
      'a part that it cannot read',
      new ChunkLoadError('Loading failed', { cause: new SyntaxError('Unexpected token') }),
    ],
    [
      'a part that fails when it begins',
      new ChunkLoadError('Loading failed', { cause: new TypeError('a.at is not a function') }),
    ],
    ['a fault of our own', new Error('An outlet is missing')],
  ])('%s', (_, error) => expect(isScriptFault(error)).toBe(true));

  it.each([
    ['what a page throws as its status', new Response(null, { status: 404 })],
    ['no connection', new TypeError('Failed to fetch')],
    ['no connection, in Safari', new TypeError('Load failed')],
    ['a part that stays away', new ChunkLoadError('Loading took too long')],
    [
      'a part that is gone',
      new ChunkLoadError('Loading failed', {
        cause: new TypeError('Failed to fetch dynamically imported module: /a.js'),
      }),
    ],
    [
      'a part that is gone, in Safari',
      new ChunkLoadError('Loading failed', { cause: new TypeError('Importing a module script failed.') }),
    ],
    ['an answer that came too late', new DOMException('The operation timed out.', 'TimeoutError')],
  ])('not %s', (_, error) => expect(isScriptFault(error)).toBe(false));
});
