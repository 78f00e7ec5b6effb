import { expect, it } from 'vitest';
import { toConsolePath, toScreenName } from './console-path.ts';

it('leads to a screen in either language, and back to the screen', () => {
  for (const edition of ['cn', 'en'] as const) {
    for (const screen of ['', 'desk/requests', 'desk/members/12']) {
      expect(toScreenName(toConsolePath(edition, screen))).toBe(screen);
    }
  }
  expect(toConsolePath('cn', 'desk/requests')).toBe('/console/desk/requests');
  expect(toConsolePath('en', '')).toBe('/console/en');
});

it('takes any case and slashes too many, and no screen that begins with "en" for a language', () => {
  expect(toScreenName('/Console/EN/desk/audit/')).toBe('desk/audit');
  expect(toScreenName('/console/enquiries')).toBe('enquiries');
});
