import { expect, test } from 'vitest';
import { auditCsv, buildCsvCell } from './audit-csv.ts';

test('a cell is no formula, and keeps commas, quotes and line ends', () => {
  expect(buildCsvCell('=1+1')).toBe("'=1+1");
  expect(buildCsvCell('@cmd')).toBe("'@cmd");
  expect(buildCsvCell('a,"b"\nc')).toBe('"a,""b""\nc"');
  expect(buildCsvCell('牛肉')).toBe('牛肉');
});

test('an entry is a line with what was before and after', () => {
  const csv = auditCsv([
    {
      AuditID: 7,
      At: '2026-03-02T04:00:00.000Z',
      ActorID: null,
      ActorName: '-desk',
      Operation: 'SetMembership',
      SubjectKind: 'member',
      SubjectID: '12',
      Before: null,
      After: { Level: 'vip' },
    },
  ]);
  expect(csv).toBe(
    '\u{feff}AuditID,At,ActorName,Operation,SubjectKind,SubjectID,Before,After\r\n' +
      '7,2026-03-02T04:00:00.000Z,\'-desk,SetMembership,member,12,,"{""Level"":""vip""}"\r\n',
  );
});
