import type { FaultContext, Outcome } from './fault-row.ts';
import { measureRecovery, type Site } from './site.ts';
import { watchFigures } from './shown-figures.ts';
import { startWork } from './writers/work.ts';

const writesBetween = 12;

interface Breaking {
  /** Makes the fault; recovery is timed from when it resolves, or from the time it returns. */
  readonly strike: (site: Site) => Promise<number | void>;
  /** Whether the portal must survive the fault; false where the fault is its end. */
  readonly survives?: boolean;
  /** Seconds within which the portal must be ready again. */
  readonly within?: number;
  readonly addresses?: readonly string[];
}

export async function breakUnderWrites(
  context: FaultContext,
  site: Site,
  { strike, survives = true, within = 3, addresses }: Breaking,
): Promise<Outcome> {
  const findOthers = await watchFigures(site);
  const work = await startWork(context, site, addresses);
  const recoverySeconds: number[] = [];
  const wrong: string[] = [];
  let deaths = 0;
  for (let round = 0; round < context.tries; round += 1) {
    await work.waitForMore(writesBetween);
    const since = (await strike(site)) ?? performance.now();
    const limitMs = survives ? 30_000 : 60_000;
    const seconds = await measureRecovery(site, since, limitMs);
    if (survives && site.portal?.hasEnded() === true) {
      deaths += 1;
      await site.start();
    } else recoverySeconds.push(seconds);
    context.say(`${round + 1} of ${context.tries}: ${seconds.toFixed(2)} s`);
  }
  await work.waitForMore(writesBetween);
  const found = await work.finish();
  if (deaths > 0) wrong.push(`the portal died ${deaths} of ${context.tries}`);
  const late = recoverySeconds.filter((seconds) => seconds > within).length;
  if (late > 0) wrong.push(`${late} of ${context.tries} not ready within ${within} s`);
  wrong.push(...found.wrong, ...(await findOthers()));
  const notes =
    survives && deaths === 0 ? `the same process ${context.tries} of ${context.tries}, ${found.notes}` : found.notes;
  return { tries: context.tries, tally: found.tally, recoverySeconds, wrong, notes };
}
