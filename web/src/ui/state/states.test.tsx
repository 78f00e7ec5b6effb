import { expect, it } from 'vitest';
import { renderEdition } from '../testing/render-edition.tsx';
import { DemoEndContext } from '../data/demo-end.ts';
import { DemoMark } from '../data/demo-mark.tsx';
import { LockedPanel } from './locked-panel.tsx';
import { ErrorState } from './notice.tsx';

it('tells a signed-out reader what is locked and how to get it', () => {
  const html = renderEdition('cn', <LockedPanel title="分部位价格" reason="anonymous" />);
  expect(html).toContain('分部位价格');
  expect(html).toContain('href="/cn/Login"');
  expect(html).toContain('href="/cn/Register"');
  expect(html).toContain('href="/cn/ContactUs"');
});

it.each([
  ['notpaid', '申请会员'],
  ['notinlist', '查看其他等级'],
  ['expired', '申请续期'],
] as const)('leads a member who is locked out as %s to the choice of memberships', (reason, words) => {
  const html = renderEdition('cn', <LockedPanel title="分部位价格" reason={reason} />);
  expect(html).toMatch(new RegExp(`<a [^>]*data-dialog="membership"[^>]*>${words}</a>`));
  expect(html).toContain('href="/cn/Account#membership"');
});

it('names us as well, and counts the trial', () => {
  const html = renderEdition('en', <LockedPanel title="Prices by cut" reason="notpaid" trialLeft={3} />);
  expect(html).toContain('href="/ContactUs"');
  expect(html).not.toContain('/Login');
  expect(html).toContain('trial: 3');
  expect(renderEdition('en', <LockedPanel title="x" reason="notpaid" trialLeft={0} />)).toContain('all the items');
});

it('says what else is locked, and not again how to get it', () => {
  const html = renderEdition('en', <LockedPanel title="Prices by cut" reason="anonymous" isFurther />);
  expect(html).toContain('Prices by cut');
  expect(html).not.toContain('href=');
});

it('announces a failure and offers another try', () => {
  const html = renderEdition('en', <ErrorState onRetry={() => {}} />);
  expect(html).toContain('role="alert"');
  expect(html).toContain('Try again');
});

it('says that demonstration figures are no statistics', () => {
  expect(renderEdition('cn', <DemoMark kind="data" explain />)).toContain('不是真实统计');
});

it('says that the demonstration has ended, where it has', () => {
  const ended = (kind: 'data' | 'content', explain: boolean) =>
    renderEdition(
      'en',
      <DemoEndContext value="2026-11-20">
        <DemoMark kind={kind} explain={explain} />
      </DemoEndContext>,
    );
  expect(ended('data', true)).toContain('“today” and “latest” mean that day');
  expect(ended('data', false)).toContain('Demonstration data as of 20 November 2026');
  expect(ended('content', true)).not.toContain('2026');
  expect(renderEdition('en', <DemoMark kind="data" />)).not.toContain('2026');
});
