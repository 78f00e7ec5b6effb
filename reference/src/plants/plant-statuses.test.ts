import { expect, test } from 'vitest';
import { findPlantStatus, plantStateAfter, plantStatuses } from './plant-statuses.ts';
import type { PlantState, PlantStatusCode } from './plant-statuses.ts';

const stateAfter = (...events: readonly PlantStatusCode[]) => events.reduce<PlantState | null>(plantStateAfter, null);

test('the status board shows six changes', () => {
  expect(plantStatuses.filter((status) => status.onStatusBoard)).toHaveLength(6);
});

test('a suspended plant that regains its qualification is active', () => {
  expect(stateAfter('NEW', 'SUSP_CN')).toBe('suspended');
  expect(stateAfter('NEW', 'SUSP_SELF', 'REGAIN')).toBe('active');
});

test('a cancellation stands until the plant is newly approved', () => {
  expect(stateAfter('NEW', 'CANCEL', 'REGAIN', 'RENEW')).toBe('cancelled');
  expect(stateAfter('NEW', 'CANCEL', 'NEW')).toBe('active');
});

test('a renewal revives an expired registration but lifts no suspension', () => {
  expect(stateAfter('NEW', 'EXPIRE', 'RENEW')).toBe('active');
  expect(stateAfter('NEW', 'SUSP_CN', 'RENEW')).toBe('suspended');
});

test('a new number, name or scope leaves the state as it was', () => {
  expect(stateAfter('NEW', 'SUSP_CN', 'RENUM', 'INFO', 'SCOPE', 'WARN')).toBe('suspended');
});

test('a status has its name in both languages', () => {
  expect(findPlantStatus('SUSP_SELF')).toMatchObject({ nameCn: '自主暂停', nameEn: 'Voluntarily suspended' });
});
