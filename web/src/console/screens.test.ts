import { consoleScreens, findMovedScreen } from '@btc/contract/console/console-paths.ts';
import { expect, it } from 'vitest';
import { shiftInto } from './console-navigation.tsx';
import { findScreen, isScreenCurrent, screenGroups } from './screens.ts';

it('finds the screen of an address, and the thing it is about', () => {
  expect(findScreen('')?.screen.name).toBe('overview');
  expect(findScreen('desk/requests')).toMatchObject({ screen: { name: 'requests' }, id: null });
  expect(findScreen('Desk/Members/12')).toMatchObject({ screen: { name: 'member' }, id: 12 });
});

it('finds none for what is no screen', () => {
  for (const path of ['desk', 'desk/requests/0', 'desk/requests/x', 'desk/requests/:id', 'desk/audit/1', 'nothing']) {
    expect(findScreen(path)).toBeNull();
  }
});

it('marks in the navigation the list a screen stands under', () => {
  const currentAt = (path: string) =>
    screenGroups.flatMap(([, group]) =>
      group.filter((one) => one.isListed && isScreenCurrent(one, path)).map((one) => one.name),
    );
  expect(currentAt('')).toEqual(['overview']);
  expect(currentAt('Data/Imports/3')).toEqual(['tradeImports']);
  expect(currentAt('data/new-import')).toEqual(['tradeImports']);
  expect(currentAt('data/runs/3')).toEqual(['tradeImports']);
  expect(currentAt('front/new-banner')).toEqual(['banners']);
});

it('gives every screen a place in the navigation', () => {
  for (const screen of screenGroups.flatMap(([, group]) => group)) {
    const path = screen.path.replace(':id', '1');
    expect(
      screenGroups.flatMap(([, group]) => group.filter((one) => one.isListed && isScreenCurrent(one, path))),
    ).toHaveLength(1);
  }
});

it('shows the members’ desk to the desk only', () => {
  const [, members] = screenGroups.find(([group]) => group === 'members') ?? [];
  expect(members?.map(({ roles }) => roles)).not.toHaveLength(0);
  for (const screen of members ?? []) expect(screen.roles).toEqual(['desk']);
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
  expect(findMovedScreen('desk/jobs', '')).toBeNull();
});
