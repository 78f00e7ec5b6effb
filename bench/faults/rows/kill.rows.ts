import { killServers } from '@btc/server/src/testing/embedded-stage.ts';
import { breakUnderWrites } from '../break-under-writes.ts';
import type { FaultRow } from '../fault-row.ts';
import { listDescendants, signalProcess } from '../processes.ts';
import { measureRecovery, openSite, type Site } from '../site.ts';

/** A full restart may take as long as a first start. */
const startWithin = 20;

async function killEverything(site: Site): Promise<number> {
  const { portal } = site;
  if (portal === null) throw new Error('Nothing runs');
  const since = performance.now();
  const below = await listDescendants(portal.pid);
  for (const pid of below) signalProcess(pid, 'SIGKILL');
  await Promise.all([portal.kill(), killServers(`${site.dataDir}/`)]);
  await site.start();
  return since;
}

export const killRows: readonly FaultRow[] = [
  {
    name: 'kill-portal',
    what: 'kill -9 of the portal under writes; it is started again',
    run: async (context) => {
      const site = await openSite(context);
      const strike = async () => {
        const since = performance.now();
        await site.portal?.kill();
        await site.start();
        return since;
      };
      return breakUnderWrites(context, site, { strike, survives: false, within: startWithin });
    },
  },
  {
    name: 'kill-supervised',
    what: 'kill -9 of the portal below start.mjs under writes; nobody starts it again but the supervisor',
    run: async (context) => {
      const site = await openSite(context, { program: 'start' });
      const strike = async () => {
        const since = performance.now();
        for (const pid of await listDescendants(site.portal?.pid ?? 0, 'main.ts')) signalProcess(pid, 'SIGKILL');
        return since;
      };
      return breakUnderWrites(context, site, { strike, within: startWithin });
    },
  },
  {
    name: 'kill-everything',
    what: 'kill -9 of start.mjs, portal and database at once under writes; started again',
    tries: 3,
    run: async (context) => {
      const site = await openSite(context, { program: 'start' });
      return breakUnderWrites(context, site, { strike: killEverything, survives: false, within: startWithin });
    },
  },
  {
    name: 'kill-database',
    what: 'kill -9 of the embedded database alone under writes',
    run: async (context) => {
      const site = await openSite(context);
      const strike = async () => {
        const since = performance.now();
        await killServers(`${site.dataDir}/`);
        return since;
      };
      return breakUnderWrites(context, site, { strike });
    },
  },
  {
    name: 'kill-database-idle',
    what: 'kill -9 of the embedded database of a portal that does nothing',
    run: async (context) => {
      const site = await openSite(context);
      const recoverySeconds: number[] = [];
      let deaths = 0;
      for (let round = 0; round < context.tries; round += 1) {
        const since = performance.now();
        await killServers(`${site.dataDir}/`);
        const seconds = await measureRecovery(site, since, 30_000);
        if (site.portal?.hasEnded() !== true) {
          recoverySeconds.push(seconds);
          continue;
        }
        deaths += 1;
        await site.start();
      }
      const late = recoverySeconds.filter((seconds) => seconds > 3).length;
      return {
        tries: context.tries,
        recoverySeconds,
        wrong: [
          ...(deaths > 0 ? [`the portal died ${deaths} of ${context.tries}`] : []),
          ...(late > 0 ? [`${late} of ${context.tries} not ready within 3 s`] : []),
        ],
      };
    },
  },
];
