// @vitest-environment jsdom
import { act, fireEvent } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { showPage } from '#ui/testing/show-page.tsx';
import { messages } from '../messages.ts';
import { TabBar } from './tab-bar.tsx';
import { type TabBarPlace, tabs } from './tabs.ts';

const t = messages.cn;
const own = tabs.cn.findIndex((tab) => tab.name === 'news');
const name = t.submenu(t.tabs.news);

const show = (place: TabBarPlace = { own: null, entry: null }) =>
  showPage('cn', <TabBar place={place} />, '/cn/Elsewhere');
const isOpen = (page: ReturnType<typeof show>) =>
  page.getByRole('button', { name }).getAttribute('aria-expanded') === 'true';

test('each tab is a link; the one of the page is marked, and so is its entry', () => {
  const page = show({ own, entry: 'videos' });
  for (const one of tabs.cn) expect(page.getAllByRole('link', { name: t.tabs[one.name] }).length).toBeGreaterThan(0);
  expect(page.getAllByRole('link', { current: true }).map(({ textContent }) => textContent)).toEqual([t.tabs.news]);
  expect(page.getByRole('link', { current: 'page' }).textContent).toBe(t.tabs.videos);
});

test('on a page outside of the bar none is marked', () => {
  const page = show();
  expect(page.queryAllByRole('link').filter((link) => link.hasAttribute('aria-current'))).toEqual([]);
});

test('its button opens the menu and closes it again; a press beside closes it too', async () => {
  const page = show();
  const button = page.getByRole('button', { name });
  await page.user.click(button);
  expect(isOpen(page)).toBe(true);
  await page.user.click(button);
  expect(isOpen(page)).toBe(false);
  await page.user.click(button);
  await page.user.click(document.body);
  expect(isOpen(page)).toBe(false);
});

test('who has opened the menu by hovering keeps it open with a press', async () => {
  const page = show();
  const item = page.getByRole('button', { name }).closest('li') ?? document.body;
  fireEvent.pointerEnter(item, { pointerType: 'mouse' });
  expect(isOpen(page)).toBe(true);
  await page.user.click(page.getByRole('button', { name }));
  expect(isOpen(page)).toBe(true);
});

test('a menu that is left closes in a moment, unless it was opened by a press', () => {
  const page = show();
  const item = page.getByRole('button', { name }).closest('li') ?? document.body;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const wait = (ms: number): void =>
    act(() => {
      vi.advanceTimersByTime(ms);
    });
  fireEvent.pointerEnter(item, { pointerType: 'mouse' });
  fireEvent.pointerLeave(item, { pointerType: 'mouse' });
  wait(100);
  expect(isOpen(page)).toBe(true);
  wait(100);
  expect(isOpen(page)).toBe(false);
  fireEvent.click(page.getByRole('button', { name }));
  fireEvent.pointerLeave(item, { pointerType: 'mouse' });
  wait(1000);
  expect(isOpen(page)).toBe(true);
});

test('a finger does not hover', () => {
  const page = show();
  const item = page.getByRole('button', { name }).closest('li') ?? document.body;
  fireEvent.pointerEnter(item, { pointerType: 'touch' });
  expect(isOpen(page)).toBe(false);
});

test('arrows lead into the menu and along it, and out of it at the top', async () => {
  const page = show();
  act(() => page.getByRole('button', { name }).focus());
  await page.user.keyboard('{ArrowDown}');
  expect(isOpen(page)).toBe(true);
  expect(document.activeElement?.textContent).toBe(t.tabs.newsFront);
  await page.user.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe(t.tabs.videos);
  await page.user.keyboard('{ArrowUp}{ArrowUp}');
  expect(document.activeElement).toBe(page.getByRole('button', { name }));
});

test('Escape closes the menu and gives the focus back to its button', async () => {
  const page = show();
  act(() => page.getByRole('button', { name }).focus());
  await page.user.keyboard('{ArrowDown}{Escape}');
  expect(isOpen(page)).toBe(false);
  expect(document.activeElement).toBe(page.getByRole('button', { name }));
});

test('a place that is chosen closes the menu', async () => {
  const page = show();
  await page.user.click(page.getByRole('button', { name }));
  await page.user.click(page.getByRole('link', { name: t.tabs.videos }));
  expect(page.address()).toBe('/cn/BTCEyes');
  expect(isOpen(page)).toBe(false);
});
