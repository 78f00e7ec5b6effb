import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { decisiveBuiltIns, oldestEngines, polyfilledBuiltIns } from '../web/engines.ts';
import { type Feature, findFeature, isImpliedBy, isNewerThan } from './engine-features.ts';
import { findNewFeatures } from './find-new-features.ts';

const assets = join(import.meta.dirname, '../web/build/client/assets');

/** Used only after a feature test, and dispensable. */
const askedFor = [
  'AbortSignal.prototype.reason',
  'BroadcastChannel',
  'CSSStyleSheet.prototype.replaceSync',
  'Crypto.randomUUID',
  'Document.prototype.caretPositionFromPoint',
  'Document.prototype.caretRangeFromPoint',
  'Document.prototype.startViewTransition',
  'Element.prototype.checkVisibility',
  'Error.captureStackTrace',
  'HTMLDialogElement.prototype.showModal',
  'Intl.Locale.prototype.getTextInfo',
  'Intl.Segmenter',
  'Intl.Segmenter.prototype.segment',
  'Navigator.connection',
  'Navigator.share',
  'Selection.prototype.getComposedRanges',
  'SharedArrayBuffer',
  'cancelIdleCallback',
  'navigation',
  'reportError',
  'requestIdleCallback',
  'setImmediate',
  'trustedTypes',
];

const namesakes = [
  'ArrayBuffer.prototype.resize',
  'AsyncDisposableStack.prototype.move',
  'AsyncDisposableStack.prototype.use',
  'Atomics.prototype.xor',
  'CustomElementRegistry.prototype.getName',
  'CustomElementRegistry.prototype.initialize',
  'DataTransfer.prototype.addElement',
  'DisposableStack.prototype.dispose',
  'Element.prototype.getHTML',
  'EventTarget.prototype.when',
  'HTMLButtonElement.prototype.command',
  'HTMLDialogElement.prototype.show',
  'HTMLFencedFrameElement.prototype.config',
  'HTMLGeolocationElement.prototype.isValid',
  'HTMLGeolocationElement.prototype.watch',
  'HTMLModelElement.prototype.ready',
  'Intl.PluralRules.prototype.selectRange',
  'Iterator.prototype.drop',
  'Iterator.prototype.toArray',
  'Navigator.prototype.install',
  'RegExp.prototype.escape',
  'Set.prototype.difference',
  'Set.prototype.union',
  'Window.prototype.restore',
];

const used = new Map<string, string[]>();

beforeAll(() => {
  execFileSync(process.execPath, [join(import.meta.dirname, 'build-pages.mjs')]);
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js') && !name.startsWith('polyfills-'));
  for (const script of scripts)
    for (const name of findNewFeatures(readFileSync(join(assets, script), 'utf8'), oldestEngines))
      used.set(name, [...(used.get(name) ?? []), script]);
}, 180_000);

function readFeature(name: string): Feature {
  const feature = findFeature(name);
  if (feature === undefined) throw new Error(`MDN's data do not know ${name}`);
  return feature;
}

it('the built pages use nothing that the oldest engines lack, but for what polyfills bring or is asked for first', () => {
  const known = new Set<string>([...polyfilledBuiltIns, ...askedFor, ...namesakes]);
  expect([...used].filter(([name]) => !known.has(name))).toEqual([]);
});

it('an engine that loads no polyfills has all that they would bring', () => {
  const decisive = decisiveBuiltIns.map(readFeature);
  const others = polyfilledBuiltIns.map(readFeature).filter((feature) => !isImpliedBy(feature, decisive));
  // Chrome had AbortSignal.timeout from 103 on; the data count it from when it also ended what was being read.
  expect(others.map(({ name }) => name)).toEqual(['AbortSignal.timeout']);
});

it('nothing is brought, excused or taken for a namesake that no page uses', () => {
  // Whose member `at` is, a script does not say: it is taken for an array's.
  const isUsed = (name: string) => used.has(name) || name === 'String.prototype.at';
  expect([...polyfilledBuiltIns, ...askedFor, ...namesakes].filter((name) => !isUsed(name))).toEqual([]);
  expect(polyfilledBuiltIns.filter((name) => !isNewerThan(readFeature(name), oldestEngines))).toEqual([]);
});
