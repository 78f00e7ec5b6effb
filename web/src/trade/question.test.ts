import { expect, it } from 'vitest';
import { openingState } from './page-state.ts';
import { downloadPath, questionOf } from './question.ts';
import { fileNameOf } from './save-file.ts';

const state = { ...openingState, origins: ['BRA', 'URY'], from: '2025-01', to: '2025-06', period: 'quarter' } as const;

it('asks for what the state says, and for the options with it', () => {
  expect(questionOf(state, 'en')).toMatchObject({
    isEn: true,
    IsFirst: true,
    Origin: 'BRA|URY',
    StartDate: '2025-01',
    EndDate: '2025-06',
    Period: 'quarter',
  });
  expect(questionOf(openingState, 'cn')).toMatchObject({ isEn: false, Origin: '', StartDate: '', Period: 'month' });
});

it('leads to the file with the same figures', () => {
  const address = new URL(downloadPath(state, 'cn'), 'http://portal.example');
  expect(address.pathname).toBe('/download/beef-one.csv');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    edition: 'cn',
    Origin: 'BRA|URY',
    StartDate: '2025-01',
    EndDate: '2025-06',
    Period: 'quarter',
  });
});

it('keeps a file under the name the server gives, and never under a path', () => {
  expect(fileNameOf('attachment; filename="beef_2025.csv"')).toBe('beef_2025.csv');
  expect(fileNameOf('attachment; filename="../evil.csv"')).toBe('beef-imports-by-origin.csv');
  expect(fileNameOf(null)).toBe('beef-imports-by-origin.csv');
});
