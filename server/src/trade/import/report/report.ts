import type { Edition } from '@btc/contract/members/access.ts';
import type { SetReport } from '../import-set.ts';
import type { ImportReport } from './import-report.ts';
import { chinese } from './report-words.cn.ts';
import { english } from './report-words.en.ts';

export function formatReport(report: ImportReport, edition: Edition): readonly string[] {
  const say = edition === 'cn' ? chinese : english;
  const number = new Intl.NumberFormat(edition === 'cn' ? 'zh-CN' : 'en-US', { maximumFractionDigits: 3 });
  const { leftOut } = report;
  const shown = report.issues.map((issue) => `  ${say.issue(issue)}`);
  const warned = report.warnings.map((issue) => `  ${say.issue(issue)}`);
  return [
    say.file(report, number),
    ...(report.outcome === 'unchanged' ? [] : [say.rows(report, number)]),
    ...(report.titles === null ? [] : say.titles(report.titles)),
    ...leftOut.slice(0, maxLeftOut).map((left) => say.leftOut(left, number)),
    ...(leftOut.length > maxLeftOut ? [say.moreLeftOut(number.format(leftOut.length - maxLeftOut))] : []),
    ...shown,
    ...(report.issueCount > shown.length ? [`  ${say.more(number.format(report.issueCount - shown.length))}`] : []),
    ...(report.coverage === null ? [] : [say.coverage(report)]),
    ...(report.changes === null ? [] : say.changes(report.changes, number)),
    ...(report.tableChanges === null ? [] : say.tableChanges(report.tableChanges, number)),
    ...(report.values === null ? [] : say.values(report.values, number)),
    ...say.losses(report, number),
    ...say.effects(report.effects, number),
    ...(report.heldBack === null ? [] : [say.heldBack(report.heldBack)]),
    ...(report.names === null ? [] : say.names(report.names, number)),
    ...(report.warningCount === 0 ? [] : [say.warnings(number.format(report.warningCount)), ...warned]),
    ...(report.unaccepted.length === 0 ? [] : [say.unaccepted(report.unaccepted.join(','))]),
    say.outcome(report),
  ];
}

const maxLeftOut = 20;

export function formatSetReport(report: SetReport, edition: Edition): readonly string[] {
  const say = edition === 'cn' ? chinese : english;
  const number = new Intl.NumberFormat(edition === 'cn' ? 'zh-CN' : 'en-US', { maximumFractionDigits: 3 });
  const { files, series, losses, effects, outcome } = report;
  const read = files.filter((file) => file !== null);
  const keptOut = read.find((file) => file.outcome !== 'loaded');
  return [
    ...read.flatMap((file) => [...formatReport(file, edition).slice(0, -1), '']),
    say.set(number.format(files.length)),
    ...series.flatMap(({ source, grain, changes }) => [`${source} (${grain})`, ...say.changes(changes, number)]),
    ...say.losses({ losses, outcome, coverage: null }, number),
    ...say.effects(effects, number),
    ...(keptOut === undefined ? [] : [say.keptOut(keptOut.inputName)]),
    say.outcome({ outcome, preview: report.preview, vintageId: null }),
  ];
}

export function formatWaiting(edition: Edition): string {
  return (edition === 'cn' ? chinese : english).waiting;
}
