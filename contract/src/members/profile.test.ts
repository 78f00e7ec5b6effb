import { describe, expect, test } from 'vitest';
import { modules } from './access.ts';
import { GetUserProfile } from './profile.ts';

const list = GetUserProfile.output.shape.Row.shape.CanVisitModule;

describe('a list of modules', () => {
  test.each(['', 'Info', 'Price|PorkPrice', modules.join('|')])('may be "%s"', (value) => {
    expect(list.safeParse(value).success).toBe(true);
  });

  test.each(['|', 'Info|', '|Info', 'Info||Est', 'Info,Est', 'Nothing', 'InfoEst'])('may not be "%s"', (value) => {
    expect(list.safeParse(value).success).toBe(false);
  });
});
