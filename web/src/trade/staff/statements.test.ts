import { expect, it } from 'vitest';
import { issueReport } from './issue-report.ts';
import { zh } from './messages.zh.ts';
import { areSound, toInput, nothingStated } from './statements.ts';

it('takes codes with whatever stands between them, each once', () => {
  const typed = { ...nothingStated, origins: ' bra，ARG | ury BRA', covers: '0201、0202' };
  expect(areSound(typed)).toBe(true);
  expect(toInput(typed)).toMatchObject({ Origins: ['BRA', 'ARG', 'URY'], Covers: ['0201', '0202'] });
});

it('does not take names for codes', () => {
  expect(areSound({ ...nothingStated, origins: 'Brazil' })).toBe(false);
  expect(areSound({ ...nothingStated, covers: '02O2' })).toBe(false);
});

it('writes issues as CSV in the language of the console, with no cell that a spreadsheet would compute', () => {
  const issue = {
    Line: 3,
    Column: '第一数量',
    Value: '=1+1',
    Rule: 'formulaCell',
    ReasonCn: '单元格是"公式"',
    ReasonEn: 'x',
  };
  expect(issueReport([issue], zh, false)).toBe(
    '\uFEFF"行","列","值","规则"\r\n"3","第一数量","\'=1+1","单元格是""公式"""\r\n',
  );
});
