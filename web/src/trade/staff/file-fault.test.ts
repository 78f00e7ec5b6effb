import { expect, it } from 'vitest';
import { fileFaultOf } from './file-fault.ts';

it('says why a file cannot be sent before it is', () => {
  expect(fileFaultOf({ name: 'customs.CSV', size: 1 })).toBeNull();
  expect(fileFaultOf({ name: 'customs.csv', size: 0 })).toBe('empty');
  expect(fileFaultOf({ name: 'notes.pdf', size: 14 })).toBe('otherKind');
});
