import { expect, test } from 'vitest';
import { beginForm, readFormValues } from './use-call-form.ts';

const base = { Title: 'Beef', Text: 'Ten containers', Tags: ['frozen'] };
const nothing = { typed: {}, was: {} };

test('a form without a draft opens with its record', () => {
  expect(beginForm(base, nothing)).toEqual({ values: base, conflicts: [], hasDraft: false });
});

test('what was typed before stands in it again', () => {
  const { values, hasDraft, conflicts } = beginForm(base, { typed: { Title: 'Pork' }, was: { Title: 'Beef' } });
  expect(values).toEqual({ ...base, Title: 'Pork' });
  expect(hasDraft).toBe(true);
  expect(conflicts).toEqual([]);
});

test('a draft of what is stored by now is none', () => {
  expect(beginForm(base, { typed: { Title: 'Beef' }, was: { Title: 'Veal' } }).hasDraft).toBe(false);
});

test('where the record has changed under the draft both are put side by side, and what is typed stays', () => {
  const { values, conflicts } = beginForm(base, { typed: { Title: 'Pork' }, was: { Title: 'Veal' } });
  expect(conflicts).toEqual([{ name: 'Title', theirs: 'Beef', mine: 'Pork' }]);
  expect(values['Title']).toBe('Pork');
});

test('typing in a form does not change the record it began with', () => {
  const stored = { Cn: { Title: '牛肉', Text: '十柜' } };
  const { values } = beginForm(stored, nothing);
  Object.assign(values['Cn'] as object, { Title: '猪肉' });
  expect(stored.Cn.Title).toBe('牛肉');
});

test('in a field of parts only those parts are a conflict that both have changed', () => {
  const stored = { Cn: { Title: '牛肉', Text: '二十柜' } };
  const { values, conflicts } = beginForm(stored, {
    typed: { Cn: { Title: '猪肉', Text: '十柜' } },
    was: { Cn: { Title: '牛肉', Text: '十柜' } },
  });
  expect(conflicts).toEqual([]);
  expect(values).toEqual({ Cn: { Title: '猪肉', Text: '二十柜' } });
});

test('what the form library holds beside values is left out', () => {
  expect(readFormValues({ Title: 'Beef', Count: undefined, Tags: ['frozen'] })).toEqual({
    Title: 'Beef',
    Tags: ['frozen'],
  });
});
