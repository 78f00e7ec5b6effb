// @vitest-environment jsdom
import { newThing } from '@btc/contract/console/console-paths.ts';
import { type OperationName, operations } from '@btc/contract/operations.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { toConsolePath } from '#shell/console/console-path.ts';
import { messages } from '#shell/console/messages.ts';
import { showScreen } from '#shell/console/testing/show-screen.tsx';
import type { Answers } from '#platform/testing/fake-api.ts';
import type { Screen } from './screen.ts';
import { screenGroups } from './screens.ts';

const editions = ['cn', 'en'] as const;
const words = messages;
const screens = screenGroups.flatMap(([, group]) => group);
const ofOneThing = screens.filter(({ path }) => path.endsWith('/:id'));
const views = [
  ...screens.map((screen) => ({ screen, id: screen.path.endsWith('/:id') ? 1 : null, name: screen.name })),
  ...screens.filter(({ hasNew }) => hasNew).map((screen) => ({ screen, id: null, name: `a new ${screen.name}` })),
];

interface View {
  readonly screen: Screen;
  readonly id: number | null;
}

async function show({ screen, id }: View, edition: 'cn' | 'en', scene: Parameters<typeof showScreen>[2]) {
  const Screen = await screen.load();
  const at = toConsolePath(edition, screen.path.replace(':id', String(id ?? newThing)));
  const page = await showScreen(edition, createElement(Screen, { id }), { at, ...scene });
  expect(document.querySelectorAll('[aria-busy=true]')).toHaveLength(0);
  expect(page.text()).not.toMatch(/undefined|NaN|null|\[object|Invalid Date/);
  return page;
}

function failAll(code: ConstructorParameters<typeof ApiError>[0]): Answers {
  return Object.fromEntries((Object.keys(operations) as OperationName[]).map((name) => [name, new ApiError(code)]));
}

const scenes = views.flatMap((view) =>
  editions.flatMap((edition) => (['full', 'bare'] as const).map((kind) => ({ ...view, edition, kind }))),
);

test.each(scenes)(
  '$name in $edition shows a $kind answer in words, and changes nothing',
  async ({ edition, kind, ...view }) => {
    const page = await show(view, edition, { kind });
    const isGone = page.queryByRole('heading', { name: words[edition].missingTitle }) !== null;
    if (!isGone) expect(page.getByRole('heading', { level: 1 }).textContent).not.toBe('');
    expect(page.changes()).toEqual([]);
  },
);

test.each(ofOneThing.flatMap((screen) => editions.map((edition) => ({ screen, edition, name: screen.name }))))(
  '$name in $edition leads to the list where the thing is gone',
  async ({ screen, edition }) => {
    const page = await show({ screen, id: 1 }, edition, { answers: failAll(1009) });
    const link = page.getByRole('link', { name: words[edition].toList });
    expect(link.getAttribute('href')).toBe(toConsolePath(edition, screen.path.replace('/:id', '')));
  },
);
