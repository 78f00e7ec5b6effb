import type { FieldRules } from '@btc/contract/wire/field-rules.ts';
import { describe, expect, test } from 'vitest';
import { rules as merchantRules } from 'form-rules:SaveMerchant';
import { digitsCodec, findIssue, findIssues, toCallRequest, toFormValues } from './form-values.ts';

const text = { kind: 'text', isRequired: true, isNullable: false } as const;
const rules: FieldRules = {
  Name: { ...text, minLength: 1, maxLength: 5 },
  Note: { ...text, isRequired: false, isNullable: true },
  Site: { ...text, isRequired: false, format: 'uri' },
  Year: { kind: 'number', isRequired: false, isNullable: true, isInteger: true, minimum: 1900, maximum: 2100 },
  Open: { kind: 'flag', isRequired: true, isNullable: false },
  Codes: { kind: 'list', isRequired: false, isNullable: false },
  Editions: { kind: 'list', isRequired: true, isNullable: false, minLength: 1 },
};

describe('what is typed', () => {
  test.each([
    ['Name', '', 'required'],
    ['Name', '  ', 'required'],
    ['Name', '123456', 'too_big'],
    ['Name', ' 12345 ', null],
    ['Note', '', null],
    ['Site', 'no address', 'invalid_format'],
    ['Site', 'https://portal.example', null],
    ['Year', '1899', 'too_small'],
    ['Year', '2,000', null],
    ['Year', '2000.5', 'invalid_type'],
    ['Year', 'last', 'invalid_type'],
    ['Year', '', null],
    ['Open', false, null],
    ['Codes', [], null],
    ['Editions', [], 'required'],
    ['Editions', ['cn'], null],
  ] as const)('%s “%s” breaks the rule %s', (name, value, issue) => {
    const rule = rules[name];
    if (rule === undefined) throw new Error(name);
    expect(findIssue(rule, value)).toBe(issue);
  });

  test('breaks the rules that the contract has, letters and choices too', () => {
    const { Name, Type, Phone, Founded } = merchantRules;
    if (!Name || !Type || !Phone || !Founded) throw new Error('The call has lost a field');
    expect(findIssue(Name, '冷链\u202e')).toBe('invalid_format');
    expect(findIssue(Type, 'bank')).toBe('invalid_value');
    expect(findIssue(Phone, 'call me')).toBe('invalid_format');
    expect(findIssue(Founded, '3000')).toBe('too_big');
  });
});

test('a record becomes a form and the form the same record again; empty is none', () => {
  const record = {
    Name: '示例',
    Note: null,
    Site: 'https://portal.example',
    Year: 1998,
    Open: true,
    Codes: ['BRA'],
    Editions: ['cn'],
  };
  const values = toFormValues({ rules }, { ...record, Revision: 3 });
  expect(values).toEqual({
    Name: '示例',
    Note: '',
    Site: 'https://portal.example',
    Year: '1998',
    Open: true,
    Codes: ['BRA'],
    Editions: ['cn'],
  });
  expect(toCallRequest({ rules }, values, { Revision: 3 })).toEqual({ ...record, Revision: 3 });
  const emptied = { ...values, Name: ' b ', Site: ' ', Year: '' };
  expect(toCallRequest({ rules }, emptied, {})).toEqual({
    Name: 'b',
    Note: null,
    Year: null,
    Open: true,
    Codes: ['BRA'],
    Editions: ['cn'],
  });
});

test('a field that is written otherwise goes through its own reading', () => {
  const codecs = {
    Codes: { format: (codes: unknown) => String(codes), parse: (typed: string) => ({ value: typed.split(',') }) },
  };
  const values = toFormValues({ rules, codecs }, { Codes: ['BRA', 'AUS'] });
  expect(values['Codes']).toBe('BRA,AUS');
  expect(toCallRequest({ rules, codecs }, values, {})).toMatchObject({ Codes: ['BRA', 'AUS'] });
});

const parts: FieldRules = {
  Cn: { kind: 'part', isRequired: true, isNullable: true, of: { Title: text, Summary: text } },
  Names: { kind: 'rows', isRequired: false, isNullable: false, of: { Name: text, Source: { ...text, maxLength: 5 } } },
  Kinds: { kind: 'list', isRequired: true, isNullable: false, minLength: 1 },
};

test('parts and rows become fields of their own and the call’s parts again; one that may be none and is blank is none', () => {
  const record = { Cn: { Title: '标题', Summary: '摘要' }, Names: [{ Name: 'x', Source: 'y' }], Kinds: ['new'] };
  const values = toFormValues({ rules: parts }, record);
  expect(values).toEqual(record);
  expect(findIssues({ rules: parts }, values)).toEqual([]);
  expect(toCallRequest({ rules: parts }, values, {})).toEqual(record);
  const blank = toFormValues({ rules: parts }, {});
  expect(blank).toEqual({ Cn: { Title: '', Summary: '' }, Names: [], Kinds: [] });
  expect(toCallRequest({ rules: parts }, blank, {})).toEqual({ Cn: null, Names: [], Kinds: [] });
});

test('what is wrong within parts and rows is told by its path, and a part is whole or none', () => {
  const values = { Cn: { Title: '', Summary: '摘要' }, Names: [{ Name: 'x', Source: 'too long' }], Kinds: [] };
  expect(findIssues({ rules: parts }, values)).toEqual([
    { path: 'Cn.Title', rule: 'required' },
    { path: 'Names.0.Source', rule: 'too_big' },
    { path: 'Kinds', rule: 'required' },
  ]);
  const codecs = { Name: { format: String, parse: (typed: string) => ({ problem: `no ${typed}` }) } };
  expect(findIssues({ rules: parts, codecs }, { Names: [{ Name: 'x', Source: 'y' }] })).toEqual([
    { path: 'Names.0.Name', rule: 'problem', problem: 'no x' },
  ]);
});

test('reads an amount with separators or of full width as its digits, and refuses what is none', () => {
  const price = { kind: 'text', isRequired: true, isNullable: false, pattern: String.raw`^\d+(?:\.\d+)?$` } as const;
  const shape = {
    rules: { Low: price, High: { ...price, isRequired: false } },
    codecs: { Low: digitsCodec, High: digitsCodec },
  };
  expect(toFormValues(shape, { Low: 5300 })).toEqual({ Low: '5300', High: '' });
  const typed = { Low: '５,300.5', High: ' ' };
  expect(findIssues(shape, typed)).toEqual([]);
  expect(toCallRequest(shape, typed, {})).toEqual({ Low: '5300.5' });
  expect(findIssues(shape, { Low: 'dear', High: '' })).toEqual([{ path: 'Low', rule: 'invalid_format' }]);
  expect(findIssues(shape, { Low: '', High: '' })).toEqual([{ path: 'Low', rule: 'required' }]);
});
