import { Agent, get, type IncomingMessage } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { serveJob } from '../job.ts';

interface ViewersInput {
  readonly url: string;
  readonly bytes: number;
  readonly viewers: number;
  readonly seconds: number;
  readonly bytesPerSecond: number;
  readonly seekEvery: number;
}

const tickMs = 100;

/** A viewer: requests from a position to the end as browsers do, reads at playing speed, and seeks now and then. */
class Viewer {
  #input: ViewersInput;
  #agent: Agent;
  #answer: IncomingMessage | null = null;
  #allowed = 0;
  #turn = 0;
  due = 0;
  taken = 0;
  readonly seekMs: number[] = [];

  constructor(input: ViewersInput, agent: Agent) {
    this.#input = input;
    this.#agent = agent;
  }

  async seek(): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    this.#answer?.destroy();
    this.#answer = null;
    const { url, bytes } = this.#input;
    const from = Math.floor(Math.random() * bytes * 0.9);
    const started = performance.now();
    const answer = await this.#ask(url, from);
    if (answer.statusCode !== 206) throw new Error(`A range was answered ${answer.statusCode}`);
    if (turn !== this.#turn) return void answer.destroy();
    this.#answer = answer;
    let isFirst = true;
    answer.on('data', (piece: Buffer) => {
      if (isFirst) this.seekMs.push(performance.now() - started);
      isFirst = false;
      this.taken += piece.length;
      this.#allowed -= piece.length;
      if (this.#allowed <= 0) answer.pause();
    });
    answer.on('error', () => undefined); // one that was left for another place
  }

  #ask(url: string, from: number): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      get(url, { agent: this.#agent, headers: { Range: `bytes=${from}-` } }, resolve).on('error', reject);
    });
  }

  play(): void {
    const moment = (this.#input.bytesPerSecond * tickMs) / 1000;
    if (this.#turn === 0) return; // not here yet
    this.due += moment;
    this.#allowed = Math.min(this.#allowed + moment, 4 * moment);
    if (this.#allowed > 0) this.#answer?.resume();
  }

  leave(): void {
    this.#answer?.destroy();
  }
}

export const watchVideos = async (input: ViewersInput) => {
  const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY });
  const viewers = Array.from({ length: input.viewers }, () => new Viewer(input, agent));
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const started = performance.now();
  const ends = started + input.seconds * 1000;
  const seeks: Promise<void>[] = [];
  // They come one after the other over the time between two seeks, and so do their seeks.
  const ticksBetween = (input.seekEvery * 1000) / tickMs;
  for (let tick = 1; performance.now() < ends; tick += 1) {
    for (const [index, viewer] of viewers.entries()) {
      viewer.play();
      if ((tick + index) % ticksBetween === 0) seeks.push(viewer.seek());
    }
    await wait(Math.max(0, started + tick * tickMs - performance.now()));
  }
  const seconds = (performance.now() - started) / 1000;
  await Promise.all(seeks);
  for (const viewer of viewers) viewer.leave();
  agent.destroy();
  return {
    seconds,
    bytes: viewers.reduce((sum, { taken }) => sum + taken, 0),
    bytesDue: viewers.reduce((sum, { due }) => sum + due, 0),
    seekMs: viewers.flatMap(({ seekMs }) => seekMs),
    delayMs: delay.percentile(99) / 1e6,
  };
};

serveJob(watchVideos);
