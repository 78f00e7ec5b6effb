import { noticeKinds, type NoticeKind, type SafeguardNotice } from '@btc/contract/safeguard/measure.ts';
import { AddSafeguardNotice } from '@btc/contract/trade/desk/notice-desk.ts';
import type { Db } from '#platform/db/db.ts';
import { type Issue, toIssue } from '#platform/import/issue.ts';
import type { Reason } from '#platform/import/issue-reasons.ts';
import type { RowOutcome } from '#platform/import/read-rows.ts';
import {
  findNoticeIssue,
  findRecordIssue,
  insertNotice,
  listNotices,
  listQuotas,
  type NewNotice,
  type NoticeIssue,
  type NoticeRule,
} from '#safeguard/face.ts';
import { readDay } from '#platform/import/text/calendar.ts';
import { parseDecimal, type TableCells } from './publication-rows.ts';
import type { QuotaColumn } from './quota-columns.data.ts';

const maxNotices = 1_000;

export interface RowHead {
  readonly origin: string;
  readonly year: number;
  readonly source: string;
  readonly publishedOn: string;
}

interface NoticeRow extends Omit<NewNotice, 'corrects' | 'enteredBy' | 'runId'> {
  readonly fileLine: number;
  /** Day on which the notice that it corrects was published. */
  readonly correctsOf: string | null;
  readonly formatTitle: (column: QuotaColumn) => string;
}

const kindWords: Readonly<Record<NoticeKind, readonly string[]>> = {
  notice: ['notice', '公告'],
  report: ['report', '报道'],
};

export function parseKind(text: string): NoticeKind | 'quota' | null {
  const word = text.toLowerCase();
  if (word === 'quota' || word === '配额') return 'quota';
  return noticeKinds.find((kind) => kindWords[kind].includes(word)) ?? null;
}

const columns: Readonly<Record<NoticeIssue[0], QuotaColumn>> = {
  kind: 'kind',
  line: 'origin',
  year: 'year',
  percent: 'step',
  reachedOn: 'reachedOn',
  surchargeFrom: 'surchargeFrom',
  publishedOn: 'publishedOn',
  corrects: 'corrects',
};

const ruleReasons: Readonly<Record<NoticeRule, Reason>> = {
  step: 'unknownStep',
  future: 'futurePeriod',
  order: 'dayOrder',
  required: 'emptyCell',
  unknown: 'noSuchNotice',
  taken: 'noticeTaken',
};

function toReason([field, rule]: NoticeIssue): Reason {
  return field === 'year' || field === 'line' ? 'noQuota' : ruleReasons[rule];
}

function listChoices(
  quotas: readonly { readonly origin: string; readonly year: number }[],
  field: NoticeIssue[0],
  { year }: NoticeRow,
): readonly string[] {
  const choices =
    field === 'year'
      ? quotas.map((quota) => String(quota.year))
      : quotas.filter((quota) => quota.year === year).map(({ origin }) => origin);
  return [...new Set(choices)].toSorted();
}

export class NoticeRows {
  readonly #rows: NoticeRow[] = [];

  get years(): readonly number[] {
    return this.#rows.map(({ year }) => year);
  }

  get latestPublishedOn(): string {
    return (
      this.#rows
        .map(({ publishedOn }) => publishedOn)
        .toSorted()
        .at(-1) ?? ''
    );
  }

  take(
    fileLine: number,
    cells: TableCells<QuotaColumn>,
    { head, kind, today }: { readonly head: RowHead; readonly kind: NoticeKind; readonly today: string },
  ): RowOutcome {
    const day = { parse: readDay, reason: 'badDay', orElse: '' } as const;
    const words = { parse: parseText, reason: 'badText', orElse: '' } as const;
    const percent = cells.read('step', { parse: parsePart, reason: 'badPercent' });
    const [reachedOn, surchargeFrom, corrects] = [
      cells.read('reachedOn', day),
      cells.read('surchargeFrom', day),
      cells.read('corrects', day),
    ];
    const row: NoticeRow = {
      fileLine,
      kind,
      line: head.origin,
      year: head.year,
      percent: Number(percent),
      reachedOn: reachedOn || null,
      surchargeFrom: surchargeFrom || null,
      publishedOn: head.publishedOn,
      textCn: cells.read('textCn', words) || null,
      textEn: cells.read('textEn', words) || null,
      sourceCn: head.source,
      sourceEn: cells.read('sourceEn', words).slice(0, 120) || head.source,
      sourceUrl: cells.read('url', { parse: parseUrl, reason: 'badUrl', orElse: '' }) || null,
      correctsOf: corrects || null,
      formatTitle: (column) => cells.title(column),
    };
    const issue = cells.issues.length > 0 ? null : findNoticeIssue({ ...row, corrects: null }, today);
    if (issue !== null) cells.fail(toReason(issue), columns[issue[0]]);
    if (cells.issues.length > 0) return { kind: 'bad', issues: cells.issues };
    if (this.#rows.length >= maxNotices) {
      return { kind: 'bad', issues: [toIssue('tooManyRows', '', String(maxNotices))] };
    }
    this.#rows.push(row);
    const decides = toIssue('noticeDecides', row.formatTitle('step'), `${row.line} ${row.year} ${row.percent}%`);
    return { kind: 'taken', warnings: kind === 'notice' ? [decides] : [] };
  }

  async findIssues(
    db: Db,
    brought: readonly { readonly origin: string; readonly year: number }[],
  ): Promise<readonly Issue[]> {
    const quotas = [...(await listQuotas(db)), ...brought];
    return (await this.#compare(db)).flatMap(({ row, notice, known }) => {
      const issue = findRecordIssue(notice, { quotas, notices: known });
      if (issue === null) return [];
      const title = row.formatTitle(columns[issue[0]]);
      const reason = toReason(issue);
      const choices = reason === 'noQuota' ? listChoices(quotas, issue[0], row) : [];
      return [{ line: row.fileLine, ...toIssue(reason, title, describeRow(row), choices) }];
    });
  }

  async countNews(db: Db): Promise<number> {
    return (await this.#compare(db)).length;
  }

  get count(): number {
    return this.#rows.length;
  }

  async load(db: Db, run: { readonly id: number; readonly actor: string; readonly at: Date }): Promise<void> {
    // Numbers of the file's own notices before they are in the records are negative.
    const numbers = new Map<number, number>();
    for (const { row, notice } of await this.#compare(db)) {
      const corrects = notice.corrects === null ? null : (numbers.get(notice.corrects) ?? notice.corrects);
      const id = await insertNotice(db, { ...row, corrects, enteredBy: run.actor, runId: run.id }, run.at);
      numbers.set(notice.id, id);
    }
  }

  /** Rows not stored yet, each with what precedes it: stored notices and earlier rows of the file. */
  async #compare(db: Db): Promise<readonly NewRow[]> {
    const stored = await listNotices(db);
    const counting = stored.filter(({ isWithdrawn }) => !isWithdrawn);
    const says = new Set(counting.map(toNoticeFingerprint));
    const news: NewRow[] = [];
    let known: readonly SafeguardNotice[] = counting;
    for (const row of this.#rows.filter((one) => !says.has(toNoticeFingerprint(one)))) {
      const notice = { ...row, id: -1 - news.length, isWithdrawn: false, corrects: findCorrected(row, known) };
      news.push({ row, notice, known });
      known = [...known, notice];
    }
    return news;
  }
}

interface NewRow {
  readonly row: NoticeRow;
  readonly notice: SafeguardNotice;
  readonly known: readonly SafeguardNotice[];
}

const none = 0;

/** The notice that a row corrects: same origin and year, published on the named day; if several, of the same step. */
function findCorrected(
  { kind, line, year, percent, correctsOf }: NoticeRow,
  known: readonly SafeguardNotice[],
): number | null {
  if (correctsOf === null) return null;
  const corrected = new Set(known.map(({ corrects }) => corrects));
  const own = known.filter(
    (other) =>
      other.kind === kind &&
      other.line === line &&
      other.year === year &&
      other.publishedOn === correctsOf &&
      !corrected.has(other.id),
  );
  return (own.find((other) => other.percent === percent) ?? own[0])?.id ?? none;
}

/** Canonical text of a notice, equal for equal content. */
function toNoticeFingerprint(notice: Omit<NewNotice, 'corrects' | 'enteredBy' | 'runId'>): string {
  const { kind, line, year, percent, reachedOn, surchargeFrom, publishedOn } = notice;
  const { textCn, textEn, sourceCn, sourceEn, sourceUrl } = notice;
  const days = [reachedOn, surchargeFrom, publishedOn];
  const words = [textCn, textEn, sourceCn, sourceEn, sourceUrl];
  return JSON.stringify([kind, line, year, percent, ...days, ...words]);
}

function describeRow({ line, year, percent, correctsOf }: NoticeRow): string {
  return `${line} ${year} ${percent}%${correctsOf === null ? '' : ` (${correctsOf})`}`;
}

const { SourceUrl, TextCn } = AddSafeguardNotice.input.shape;

function parseUrl(text: string): string | null {
  return SourceUrl.safeParse(text).success ? text : null;
}

function parseText(text: string): string | null {
  return TextCn.safeParse(text).success ? text : null;
}

/** A part of a quota in per cent, as exact as the records keep it. */
function parsePart(text: string): string | null {
  const value = Number(parseDecimal(text, true) ?? 0).toFixed(3);
  return Number(value) > 0 && Number(value) <= 999 ? value : null;
}
