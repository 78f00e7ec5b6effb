import { isApiError } from '@btc/contract/wire/errors.ts';
import { ask } from '@btc/server/src/testing/embedded-stage.ts';
import { join } from 'node:path';
import type { FaultContext } from '../faults/fault-row.ts';
import { runProgram } from '../faults/run-program.ts';
import { readDatabaseUrl, siteSettings } from '../faults/site.ts';
import { createWriterAccounts, openLine } from '../faults/writers/crew.ts';
import { importWriter, plantListWriter } from '../faults/writers/imports.writer.ts';
import { Ledger } from '../faults/writers/ledger.ts';
import { postWriter, threadWriter } from '../faults/writers/market.writer.ts';
import { articleWriter } from '../faults/writers/news.writer.ts';
import { quoteWriter } from '../faults/writers/prices.writer.ts';
import type { Desk } from '../faults/writers/writer.ts';
import { startPortalProcess } from '../portal-process.ts';

const writers = [articleWriter, quoteWriter, postWriter, threadWriter, importWriter, plantListWriter];
const actsEach = 5;

export async function fill(context: FaultContext, dataDir: string): Promise<void> {
  const portal = await startPortalProcess(dataDir, siteSettings);
  try {
    const databaseUrl = await readDatabaseUrl(join(dataDir, 'postgres'), 'portal');
    const crew = await createWriterAccounts(databaseUrl);
    const ledger = new Ledger();
    const line = { addresses: [portal.address], ledger, isOver: () => false, isLost: () => false };
    let number = 0;
    const next = () => (number += 1);
    const desk: Desk = {
      ledger,
      call: (as) => (as === 'stranger' ? openLine(line) : openLine(line, crew[as][next() % crew[as].length] ?? null)),
      nextNumber: next,
      read: (statement) => ask(databaseUrl, statement),
      isOver: () => false,
    };
    for (const writer of writers) {
      await writer.prepare?.(desk);
      for (let act = 0; act < actsEach; act += 1) await writer.act(desk);
    }
    if (ledger.oddAnswers.size > 0) throw new Error(`Odd answers: ${[...ledger.oddAnswers.keys()].join('; ')}`);
    context.say(`${ledger.acknowledged.size} writes of its own`);
    const { code, output } = await runProgram(context, { program: 'backup', settings: { DATA_DIR: dataDir } });
    if (code !== 0) throw new Error(`No backup: ${output}`);
    context.say(output.trim());
  } catch (error) {
    throw isApiError(error) ? new Error(`${error.code} ${JSON.stringify(error.data)}`, { cause: error }) : error;
  } finally {
    await portal.stop();
  }
}
