import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { dayMs } from '@btc/contract/time.ts';
import { isApiError } from '@btc/contract/wire/errors.ts';
import { hashToken } from '@btc/server/src/platform/session/session-token.ts';
import { ask } from '@btc/server/src/testing/embedded-stage.ts';
import { root } from '../../bench-context.ts';
import type { FaultContext, FaultRow, Outcome } from '../fault-row.ts';
import { askPages, layOutSite, measureRecovery, type Site } from '../site.ts';
import { createWriterAccounts, type Line, openLine } from '../writers/crew.ts';
import { Ledger } from '../writers/ledger.ts';

const starts = [400, -3];
const jumps = [1, 40, -30, 400, 0];
/** The program reads its clock file ten times a second, and a session may be cached for a moment. */
const jumpMs = 1_500;

const isSignedIn = (site: Site, token: string): Promise<boolean | string> => {
  const line: Line = { addresses: [site.address], ledger: new Ledger(), isOver: () => false, isLost: () => false };
  return openLine(line, token)('GetUserProfileByToken', { Token: token }).then(
    () => true,
    (error: unknown) => (isApiError(error) && error.code === 1006 ? false : String(error)),
  );
};

/** The program's clock is days wrong from its start and then jumps; the database's, which decides, is right. */
async function moveClock(context: FaultContext): Promise<Outcome> {
  const clock = join(context.folder, 'wrong-by');
  await writeFile(clock, '0');
  const fixture = join(root, 'server/src/portal-tests/programs/wrong-machine.fixture.ts');
  const site = await layOutSite(context, {
    settings: { MACHINE_WRONG_FILE: clock, NODE_OPTIONS: `--import="${fixture}"` },
  });
  await site.start();
  const { members } = await createWriterAccounts(await site.databaseUrl());
  const [open = '', over = ''] = members;
  const mark = hashToken(over)?.toString('hex');
  await ask(
    await site.databaseUrl(),
    String.raw`update session set expires_at = now() - interval '1 day' where token_hash = '\x${mark}'`,
  );
  const wrong: string[] = [];
  const recoverySeconds: number[] = [];
  const look = async (when: string, since: number): Promise<void> => {
    recoverySeconds.push(await measureRecovery(site, since, 30_000));
    wrong.push(...(await askPages(site)).map((fault) => `${when}: ${fault}`));
    if ((await isSignedIn(site, open)) !== true) wrong.push(`${when}: a session ended`);
    if ((await isSignedIn(site, over)) !== false) wrong.push(`${when}: a session that was over is open`);
  };
  for (const days of jumps) {
    const since = performance.now();
    await writeFile(clock, String(days * dayMs));
    await wait(jumpMs);
    await look(`after a jump to ${days} days`, since + jumpMs);
  }
  if (site.portal?.hasEnded() === true) wrong.push('the portal died');
  for (const days of starts) {
    await site.portal?.stop();
    await writeFile(clock, String(days * dayMs));
    await site.start();
    await look(`started at ${days} days`, performance.now());
  }
  return {
    tries: jumps.length + starts.length,
    recoverySeconds,
    wrong,
    notes: `days: started at ${starts.join(', ')}; jumps to ${jumps.join(', ')}`,
  };
}

export const clockRows: readonly FaultRow[] = [
  {
    name: 'clock',
    what: "the program's clock is wrong by days at its start, and jumps by days under it; sessions and pages stay",
    tries: 1,
    run: moveClock,
  },
];
