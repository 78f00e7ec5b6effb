import type { BenchContext } from '../bench-context.ts';
import type { Figure } from '../figure.ts';
import type { PortalProcess } from '../portal-process.ts';
import { readCpuSeconds } from '../process-usage.ts';
import { median, shown } from '../spread.ts';
import { startBareServer } from './bare-server.ts';
import { captureAnswer, type LoadRequest, type LoadResult } from './captured-answer.ts';
import { chooseLoad, type Load } from './load.ts';

export interface Question {
  readonly name: string;
  readonly request: LoadRequest;
  readonly aim?: number;
}

interface Round extends LoadResult {
  /** CPU time of the server per request, in microseconds; NaN where the system does not report it. */
  readonly cpuMicroseconds: number;
}

interface Side {
  readonly address: string;
  readonly pid: number;
}

const connectionCounts = [16, 64] as const;

async function runRound(side: Side, load: () => Promise<LoadResult>): Promise<Round> {
  const before = await readCpuSeconds(side.pid);
  const result = await load();
  const after = await readCpuSeconds(side.pid);
  const seconds = before === null || after === null ? Number.NaN : after - before;
  return { ...result, cpuMicroseconds: (seconds * 1e6) / result.requests };
}

interface Comparison {
  readonly context: BenchContext;
  readonly load: Load;
  readonly portal: Side;
  readonly bare: Side;
}

/** Short alternating rounds, so that other load on the machine affects both sides alike. */
async function compare({ context, load, portal, bare }: Comparison, { request }: Question, connections: number) {
  const [rounds, seconds] = context.quick ? [3, 1] : [5, 2];
  const once = (side: Side, length: number) =>
    runRound(side, () =>
      load({ address: side.address, request, connections, seconds: length, folder: context.folder }),
    );
  await once(portal, 1);
  await once(bare, 1);
  const pairs: { readonly portal: Round; readonly bare: Round }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    if (round % 2 === 0) pairs.push({ portal: await once(portal, seconds), bare: await once(bare, seconds) });
    else {
      const first = await once(bare, seconds);
      pairs.push({ bare: first, portal: await once(portal, seconds) });
    }
  }
  return pairs;
}

type Pairs = Awaited<ReturnType<typeof compare>>;

function toFigure(question: Question, connections: number, pairs: Pairs, tool: string): Figure {
  const of = (side: 'portal' | 'bare', what: keyof Round) => median(pairs.map((pair) => pair[side][what]));
  const versus = (what: keyof Round) => `${shown(of('portal', what))} : ${shown(of('bare', what))}`;
  const cpuRatio = median(pairs.map(({ portal, bare }) => bare.cpuMicroseconds / portal.cpuMicroseconds));
  return {
    row: question.name,
    what: `${connections} connections, requests/s`,
    value: median(pairs.map(({ portal, bare }) => portal.perSecond / bare.perSecond)),
    unit: 'of bare',
    ...(question.aim === undefined ? {} : { aim: { is: 'atLeast', limit: question.aim } }),
    details: `${versus('perSecond')} /s; p99 ${versus('p99Ms')} ms; CPU ${versus('cpuMicroseconds')} µs a request (${shown(cpuRatio)})`,
    data: { tool, connections, cpuRatio, pairs },
  };
}

export async function measureRatios(context: BenchContext, portal: PortalProcess, questions: readonly Question[]) {
  const { tool, load } = chooseLoad();
  const figures: Figure[] = [];
  for (const question of questions) {
    const { name, request } = question;
    const answer = await captureAnswer(portal.address, request);
    if (answer.status !== 200) throw new Error(`${name}: ${request.path} answered ${answer.status}`);
    const bare = await startBareServer({ [request.path]: answer });
    try {
      for (const connections of connectionCounts) {
        const pairs = await compare({ context, load, portal, bare }, question, connections);
        figures.push(toFigure(question, connections, pairs, tool));
      }
    } finally {
      await bare.stop();
    }
  }
  return figures;
}
