import { expect, it } from 'vitest';
import { renderEdition } from '#ui/testing/render-edition.tsx';
import { AgreeForm } from './agree-form.tsx';

const due = [
  { Kind: 'terms', Version: 2, EffectiveDate: '2026-12-01', Changes: '会员期限的计算' },
  { Kind: 'privacy', Version: 1, EffectiveDate: '2026-11-20', Changes: '' },
] as const;
const form = (onLater?: () => void) => (
  <AgreeForm due={[...due]} onAnswered={() => undefined} {...(onLater === undefined ? {} : { onLater })} />
);

it('names each text with its version, day and what is new, and opens it beside the form', () => {
  const html = renderEdition('cn', form());
  expect(html).toMatch(/href="\/cn\/Terms\/2"[^>]*target="_blank"|target="_blank"[^>]*href="\/cn\/Terms\/2"/);
  expect(html).toContain('《使用条款》第2版');
  expect(html).toContain('本版变化：会员期限的计算');
  expect(html).toContain('《免责声明》第1版');
  expect(html.match(/本版变化/g)).toHaveLength(1);
});

it('lets a reader put it off where it comes unasked', () => {
  expect(
    renderEdition(
      'en',
      form(() => undefined),
    ),
  ).toContain('Later');
  expect(renderEdition('en', form())).not.toContain('Later');
});
