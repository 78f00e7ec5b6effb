import { fillText, listQuestions } from '@btc/contract/figures/fill-text.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { shanghaiDay } from '#platform/clock/shanghai-time.ts';
import type { Db } from '#platform/db/db.ts';
import { type StoredFigure, listStoredFigures, markFigure } from './figure-marks.queries.ts';
import type { ReadFigures } from './read-figures.ts';

export interface CompareDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly readFigures: ReadFigures;
}

/** Recomputes all figures in texts and marks revised ones for the editor; texts stay. Returns how many marks changed. */
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

/** The new figure to report; null where it equals the printed one or the editor decided to leave it. */
function findChange({ printed, accepted_printed: stored }: StoredFigure, now: string): string | null {
  return now === printed || now === stored ? null : now;
}
