// @vitest-environment jsdom
import { act, cleanup, fireEvent, renderHook } from '@testing-library/react';
import { use } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showRoutes } from '#ui/testing/show-page.tsx';
import { PageLink, usePageLinks } from '../pages/page-link.tsx';
import { useTypedText } from './use-typed-text.ts';

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

interface Typed {
  readonly value: string;
  readonly waits?: boolean;
}
function typeText(first: Typed) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const settled = vi.fn<(text: string) => void>();
  const hook = renderHook(({ value, waits }: Typed) => useTypedText(value, settled, waits), {
    initialProps: first,
    wrapper: MemoryRouter,
  });
  return { ...hook, settled, type: (text: string) => act(() => hook.result.current.setText(text)) };
}
const wait = (ms: number): void =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

test('words act when the typing pauses, without the blanks around them', () => {
  const { result, settled, type } = typeText({ value: '' });
  type('bra');
  wait(250);
  type(' brazil ');
  wait(250);
  expect(settled).not.toHaveBeenCalled();
  expect(result.current.text).toBe(' brazil ');
  wait(60);
  expect(settled.mock.calls).toEqual([['brazil']]);
});

test('they act at once when that is wanted, and not where nothing has changed', () => {
  const { result, settled, type } = typeText({ value: 'brazil' });
  act(() => result.current.settleNow());
  type('brazil ');
  act(() => result.current.settleNow());
  expect(settled).not.toHaveBeenCalled();
  type('uruguay');
  act(() => result.current.settleNow());
  expect(settled.mock.calls).toEqual([['uruguay']]);
});

test('a value from outside takes the place of what was typed; one’s own that returns does not', () => {
  const { result, rerender, type } = typeText({ value: '' });
  type('brazil ');
  rerender({ value: 'brazil' });
  expect(result.current.text).toBe('brazil ');
  rerender({ value: '' });
  expect(result.current.text).toBe('');
});

test('an empty text that may become another waits until it is left', () => {
  const { result, settled, type } = typeText({ value: '5', waits: true });
  type('');
  wait(1000);
  expect(settled).not.toHaveBeenCalled();
  act(() => result.current.settleNow());
  expect(settled.mock.calls).toEqual([['']]);
});

function showSlowWay() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const settled = vi.fn<(text: string) => void>();
  const loaded = Promise.withResolvers<null>();
  const drawn = Promise.withResolvers<string>();
  const List = () => {
    usePageLinks();
    const { text, setText } = useTypedText('', settled);
    return (
      <>
        <input type="search" value={text} onChange={({ target }) => setText(target.value)} />
        <PageLink to="/record">Record</PageLink>
      </>
    );
  };
  const Record = () => <h1>{use(drawn.promise)}</h1>;
  const page = showRoutes(
    [
      { path: '/list', element: <List /> },
      { path: '/record', element: <Record />, loader: () => loaded.promise },
    ],
    '/list',
  );
  const leaveTyping = async () => {
    fireEvent.change(page.getByRole('searchbox'), { target: { value: 'brazil' } });
    fireEvent.click(page.getByRole('link', { name: 'Record' }));
    await act(() => Promise.resolve());
  };
  return { ...page, settled, loaded, drawn, leaveTyping };
}

test('what is typed just before another page is asked for calls nobody back from the way there', async () => {
  const { settled, address, leaveTyping } = showSlowWay();
  await leaveTyping();
  wait(1000);
  expect(address()).toBe('/list');
  expect(settled).not.toHaveBeenCalled();
});

test('nor from there, while that page waits to be drawn', async () => {
  const { settled, loaded, drawn, address, leaveTyping, findByRole, getByRole } = showSlowWay();
  await leaveTyping();
  await act(async () => loaded.resolve(null));
  expect(address()).toBe('/record');
  expect(getByRole('searchbox')).not.toBeNull();
  wait(1000);
  expect(settled).not.toHaveBeenCalled();
  vi.useRealTimers();
  await act(async () => drawn.resolve('Record'));
  await findByRole('heading', { name: 'Record' });
});
