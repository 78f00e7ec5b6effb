// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { createFailureHandler } from './page-failure.ts';
import { forgetServerDocument, keepServerDocument, restoreServerDocument } from './server-document.ts';

const fault = new TypeError('Map.groupBy is not a function');
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  window.history.replaceState(null, '', '/BTCData?view=beef-one');
  document.documentElement.dataset['signedIn'] = '';
  document.body.innerHTML = '<h1>Beef data</h1><form><noscript><button>Apply</button></noscript></form>';
  keepServerDocument();
});

function failInBody(): void {
  document.body.innerHTML = '<h1>Something went wrong</h1>';
}

it('puts the document of the server back where its page fails, as that of a stranger', async () => {
  failInBody();
  const ask = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const fail = createFailureHandler(() => document.documentElement.remove());
  fail(fault);
  fail(fault);
  await settled();
  expect(ask).not.toHaveBeenCalled();
  expect(document.querySelectorAll('html')).toHaveLength(1);
  expect(document.querySelector('h1')?.textContent).toBe('Beef data');
  expect(document.documentElement.dataset['signedIn']).toBeUndefined();
  expect(document.querySelector('form > button')?.textContent).toBe('Apply');
  expect(restoreServerDocument(() => undefined)).toBe(false);
});

it('also where ending the page fails', async () => {
  failInBody();
  createFailureHandler(() => {
    throw new Error('An effect cannot end');
  })(fault);
  await settled();
  expect(document.querySelector('h1')?.textContent).toBe('Beef data');
});

it('leaves the page alone where the portal refused, or another page is shown', async () => {
  failInBody();
  const unmount = vi.fn<() => void>();
  createFailureHandler(unmount)(new TypeError('Failed to fetch'));
  await settled();
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  window.history.pushState(null, '', '/Terms');
  createFailureHandler(unmount)(fault);
  forgetServerDocument();
  await settled();
  expect(unmount).not.toHaveBeenCalled();
  expect(document.querySelector('h1')?.textContent).toBe('Something went wrong');
});

it('loads another page’s address whole once', async () => {
  const ask = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  window.history.pushState(null, '', '/Terms/2');
  const fail = createFailureHandler(() => undefined);
  fail(fault);
  fail(fault);
  await settled();
  expect(ask.mock.calls.map(([address]) => address)).toEqual([window.location.href]);
});
