import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { newToken } from '#platform/session/session-token.ts';
import { backupName } from './backup-form.ts';
import { type BackupWork, performBackup } from './perform-backup.ts';

export interface BackupSchedulerDeps {
  readonly work: BackupWork;
  /** Told why one was not made. */
  readonly onFailure?: (issue: unknown) => void;
}

interface Pass {
  readonly name: string;
  readonly until: number;
}

const passMs = 60_000;

/** The backups of this machine: one is made at a time, and a file is handed out once to whoever holds its key. */
export class BackupScheduler {
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

  /** Begins one; false while one is being made. */
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

  /** Waits for the one that is being made. */
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

  /** The path of a backup; 1009 where there is none of that name. */
  async find(name: string): Promise<string> {
    const path = join(this.#deps.work.folder, name);
    if (!backupName.test(name) || (await stat(path).catch(() => null)) === null) throw new ApiError(1009);
    return path;
  }

  async remove(name: string): Promise<void> {
    await rm(await this.find(name));
  }

  /** A key with which a backup can be fetched once. */
  give(name: string): string {
    const now = this.#deps.work.clock.now().getTime();
    for (const [key, { until }] of this.#passes) if (until <= now) this.#passes.delete(key);
    const key = newToken();
    this.#passes.set(key, { name, until: now + passMs });
    return key;
  }

  /** The name that a key stands for; null for a key that is unknown, used or old. */
  look(key: string): string | null {
    const pass = this.#passes.get(key);
    return pass !== undefined && pass.until > this.#deps.work.clock.now().getTime() ? pass.name : null;
  }

  /** As `look`, and never again. */
  take(key: string): string | null {
    const name = this.look(key);
    this.#passes.delete(key);
    return name;
  }
}
