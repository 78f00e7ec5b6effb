import { describe, expect, it } from 'vitest';
import { findNewFeatures } from './find-new-features.ts';

const engines = { chrome: '91', firefox: '115', safari: '14.1' };

describe('what a script uses that old engines lack', () => {
  it.each([
    ['Map.groupBy(rows, (row) => row.id)', 'Map.groupBy'],
    ['rows.toSorted()', 'Array.prototype.toSorted'],
    ['structuredClone(row)', 'structuredClone'],
    ['const copy = globalThis.structuredClone', 'structuredClone'],
    ['AbortSignal.any([a, b])', 'AbortSignal.any'],
    ['new Temporal.PlainDate(2026, 1, 1)', 'Temporal'],
    ['ids.union(others)', 'Set.prototype.union'],
    ['box.checkVisibility()', 'Element.prototype.checkVisibility'],
    ['/(?<=a)b/.test(text)', 'lookbehind in (?<=a)b'],
    ["new RegExp('(?<!a)b')", 'lookbehind in (?<!a)b'],
    ['/[\\p{L}--a]/v.test(text)', 'pattern with the flag v'],
    ['class A { static { this.b = 1; } }', 'static block'],
    ['class A { #a; has(b) { return #a in b; } }', '#name in object'],
    ['await start();', 'top-level await'],
  ])('finds what %s needs', (code, name) => {
    expect([...findNewFeatures(code, engines)]).toContain(name);
  });

  it.each([
    'rows.map((row) => row.id)',
    'const table = { structuredClone: 1, at: 2 }',
    "typeof structuredClone === 'function'",
    'async () => { await start(); }',
    '/(?<name>a)(?=b)/u.test(text)',
    "document.querySelector('a')",
    'rows.at = 1',
  ])('finds nothing in %s', (code) => {
    expect([...findNewFeatures(code, engines)]).toEqual([]);
  });

  it('asks for nothing of engines that have it', () => {
    expect([...findNewFeatures('rows.toSorted()', { chrome: '110', firefox: '115', safari: '16' })]).toEqual([]);
  });
});
