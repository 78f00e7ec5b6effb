// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { EditionProvider, toPathEdition } from '#i18n/edition.ts';
import { showRoutes } from '#ui/testing/show-page.tsx';
import EmbedPage from './embed.page.tsx';
import { messages } from './messages.ts';
import { useFittedFrame } from './share/use-fitted-frame.ts';
import { answerExample, shownExample } from './view-answer.fixture.ts';
import type { ViewFound } from './view-query.ts';

const t = messages.en;

async function show(found: ViewFound, at = '/embed/BTCData') {
  const element = (
    <EditionProvider edition={toPathEdition(at)}>
      <EmbedPage />
    </EditionProvider>
  );
  const page = showRoutes([{ id: 'page', path: '*', element, loader: () => found }], at);
  await page.findByRole('main');
  return page;
}

const shown = (said: Partial<typeof answerExample.dict> | object): ViewFound => ({
  ...shownExample,
  kind: 'shown',
  answer: { ...answerExample, dict: { ...answerExample.dict, ...said } },
  trend: null,
  next: null,
  dueOn: null,
});

test('a view stands alone: its figures in words, and a way to the full page', async () => {
  const page = await show(shownExample, '/embed/BTCData?origin=BRA');
  expect(page.getByRole('main').textContent).toContain('300');
  expect(page.getByRole('link', { name: t.embedFull }).getAttribute('href')).toBe('/BTCData?origin=BRA');
  expect(page.queryByRole('navigation')).toBeNull();
});

test('the Chinese frame leads to the Chinese page, of pork to that of pork', async () => {
  const page = await show(shownExample, '/embed/cn/BTCData?meat=pork&view=pork-three');
  expect(page.getByRole('link', { name: messages.cn.embedFull }).getAttribute('href')).toBe(
    '/cn/PorkData?view=pork-three',
  );
});

test('whose figures they are is said: invented ones by a mark, real ones by their source and date', async () => {
  const real = await show(shown({ Demo: false, SourceNameEn: 'China Customs', PublishedOn: '2026-10-20' }));
  real.getByText(t.sourceLine('China Customs'));
  real.getByText(t.publishedLine('20 October 2026'));
  const invented = await show(shown({ PublishedOn: null }));
  expect(invented.queryByText(t.sourceLine('Demonstration data'))).toBeNull();
  expect(invented.text()).toContain('Demonstration');
});

test('as a table the frame has rows in place of the chart', async () => {
  const page = await show(shownExample, '/embed/BTCData?show=table');
  expect(page.getByRole('table').textContent).toContain('Uruguay');
});

test.each([
  ['/embed/BTCData?view=beef-five', { kind: 'locked', reason: 'anonymous', trialLeft: null, holds: null }, 'Log in'],
  ['/embed/BTCData?origin=XXX', { kind: 'refused', fields: ['Origin'], answer: answerExample }, t.refusedTitle],
  ['/embed/cn/BTCData', { kind: 'failed', failure: 'networkerror' }, '网络连接失败'],
] as const)('at %s it is told in the figure’s place what is the matter', async (at, found, text) => {
  const page = await show(found, at);
  expect(page.getByRole('main').textContent).toContain(text);
  expect(page.queryByRole('table')).toBeNull();
  // A page has one first heading whatever it shows.
  expect(page.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

function stubObserver(): { readonly tell: () => void } {
  const seen: (() => void)[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      private readonly changed: () => void;
      constructor(changed: () => void) {
        this.changed = changed;
      }
      observe() {
        seen.push(this.changed);
        this.changed();
      }
      disconnect() {
        seen.length = 0;
      }
    },
  );
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return { tell: () => seen.forEach((changed) => changed()) };
}

test('a frame of the portal itself is as high as what stands in it, also when that grows, and as long as it is there', () => {
  const { tell } = stubObserver();
  const [frame, content] = [document.createElement('iframe'), document.createElement('main')];
  const own = vi.spyOn(window, 'frameElement', 'get').mockReturnValue(frame);
  const height = vi.spyOn(content, 'getBoundingClientRect');
  height.mockReturnValue(new DOMRect(0, 0, 700, 412.4));
  const { unmount } = renderHook(() => useFittedFrame({ current: content }));
  expect(frame.getAttribute('height')).toBe('415');
  height.mockReturnValue(new DOMRect(0, 0, 700, 600));
  tell();
  expect(frame.getAttribute('height')).toBe('602');
  unmount();
  height.mockReturnValue(new DOMRect(0, 0, 700, 100));
  tell();
  expect(frame.getAttribute('height')).toBe('602');
  own.mockRestore();
});

test('in a frame of another site nothing is changed', () => {
  stubObserver();
  const own = vi.spyOn(window, 'frameElement', 'get').mockImplementation(() => {
    throw new DOMException('Blocked a frame from accessing a cross-origin frame', 'SecurityError');
  });
  const content = document.createElement('main');
  const measured = vi.spyOn(content, 'getBoundingClientRect');
  renderHook(() => useFittedFrame({ current: content })).unmount();
  expect(measured).not.toHaveBeenCalled();
  own.mockRestore();
});
