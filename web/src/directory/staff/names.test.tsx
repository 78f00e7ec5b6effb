import { expect, test } from 'vitest';
import { renderEdition } from '#ui/testing/render-edition.tsx';
import { useEntryName } from './names.ts';

function Entry({ english }: { english: string | null }) {
  return useEntryName()({ Name: '青岛冷链', NameEn: english });
}

test('an entry is called by its name in the console’s language, and in Chinese where it has no other', () => {
  expect(renderEdition('en', <Entry english="Qingdao Cold Chain" />)).toBe('Qingdao Cold Chain');
  expect(renderEdition('cn', <Entry english="Qingdao Cold Chain" />)).toBe('青岛冷链');
  expect(renderEdition('en', <Entry english={null} />)).toBe('青岛冷链');
});
