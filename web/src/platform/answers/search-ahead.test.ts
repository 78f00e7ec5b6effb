import { createMemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { searchAhead } from './search-ahead.ts';

function slowRouter() {
  const held: (() => void)[] = [];
  const loader = () => new Promise((resolve) => held.push(() => resolve(null)));
  const router = createMemoryRouter(
    [
      { path: '/prices', loader },
      { path: '/plants', loader },
    ],
    { initialEntries: ['/prices?origin=BRA'], hydrationData: { loaderData: { '0': null } } },
  );
  const letGo = () => {
    for (const go of held.splice(0)) go();
  };
  return { router, letGo };
}

const here = { pathname: '/prices', search: '?origin=BRA' };

function choose(router: ReturnType<typeof slowRouter>['router'], name: string, value: string): Promise<void> {
  const search = new URLSearchParams(searchAhead(router, here));
  search.set(name, value);
  return router.navigate(`/prices?${search.toString()}`);
}

it('tells a choice at once, and a second one builds on it', async () => {
  const { router, letGo } = slowRouter();
  const first = choose(router, 'cut', 'rump');
  expect(searchAhead(router, here)).toBe('?origin=BRA&cut=rump');
  expect(router.state.location.search).toBe('?origin=BRA');
  const second = choose(router, 'unit', 'usd');
  expect(searchAhead(router, here)).toBe('?origin=BRA&cut=rump&unit=usd');
  letGo();
  await Promise.all([first, second]);
  expect(router.state.location.search).toBe('?origin=BRA&cut=rump&unit=usd');
  expect(searchAhead(router, here)).toBe('?origin=BRA&cut=rump&unit=usd');
});

it('stays with the page while the reader goes to another one', async () => {
  const { router, letGo } = slowRouter();
  const going = router.navigate('/plants?q=1');
  expect(searchAhead(router, here)).toBe('?origin=BRA');
  letGo();
  await going;
});
