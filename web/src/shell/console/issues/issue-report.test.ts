import { expect, test } from 'vitest';
import { buildIssueReport } from './issue-report.ts';
import { messages } from './messages.ts';

const issue = {
  Line: 3,
  Column: '第一数量',
  Value: '=1+1',
  Rule: 'formulaCell',
  ReasonCn: '单元格是"公式"',
  ReasonEn: 'A formula',
};

test('issues are CSV in the language of the console, with no cell that a spreadsheet would compute', () => {
  expect(buildIssueReport({ issues: [issue], total: 1 }, messages.cn, false)).toBe(
    '\uFEFF"行","列","值","原因"\r\n"3","第一数量","\'=1+1","单元格是""公式"""\r\n',
  );
});

test('a list that leaves some out says how many', () => {
  const lines = buildIssueReport({ issues: [issue], total: 5 }, messages.en, true).split('\r\n');
  expect(lines[1]).toContain('"A formula"');
  expect(lines[2]).toBe(`"","","","${messages.en.left('4')}"`);
});
