import { compareTyped, listComparedReferences } from '@btc/contract/figures/compare-typed.ts';
import type { FigureAnswers } from '@btc/contract/figures/figure.ts';
import { fillText, listQuestions } from '@btc/contract/figures/fill-text.ts';
import type { ChangedArticle, LiveFigure } from '@btc/contract/news/desk/figure-desk.ts';
import { figureDeskOperations as contract } from '@btc/contract/news/desk/figure-desk.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { type BoundOperation, bind } from '#platform/api/binding.ts';
import { changeAsStaff, changedMeanwhile, type StaffWork } from '#platform/audit/staff-change.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { shanghaiDay, shanghaiMoment } from '#platform/clock/shanghai-time.ts';
import type { Db } from '#platform/db/db.ts';
import { keepAsPrinted } from '#platform/figures/figure-marks.queries.ts';
import type { FindFigureMembers, ListFigureSeries, ReadFigures } from '#platform/figures/read-figures.ts';
import { articleSubject } from '../write/article-figures.ts';
import { refillArticle } from '../write/article-write.service.ts';
import { seriesNames } from './series-names.ts';
import { type ChangedFigureRow, listChangedFigures } from './changed-figures.queries.ts';

export interface FigureDeskDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly readFigures: ReadFigures;
  readonly listFigureSeries: ListFigureSeries;
  readonly findFigureMembers: FindFigureMembers;
}

const nothing = {
  PrintedCn: '',
  PrintedEn: '',
  Period: '',
  SourceCn: '',
  SourceEn: '',
  PublishedOn: null,
  Demo: false,
  Provisional: false,
  Lock: null,
} as const;

/** What a reference says in both editions; one that is no reference, or not alone, says so. */
function presentLive(reference: string, answers: FigureAnswers): LiveFigure {
  const [cn, en] = [fillText(reference, 'cn', answers), fillText(reference, 'en', answers)];
  if (cn.kind === 'issues' || en.kind === 'issues') {
    const [issue] = cn.kind === 'issues' ? cn.issues : en.kind === 'issues' ? en.issues : [];
    return { ...nothing, Reference: reference, Issue: issue?.kind ?? 'noSeries', Detail: issue?.detail ?? '' };
  }
  const [figure] = cn.figures;
  const [basis] = figure?.bases ?? [];
  if (figure === undefined || basis === undefined) {
    return { ...nothing, Reference: reference, Issue: 'noSeries', Detail: '' };
  }
  return {
    Reference: reference,
    Issue: null,
    Detail: '',
    PrintedCn: cn.text,
    PrintedEn: en.text,
    Period: figure.period,
    SourceCn: basis.sourceCn,
    SourceEn: basis.sourceEn,
    PublishedOn: basis.publishedOn,
    Demo: figure.bases.some(({ demo }) => demo),
    Provisional: figure.bases.some(({ provisional }) => provisional),
    Lock: figure.bases.find(({ lock }) => lock !== null)?.lock ?? null,
  };
}

function presentChanged(rows: readonly ChangedFigureRow[]): ChangedArticle[] {
  return [...Map.groupBy(rows, ({ article_id: id }) => id).values()].flatMap((own) => {
    const [first] = own;
    if (first === undefined) return [];
    return {
      ArticleID: first.article_id,
      TitleCn: first.title_cn,
      TitleEn: first.title_en,
      Since: shanghaiMoment(first.since),
      Figures: own.map((row) => ({
        Edition: row.edition === 'en' ? ('en' as const) : ('cn' as const),
        Field: row.field,
        Reference: row.source,
        Was: row.printed,
        Now: row.now_printed,
      })),
    };
  });
}

/** The revisions of an article as the editor saw them; 1009 where there are none, refused where there are newer ones. */
async function changesSeen(db: Db, id: number, since: string): Promise<ChangedArticle> {
  const [found] = presentChanged(await listChangedFigures(db, id));
  if (found === undefined) throw new ApiError(1009);
  if (Date.parse(found.Since) !== Date.parse(since)) throw changedMeanwhile('Since');
  return found;
}

/** What is decided about a revised article, for the audit trail. */
async function decide(
  { db }: StaffWork,
  { ArticleID: id, Since }: { readonly ArticleID: number; readonly Since: string },
  work: () => Promise<void>,
) {
  const { Figures } = await changesSeen(db, id, Since);
  await work();
  return {
    subject: { kind: articleSubject, id },
    before: { Figures: Figures.map(({ Was }) => Was) },
    after: { Figures: Figures.map(({ Now }) => Now) },
    result: {},
  };
}

/** Figures in texts, for the newsroom: what they say now, and what has been revised. */
export function figureDeskOperations(deps: FigureDeskDeps): readonly BoundOperation[] {
  const { db, clock, readFigures, listFigureSeries, findFigureMembers } = deps;
  return [
    bind(contract.GetDeskFigures, async ({ References, AsOf = shanghaiDay(clock.now()) }) => {
      const answers = await readFigures(db, listQuestions(References), AsOf);
      return { Rows: References.map((reference) => presentLive(reference, answers)) };
    }),
    bind(contract.GetTypedFigures, async ({ Texts, AsOf = shanghaiDay(clock.now()) }) => {
      const texts = Texts.map(({ Edition, Field, Source }) => ({ edition: Edition, field: Field, source: Source }));
      const references = listComparedReferences(texts, seriesNames);
      const answers = await readFigures(db, listQuestions(references), AsOf);
      return {
        Rows: compareTyped(texts, seriesNames, answers).map((found) => ({
          Kind: found.kind,
          Edition: found.edition,
          Field: found.field,
          Typed: found.typed,
          Sentence: found.sentence,
          Expected: found.expected,
        })),
      };
    }),
    bind(contract.GetFigureSeries, async () => {
      const { series, fields } = await listFigureSeries(db);
      return {
        Rows: series.map(({ kind, path, cn, en }) => ({ Kind: kind, Path: path, NameCn: cn, NameEn: en })),
        List: fields.map(({ field, path, cn, en }) => ({ Field: field, Path: path, NameCn: cn, NameEn: en })),
      };
    }),
    bind(contract.GetFigureMembers, async ({ Field: field, Words }) => ({
      List: (await findFigureMembers(db, field, Words)).map(({ path, cn, en }) => ({
        Field: field,
        Path: path,
        NameCn: cn,
        NameEn: en,
      })),
    })),
    bind(contract.GetChangedFigures, async ({ ArticleID = null }) => ({
      Rows: presentChanged(await listChangedFigures(db, ArticleID)),
    })),
    bind(contract.RefillArticleFigures, (input, caller) =>
      changeAsStaff(deps, { operation: 'RefillArticleFigures', caller }, (work) =>
        decide(work, input, () =>
          refillArticle({ db: work.db, clock: { now: () => work.now }, readFigures }, input.ArticleID, {
            by: work.staff.userId,
          }),
        ),
      ),
    ),
    bind(contract.KeepArticleFigures, (input, caller) =>
      changeAsStaff(deps, { operation: 'KeepArticleFigures', caller }, (work) =>
        decide(work, input, () => keepAsPrinted(work.db, articleSubject, input.ArticleID)),
      ),
    ),
  ];
}
