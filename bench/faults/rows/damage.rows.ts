import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ask } from '@btc/server/src/testing/embedded-stage.ts';
import { flipBit, spreadPlaces } from '@btc/server/src/testing/flip-bits.ts';
import type { FaultContext, FaultRow, Outcome } from '../fault-row.ts';
import { findMissingFigures, findOtherFigures, openReader, readShownFigures } from '../shown-figures.ts';
import { fetchReadiness, openSite, type Site } from '../site.ts';

const flipsPerStart = 10;
const healLimitMs = 60_000;

async function findFiles(folder: string, end: RegExp): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile() && end.test(entry.name));
  return files.map((entry) => join(entry.parentPath, entry.name)).toSorted();
}

async function findFile(folder: string, end: RegExp): Promise<string> {
  const [path] = await findFiles(folder, end);
  if (path === undefined) throw new Error(`There is no file ${String(end)} in ${folder}`);
  return path;
}

class Damaged {
  readonly #site: Site;
  readonly #token: string;
  readonly #before: readonly string[];
  readonly wrong: string[] = [];
  flips = 0;
  refused = 0;

  private constructor(site: Site, token: string, before: readonly string[]) {
    [this.#site, this.#token, this.#before] = [site, token, before];
  }

  static async open(context: FaultContext): Promise<Damaged> {
    const site = await openSite(context);
    const token = await openReader(site);
    const before = await readShownFigures(site, token);
    const silent = before.filter((answer) => /^\d{4}$/.test(answer)).length;
    if (silent > 0) throw new Error(`${silent} views show nothing`);
    return new Damaged(site, token, before);
  }

  async #compare(what: string): Promise<void> {
    const now = await readShownFigures(this.#site, this.#token);
    const others = findOtherFigures(this.#before, now);
    if (others.length > 0) this.wrong.push(`${what}: ${others.join(', ')} show other figures`);
    this.refused += findMissingFigures(this.#before, now).length;
  }

  async #requireAll(what: string): Promise<void> {
    const until = performance.now() + healLimitMs;
    let missing = this.#before.length;
    while (missing > 0 && performance.now() < until) {
      missing = findMissingFigures(this.#before, await readShownFigures(this.#site, this.#token)).length;
      if (missing > 0) await wait(200);
    }
    if (missing > 0) this.wrong.push(`${what}: ${missing} calls do not show what they showed`);
  }

  /** Damaged facts file: none of its figures may be shown until it is restored, then all of them. */
  async damageFacts(places: readonly number[]): Promise<void> {
    const path = await findFile(join(this.#site.dataDir, 'files/facts'), /\.parquet$/);
    await this.#site.portal?.stop();
    await rm(join(this.#site.dataDir, 'facts-cache'), { recursive: true, force: true });
    await flipBit(path, places[0] ?? 0);
    await this.#site.start('listening');
    for (const [index, at] of places.entries()) {
      if (index > 0) await flipBit(path, at);
      this.flips += 1;
      await this.#compare(`facts at ${at.toFixed(3)}`);
      if ((await fetchReadiness(this.#site.address)) !== 503)
        this.wrong.push(`facts at ${at.toFixed(3)}: /readyz is green`);
      await flipBit(path, at);
    }
    await this.#requireAll('facts put back');
  }

  /** Damaged facts cache: it must be rebuilt and everything shown. */
  async damageCopy(places: readonly number[]): Promise<void> {
    for (const at of places) {
      await this.#site.portal?.stop();
      await flipBit(await findFile(join(this.#site.dataDir, 'facts-cache'), /^facts-.*\.duckdb$/), at);
      this.flips += 1;
      await this.#site.start();
      await this.#requireAll(`copy at ${at.toFixed(3)}`);
    }
  }

  async #fetch(path: string): Promise<{ readonly status: number; readonly body: Buffer }> {
    const answer = await fetch(this.#site.address + path, {
      headers: { token: this.#token, authorization: 'btc-portal' },
    });
    return { status: answer.status, body: Buffer.from(await answer.arrayBuffer()) };
  }

  /** Damaged year export: it must be rebuilt byte for byte. */
  async damageYear(places: readonly number[]): Promise<void> {
    const address = '/data/v1/beef-facts/2025.parquet';
    const before = await this.#fetch(address);
    if (before.status !== 200) throw new Error(`${address} answers ${before.status}`);
    for (const at of places) {
      await flipBit(await findFile(join(this.#site.dataDir, 'export-work'), /^beef-facts_2025\.parquet$/), at);
      this.flips += 1;
      const { status, body } = await this.#fetch(address);
      if (status !== 200 || !body.equals(before.body))
        this.wrong.push(`a year at ${at.toFixed(3)}: ${status}, other bytes`);
    }
  }

  /** Damaged public files: refused while damaged, served again once restored. */
  async damageStored(places: readonly number[]): Promise<void> {
    const folder = join(this.#site.dataDir, 'files/public');
    const files = await findFiles(folder, /\.(?:webp|xlsx|csv)$/);
    const records = await this.#site.databaseUrl();
    for (const [index, at] of places.entries()) {
      // A reader may fetch some ten papers, and no more for a while.
      if (index % 5 === 0) await ask(records, 'delete from call_limit');
      const path = files[index % files.length] ?? '';
      const address = `/files/${path.slice(folder.length + 1)}`;
      const before = await this.#fetch(address);
      await flipBit(path, at);
      this.flips += 1;
      const { status } = await this.#fetch(address);
      if (status !== 503) this.wrong.push(`${address} at ${at.toFixed(3)}: ${status}`);
      await flipBit(path, at);
      const after = await this.#fetch(address);
      if (before.status !== 200 || !after.body.equals(before.body)) this.wrong.push(`${address} is not as before`);
    }
  }
}

async function damageFiles(context: FaultContext): Promise<Outcome> {
  const damaged = await Damaged.open(context);
  const places = spreadPlaces(context.tries * flipsPerStart);
  for (let round = 0; round < context.tries; round += 1) {
    const some = places.slice(round * flipsPerStart, (round + 1) * flipsPerStart);
    await damaged.damageFacts(some);
    await damaged.damageCopy(some.slice(0, 1));
    await damaged.damageYear(some);
    await damaged.damageStored([...some, ...some]);
    context.say(`${round + 1} of ${context.tries}: ${damaged.flips} flips`);
  }
  return {
    tries: damaged.flips,
    wrong: damaged.wrong,
    notes: `flipped bits; ${damaged.refused} refusals, 0 figures other than before: ${damaged.wrong.length === 0}`,
  };
}

export const damageRows: readonly FaultRow[] = [
  {
    name: 'damaged-files',
    what: 'single bits flipped in facts, their copy, the file of a year, pictures and papers; every view compared; --tries starts',
    run: damageFiles,
  },
];
