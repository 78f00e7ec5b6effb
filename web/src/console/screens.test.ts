import { consoleScreens, findMovedScreen } from '@btc/contract/console/console-paths.ts';
import { expect, it } from 'vitest';
import { shiftInto } from './console-navigation.tsx';
import { findMenuEntry, listMenu } from './desks.ts';
import { findScreen, isScreenCurrent, screenGroups } from './screens.ts';

it('finds the screen of an address, and the thing it is about', () => {
  expect(findScreen('')?.screen.name).toBe('overview');
  expect(findScreen('desk/requests')).toMatchObject({ screen: { name: 'requests' }, id: null });
  expect(findScreen('Desk/Members/12')).toMatchObject({ screen: { name: 'member' }, id: 12 });
  expect(findScreen('front/banners/new')).toMatchObject({ screen: { name: 'banner' }, id: null });
});

it('finds none for what is no screen', () => {
  for (const path of [
    'desk',
    'desk/requests/0',
    'desk/requests/x',
    'desk/requests/:id',
    'desk/audit/1',
    'desk/members/new',
    'nothing',
  ]) {
    expect(findScreen(path)).toBeNull();
  }
});

it('marks in the navigation the list a screen stands under', () => {
  const currentAt = (path: string) =>
    screenGroups.flatMap(([, group]) =>
      group.filter((one) => one.isListed && isScreenCurrent(one, path)).map((one) => one.name),
    );
  expect(currentAt('')).toEqual(['overview']);
  expect(currentAt('Data/Imports/3')).toEqual(['imports']);
  expect(currentAt('plants/lists/3')).toEqual(['imports']);
  expect(currentAt('data/runs/3')).toEqual(['imports']);
  expect(currentAt('front/banners/new')).toEqual(['banners']);
});

it('gives every screen a place in the navigation, but for one’s own sign-in behind one’s name', () => {
  for (const screen of screenGroups.flatMap(([, group]) => group)) {
    const entry = findMenuEntry('admin', screen.path.replace(':id', '1'));
    expect([screen.name, entry !== null]).toEqual([screen.name, screen.name !== 'security']);
  }
});

it('has few entries, each screen of a role under one of them, and no desk with a single tab', () => {
  for (const role of ['editor', 'analyst', 'desk', 'admin'] as const) {
    const menu = listMenu(role);
    const names = menu.flatMap(({ screens }) => screens.map(({ name }) => name));
    expect(new Set(names).size).toBe(names.length);
    expect(menu.length).toBeLessThanOrEqual(17);
    for (const { desk, screens } of menu) {
      expect(desk === null || screens.length > 1).toBe(true);
      for (const { roles } of screens) expect(role === 'admin' || roles.includes(role)).toBe(true);
    }
  }
  const jobs = findMenuEntry('desk', 'desk/jobs');
  expect(jobs?.screens.map(({ name }) => name)).toEqual(['jobs', 'audit']);
  expect(findMenuEntry('admin', 'desk/jobs')?.screens.map(({ name }) => name)).toEqual([
    'systemState',
    'jobs',
    'backups',
    'audit',
  ]);
  expect(findMenuEntry('editor', 'market/moderation')?.desk).toBe('inbox');
});

it('moves the navigation only as far as the current screen is out of sight', () => {
  expect(shiftInto({ start: 10, end: 50, length: 100 })).toBe(0);
  expect(shiftInto({ start: 180, end: 220, length: 100 })).toBe(150);
  expect(shiftInto({ start: -60, end: -20, length: 100 })).toBe(-90);
});

it('has a screen at every address that mails and pages know', () => {
  for (const [name, path] of Object.entries(consoleScreens)) {
    // Without a sign-in, and so without the frame that the others stand in.
    if (name !== 'invitation') expect(findScreen(path.replace(':id', '12'))?.screen.name).toBe(name);
  }
});

it('leads from an address that a screen had before to the one it has now, with the query', () => {
  expect(findMovedScreen('desk/outbox', '')).toBe('desk/jobs?channel=mail');
  expect(findMovedScreen('desk/outbox', '?channel=sms&state=failed')).toBe('desk/jobs?channel=sms&state=failed');
  expect(findMovedScreen('system/jobs', '')).toBe('desk/jobs');
  expect(findMovedScreen('front/new-banner', '?place=info')).toBe('front/banners/new?place=info');
  expect(findMovedScreen('system/new-legal', '?from=7')).toBe('system/legal/new?from=7');
  expect(findMovedScreen('desk/jobs', '')).toBeNull();
});
