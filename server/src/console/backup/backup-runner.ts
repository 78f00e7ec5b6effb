import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { newToken } from '#platform/session/session-token.ts';
import { backupName } from './backup-form.ts';
import { type BackupWork, performBackup } from './perform-backup.ts';

export interface BackupSchedulerDeps {
  readonly work: BackupWork;
  readonly onFailure?: (issue: unknown) => void;
}

interface Pass {
  readonly name: string;
  readonly until: number;
}

const passMs = 60_000;

/** Makes one backup at a time on this machine; each download key works once. */
export class BackupRunner {
  readonly #deps: BackupSchedulerDeps;
  readonly #passes = new Map<string, Pass>();
  #running: Promise<void> | null = null;
  #entries = 0;
  #hasFailed = false;

  constructor(deps: BackupSchedulerDeps) {
    this.#deps = deps;
  }

  get state() {
    return { IsRunning: this.#running !== null, Entries: this.#entries, HasFailed: this.#hasFailed };
  }

  /** Starts a backup; false while one is being made. */
  begin(): boolean {
    if (this.#running !== null) return false;
    [this.#entries, this.#hasFailed] = [0, false];
    this.#running = this.#make().finally(() => {
      this.#running = null;
    });
    return true;
  }

  async #make(): Promise<void> {
    try {
      await performBackup(this.#deps.work, { onEntry: () => void (this.#entries += 1) });
    } catch (issue) {
      this.#hasFailed = true;
      this.#deps.onFailure?.(issue);
    }
  }

  async settle(): Promise<void> {
    await this.#running;
  }

  async list() {
    const names = (await readdir(this.#deps.work.folder).catch(() => [])).filter((name) => backupName.test(name));
    const rows = await Promise.all(
      names.map(async (name) => {
        const { size, mtime } = await stat(join(this.#deps.work.folder, name));
        return { Name: name, MadeDate: mtime.toISOString(), Bytes: size };
      }),
    );
    return rows.toSorted((one, other) => (one.Name < other.Name ? 1 : -1));
  }

  /** Path of a backup; throws 1009 for an unknown name. */
  async find(name: string): Promise<string> {
    const path = join(this.#deps.work.folder, name);
    if (!backupName.test(name) || (await stat(path).catch(() => null)) === null) throw new ApiError(1009);
    return path;
  }

  async remove(name: string): Promise<void> {
    await rm(await this.find(name));
  }

  /** Issues a key with which a backup can be downloaded once. */
  give(name: string): string {
    const now = this.#deps.work.clock.now().getTime();
    for (const [key, { until }] of this.#passes) if (until <= now) this.#passes.delete(key);
    const key = newToken();
    this.#passes.set(key, { name, until: now + passMs });
    return key;
  }

  /** Name of the backup that a key stands for; null for an unknown, used or expired key. */
  look(key: string): string | null {
    const pass = this.#passes.get(key);
    return pass !== undefined && pass.until > this.#deps.work.clock.now().getTime() ? pass.name : null;
  }

  /** As `look`, and uses the key up. */
  take(key: string): string | null {
    const name = this.look(key);
    this.#passes.delete(key);
    return name;
  }
}
