import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { type BenchContext, type MeasureRow, root } from '../bench-context.ts';
import type { Figure } from '../figure.ts';
import { findFreePort, startPortalProcess } from '../portal-process.ts';
import { call } from './calls.row.ts';
import type { LoadRequest } from './captured-answer.ts';
import { signInMember } from './member.ts';

const targets = z.array(z.object({ webSocketDebuggerUrl: z.string() }));

const coverage = z.object({
  id: z.number(),
  result: z
    .object({
      result: z
        .array(
          z.object({
            url: z.string(),
            functions: z.array(
              z.object({ functionName: z.string(), ranges: z.array(z.object({ count: z.number() })) }),
            ),
          }),
        )
        .optional(),
    })
    .optional(),
});

type Covered = z.output<typeof coverage>;

async function openInspector(port: number) {
  const answer = await fetch(`http://127.0.0.1:${port}/json/list`);
  const [target] = targets.parse(await answer.json());
  if (target === undefined) throw new Error('The process has no inspector');
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await once(socket, 'open');
  const waiting = new Map<number, (message: Covered) => void>();
  socket.addEventListener('message', ({ data }) => {
    const message = coverage.parse(JSON.parse(String(data)));
    waiting.get(message.id)?.(message);
    waiting.delete(message.id);
  });
  let last = 0;
  const send = (method: string, params: object = {}): Promise<Covered> => {
    last += 1;
    const id = last;
    return new Promise((resolve) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
  };
  return { send, close: () => socket.close() };
}

interface Ran {
  readonly functions: number;
  readonly files: number;
}

function countOwn({ result: { result = [] } = {} }: Covered): Ran {
  const own = result.flatMap(({ url, functions }) => {
    const path = url.replace('file://', '');
    if (!path.startsWith(root) || path.includes('/node_modules/')) return [];
    // The first function of a file is its own body, which runs where it is loaded.
    const ran = functions.slice(1).filter(({ ranges }) => (ranges[0]?.count ?? 0) > 0).length;
    return ran === 0 ? [] : [ran];
  });
  return { functions: own.reduce((sum, one) => sum + one, 0), files: own.length };
}

const questions = [
  {
    name: 'price list as quoted',
    before: call('GetWebPriceDataList', { MarketType: 'spot' }),
    asked: call('GetWebPriceDataList', { MarketType: 'forward' }),
    cold: 130,
  },
  {
    name: 'beef chart',
    before: call('GetBeefWebDataOneChart', { IsFirst: true, Type: 'beef_offal' }),
    asked: call('GetBeefWebDataOneChart', { IsFirst: true, Type: 'beef' }),
    cold: 200,
  },
] as const;
const repeatLimit = 55;

async function startInspected(context: BenchContext) {
  const port = await findFreePort();
  const dataDir = join(context.folder, 'functions');
  await mkdir(dataDir, { recursive: true });
  const portal = await startPortalProcess(dataDir, { NODE_OPTIONS: `--inspect=127.0.0.1:${port}` });
  return { portal, inspector: await openInspector(port) };
}

export const measureFunctions: MeasureRow = async (context) => {
  const { portal, inspector } = await startInspected(context);
  try {
    const member = await signInMember(portal.address);
    const ask = async ({ path, method, headers, body = '' }: LoadRequest) => {
      const answer = await fetch(portal.address + path, { method, headers: { ...headers, ...member }, body });
      await answer.text();
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    };
    await inspector.send('Profiler.enable');
    await inspector.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    const count = async (request: LoadRequest): Promise<Ran> => {
      await inspector.send('Profiler.takePreciseCoverage');
      await ask(request);
      return countOwn(await inspector.send('Profiler.takePreciseCoverage'));
    };
    const figures: Figure[] = [];
    for (const { name, before, asked, cold } of questions) {
      // What a room reads once for all is read.
      await ask(before);
      for (const [what, limit] of [
        [`${name}, first`, cold],
        [`${name}, answered before`, repeatLimit],
      ] as const) {
        const { functions, files } = await count(asked);
        const aim = { is: 'atMost', limit } as const;
        figures.push({
          row: 'Functions',
          what,
          value: functions,
          unit: 'functions',
          aim,
          details: `in ${files} files`,
        });
      }
    }
    return figures;
  } finally {
    inspector.close();
    await portal.stop();
  }
};
