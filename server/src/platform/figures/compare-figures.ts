import { fillText, listQuestions } from '@btc/contract/figures/fill-text.ts';
import type { Clock } from '../clock/clock.ts';
import { shanghaiDay } from '../clock/shanghai-time.ts';
import type { Db } from '../db/db.ts';
import { type StoredFigure, listStoredFigures, markFigure } from './figure-marks.queries.ts';
import type { ReadFigures } from './read-figures.ts';

export interface CompareDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly readFigures: ReadFigures;
}

/**
 * Asks all figures that stand in texts again and marks those that have been revised, for the editor. Texts stay as they are; how many
 * marks were set or taken away is answered.
 */
export async function compareFigures({ db, clock, readFigures }: CompareDeps): Promise<number> {
  const stored = await listStoredFigures(db);
  const now = clock.now();
  const answers = await readFigures(
    db,
    listQuestions([...new Set(stored.map(({ pinned }) => pinned))]),
    shanghaiDay(now),
  );
  let marked = 0;
  for (const figure of stored) {
    const filled = fillText(figure.pinned, figure.edition === 'en' ? 'en' : 'cn', answers);
    const mark = findChange(figure, filled.kind === 'filled' ? filled.text : '');
    if (mark === figure.now_printed) continue;
    await markFigure(db, figure, mark, now);
    marked += 1;
  }
  return marked;
}

/** What is to be told of a figure; null where it is what stands in the text, or what the editor has decided to leave. */
function findChange({ printed, accepted_printed: stored }: StoredFigure, now: string): string | null {
  return now === printed || now === stored ? null : now;
}
