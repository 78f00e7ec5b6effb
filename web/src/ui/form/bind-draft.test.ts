import { expect, it } from 'vitest';
import { bindDraft } from './bind-draft.ts';
import { toNamedOptions } from './named-options.ts';

it('changes one member of the draft, and leaves the others', () => {
  let draft: { note: string; meat: 'beef' | 'pork'; isListed: boolean } = { note: '', meat: 'beef', isListed: false };
  const bind = () =>
    bindDraft(draft, (next) => {
      draft = next;
    });
  bind()
    .text('note')
    .onChange({ target: { value: ' as typed ' } });
  bind().choice('meat').onChange('pork');
  bind()
    .check('isListed')
    .onChange({ target: { checked: true } });
  expect(draft).toEqual({ note: ' as typed ', meat: 'pork', isListed: true });
  expect(bind().text('note').value).toBe(' as typed ');
});

it('names rows of ours and of an answer alike', () => {
  const beef = { value: 'beef', label: '牛肉' };
  expect(toNamedOptions('cn', [{ code: 'beef', nameCn: '牛肉', nameEn: 'Beef' }])).toEqual([beef]);
  expect(toNamedOptions('cn', [{ Code: 'beef', NameCn: '牛肉', NameEn: 'Beef' }])).toEqual([beef]);
});
