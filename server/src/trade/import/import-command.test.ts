import { expect, test } from 'vitest';
import { readImportCommand } from './import-command.ts';

test('a whole command is read', () => {
  const args =
    'customs-query file.csv --preview --as-published-on 2026-03-20 --origins BRA|ARG --covers 0201|0202 --lang cn';
  expect(readImportCommand(args.split(' '))).toMatchObject({
    kind: 'import',
    edition: 'cn',
    request: {
      format: { name: 'customs-query', source: 'customs' },
      path: 'file.csv',
      preview: true,
      asPublishedOn: '2026-03-20',
      origins: ['BRA', 'ARG'],
      covers: ['0201', '0202'],
      errorsPath: null,
    },
  });
});

test('what is left out has its default', () => {
  expect(readImportCommand(['comtrade', 'file.csv'])).toMatchObject({
    edition: 'en',
    request: { preview: false, asPublishedOn: null, origins: null, covers: null },
  });
});

test('several files are of the form named last before them, and are imported together', () => {
  const command = readImportCommand('customs-query usd.csv cny.csv rates rates.csv --preview --take-away'.split(' '));
  expect(command).toMatchObject({
    kind: 'importSet',
    requests: [
      { format: { name: 'customs-query' }, path: 'usd.csv', preview: true, takeAway: true },
      { format: { name: 'customs-query' }, path: 'cny.csv' },
      { format: { name: 'rates' }, path: 'rates.csv' },
    ],
  });
  expect(readImportCommand('customs-query one.csv two.csv --errors issues.csv'.split(' '))).toEqual({
    kind: 'wrong',
    issues: ['--errors is for one file at a time'],
  });
  expect(readImportCommand(['excel', 'file.csv'])).toMatchObject({ issues: [expect.stringContaining('one of')] });
});

test('everything that is wrong is named at once', () => {
  const args = ['excel', '--as-published-on', 'today', '--origins', 'XYZ', '--covers', '0206', '--lang', 'fr'];
  expect(readImportCommand(args)).toEqual({
    kind: 'wrong',
    issues: [
      'the format is one of: customs-query, customs-places, comtrade, shipments, quotas, rates',
      'the file is missing',
      '--as-published-on takes a day (YYYY-MM-DD), not today',
      '--origins: XYZ is no origin',
      '--covers: 0206 is no position of ours',
      '--lang takes en or cn',
    ],
  });
});

test('warnings that stop a load are accepted by name', () => {
  expect(readImportCommand('comtrade file.csv --accept worldMismatch,atRowLimit'.split(' '))).toMatchObject({
    request: { accept: ['worldMismatch', 'atRowLimit'] },
  });
  expect(readImportCommand(['comtrade', 'file.csv'])).toMatchObject({ request: { accept: [] } });
  expect(readImportCommand(['comtrade', 'file.csv', '--accept', 'all'])).toMatchObject({
    kind: 'wrong',
    issues: [expect.stringContaining('--accept: all is no warning that stops; those are worldMismatch')],
  });
});

test('an unknown option is named', () => {
  expect(readImportCommand(['comtrade', 'file.csv', '--force'])).toMatchObject({
    kind: 'wrong',
    issues: [expect.stringContaining('--force')],
  });
});

test('help is given when asked for', () => {
  expect(readImportCommand(['--help'])).toEqual({ kind: 'help' });
});

test('a template is asked for by its format, and written by the name of its file', () => {
  expect(readImportCommand('shipments --template out.xlsx --lang cn'.split(' '))).toEqual({
    kind: 'template',
    name: 'shipments',
    path: 'out.xlsx',
    edition: 'cn',
  });
  expect(readImportCommand(['quotas', '--template'])).toMatchObject({ kind: 'template', path: null, edition: 'en' });
  expect(readImportCommand(['comtrade', '--template', 'out.doc'])).toEqual({
    kind: 'wrong',
    issues: ['there are templates of: shipments, quotas, rates', 'a template is a .csv or an .xlsx file, not out.doc'],
  });
});

test('options about facts are not for tables', () => {
  expect(readImportCommand(['rates', 'file.csv', '--origins', 'BRA'])).toMatchObject({
    kind: 'wrong',
    issues: ['--origins and --covers are not for rates'],
  });
});

test('the encoding of a text may be named', () => {
  expect(readImportCommand('shipments file.csv --encoding windows-1252'.split(' '))).toMatchObject({
    request: { encoding: 'windows-1252' },
  });
  expect(readImportCommand('shipments file.csv --encoding latin9'.split(' '))).toEqual({
    kind: 'wrong',
    issues: ['--encoding is one of: utf-8, utf-16le, utf-16be, gb18030, windows-1252'],
  });
});
