// @vitest-environment jsdom
import { act, fireEvent, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { messages as uiMessages } from '#ui/messages.ts';
import { showPage } from '#ui/testing/show-page.tsx';
import { ChartBoundary } from './chart-boundary.tsx';
import { readChartTheme, watchTheme } from './chart-theme.ts';
import { Chart, FailedChart } from './chart.tsx';
import { ChartExport, type FigureHandle } from './export/chart-export.tsx';
import { messages } from './messages.ts';

const nothing = () => ({});

test.each(['cn', 'en'] as const)('a chart is an image with words, and says that it is on its way (%s)', (edition) => {
  const page = showPage(edition, <Chart label="Beef, 300 t" option={nothing} />);
  expect(page.getByRole('img', { name: 'Beef, 300 t' }).textContent).toContain(messages[edition].loading);
});

test('a sketch stands in its place until it comes', () => {
  const page = showPage('en', <Chart label="Beef" option={nothing} sketch={<p>The sketch</p>} />);
  page.getByText('The sketch');
  expect(page.queryByText(messages.en.loading)).toBeNull();
});

test.each(['cn', 'en'] as const)(
  'a chart that does not come is told in its place, and is tried again (%s)',
  async (edition) => {
    const retry = vi.fn<() => void>();
    const load = vi.fn<() => Promise<void>>(() => Promise.resolve());
    const page = showPage(edition, <FailedChart size="small" load={load} onRetry={retry} />);
    page.getByText(messages[edition].failedTitle);
    page.getByText(messages[edition].failedText);
    fireEvent.click(page.getByRole('button', { name: uiMessages[edition].retry }));
    await waitFor(() => expect(retry).toHaveBeenCalledTimes(1));
    expect(load).toHaveBeenCalledTimes(1);
  },
);

test('a drawing that fails leaves the page around it, and is drawn when it is tried again', async () => {
  // React tells the console of what a boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = true;
  const Drawing = () => {
    if (isBroken) throw new Error('no canvas');
    return <p>The drawing</p>;
  };
  const page = showPage(
    'en',
    <>
      <h1>The page</h1>
      <ChartBoundary
        renderFailure={(retry) => <FailedChart size="low" load={() => Promise.resolve()} onRetry={retry} />}
      >
        <Drawing />
      </ChartBoundary>
    </>,
  );
  page.getByRole('heading', { name: 'The page' });
  page.getByText(messages.en.failedTitle);
  isBroken = false;
  fireEvent.click(page.getByRole('button', { name: uiMessages.en.retry }));
  await page.findByText('The drawing');
});

test('a figure can make a picture of its charts', () => {
  const figure = createRef<FigureHandle>();
  showPage(
    'en',
    <ChartExport ref={figure}>
      <Chart label="Beef" option={nothing} />
    </ChartExport>,
  );
  expect(figure.current).toMatchObject({ exportPng: expect.any(Function) });
});

test('colours are read where the chart stands, those of origins by their codes', () => {
  const element = document.createElement('div');
  element.style.setProperty('--ink', '#112233');
  element.style.setProperty('--series-1', '#445566');
  document.body.append(element);
  onTestFinished(() => element.remove());
  const theme = readChartTheme(element);
  expect([theme.ink, theme.color('--series-1')]).toEqual(['#112233', '#445566']);
  expect(theme.color('--unknown')).toBe('');
});

test('a chart hears when the page turns dark, by its own switch or the system’s, until it stops', async () => {
  const system = new EventTarget();
  vi.stubGlobal('matchMedia', () => system);
  const turned = vi.fn<() => void>();
  const stop = watchTheme(turned);
  onTestFinished(() => {
    vi.unstubAllGlobals();
    delete document.documentElement.dataset['theme'];
  });
  system.dispatchEvent(new Event('change'));
  expect(turned).toHaveBeenCalledTimes(1);
  await act(async () => {
    document.documentElement.dataset['theme'] = 'dark';
    await Promise.resolve();
  });
  expect(turned).toHaveBeenCalledTimes(2);
  stop();
  system.dispatchEvent(new Event('change'));
  document.documentElement.dataset['theme'] = 'light';
  await Promise.resolve();
  expect(turned).toHaveBeenCalledTimes(2);
});
