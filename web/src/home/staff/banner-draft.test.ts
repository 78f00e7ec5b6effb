import { expect, it } from 'vitest';
import { type BannerDraft, toInput, newDraft } from './banner-draft.ts';

const text = { isThere: true, title: '题', summary: '摘要', pictureAlt: '图', link: '/cn/BTCData' };
const whole: BannerDraft = {
  ...newDraft('home'),
  picture: { path: 'banners/a.webp', width: '10', height: '5' },
  texts: { cn: text, en: { ...text, isThere: false } },
};

it('is sent when it is whole, an edition without words as null', () => {
  expect(toInput({ ...whole, from: '2026-11-21T08:00' })).toMatchObject({
    ShownFrom: '2026-11-21T08:00:00+08:00',
    ShownUntil: null,
    Texts: { cn: { Title: '题' }, en: null },
  });
});

it.each<Partial<Pick<BannerDraft, 'picture' | 'useRanges' | 'from' | 'until' | 'texts'>>>([
  { picture: { path: '', width: '', height: '' } },
  { useRanges: [] },
  { from: '2026-11-22T00:00', until: '2026-11-21T00:00' },
  { texts: { cn: { ...text, isThere: false }, en: { ...text, isThere: false } } },
  { texts: { cn: { ...text, title: ' ' }, en: text } },
  { texts: { cn: { ...text, link: 'javascript:alert(1)' }, en: text } },
])('waits for what is missing in %j', (changes) => {
  expect(toInput({ ...whole, ...changes })).toBeNull();
});

it('names sections beside articles only', () => {
  expect(toInput({ ...whole, sections: ['price'] })?.Sections).toEqual([]);
  expect(toInput({ ...whole, type: 'article', sections: ['price'] })?.Sections).toEqual(['price']);
});
