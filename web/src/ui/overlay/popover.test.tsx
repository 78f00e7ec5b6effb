// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { showPage } from '../testing/show-page.tsx';
import { closePopover, Popover } from './popover.tsx';

const panel = (
  <>
    <input type="checkbox" name="origin" value="BRA" aria-label="Brazil" />
    <button type="button" onClick={({ currentTarget }) => closePopover(currentTarget)}>
      Apply
    </button>
  </>
);

function show() {
  const events: string[] = [];
  const page = showPage(
    'en',
    <>
      <Popover label="Origin" value="All" onOpen={() => events.push('open')} onDismiss={(by) => events.push(by)}>
        {panel}
      </Popover>
      <button type="button" onClick={() => events.push('press')}>
        Elsewhere
      </button>
    </>,
  );
  const summary = page.getByText('Origin').closest('summary');
  if (summary === null) throw new Error('It has a button');
  return Object.assign(page, { events, summary });
}

test('its fields are in the document, within the form around it, before any script runs', () => {
  const markup = renderToStaticMarkup(
    <Popover label="Origin" value="All">
      {panel}
    </Popover>,
  );
  expect(markup).toContain('<details');
  expect(markup).toContain('name="origin"');
});

test('Escape closes it without a decision and gives the focus back; so does its own button, with one', async () => {
  const { user, summary, getByRole, getByLabelText, events } = show();
  await user.click(summary);
  await user.click(getByLabelText('Brazil'));
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(summary);
  await expect.poll(() => events).toEqual(['open', 'escape']);
  await user.keyboard('{Escape}');
  await user.click(summary);
  await user.click(getByRole('button', { name: 'Apply' }));
  expect(document.activeElement).toBe(summary);
  await expect.poll(() => events).toEqual(['open', 'escape', 'open']);
});

test('going elsewhere by Tab closes it', async () => {
  const { user, summary, getByRole, events } = show();
  await user.click(summary);
  await expect.poll(() => events).toEqual(['open']);
  for (let step = 0; document.activeElement !== getByRole('button', { name: 'Elsewhere' }) && step < 5; step += 1) {
    await user.tab();
  }
  expect(events).toEqual(['open', 'leave']);
});

test('a press elsewhere closes it, and is not lost', async () => {
  const { user, summary, getByRole, events } = show();
  await user.click(summary);
  await expect.poll(() => events).toEqual(['open']);
  await user.click(getByRole('button', { name: 'Elsewhere' }));
  expect(events).toEqual(['open', 'leave', 'press']);
});
