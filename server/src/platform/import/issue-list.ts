import { createWriteStream } from 'node:fs';
import type { WriteStream } from 'node:fs';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { reasons } from './issue-reasons.ts';
import type { Issue } from './issue.ts';
import { harmless } from '../export/harmless.ts';

export const maxIssuesStored = 1000;

/** Collects the issues of a file: a limited number here, all of them in a CSV file on request. */
export class IssueList {
  readonly stored: Issue[] = [];
  readonly #file: WriteStream | null;
  readonly #maxStored: number;
  #issues = 0;
  #rows = 0;
  #lastLine = 0;
  #isFull = false;

  constructor(path: string | null, maxStored = maxIssuesStored) {
    this.#maxStored = maxStored;
    this.#file = path === null ? null : createWriteStream(path);
    // A disk that is full is told of at the next wait for it; without a listener the event would end the process.
    this.#file?.on('error', () => undefined);
    this.#file?.write('\ufeffline,column,value,reason,原因\r\n');
  }

  get issues(): number {
    return this.#issues;
  }

  get badRows(): number {
    return this.#rows;
  }

  /** Adds an issue; several on one line count as one bad row. */
  add(issue: Issue): void {
    this.#issues += 1;
    if (issue.line !== this.#lastLine) this.#rows += 1;
    this.#lastLine = issue.line;
    if (this.stored.length < this.#maxStored) this.stored.push(issue);
    if (this.#file !== null) this.#isFull = !this.#file.write(`${csvRow(issue)}\r\n`);
  }

  /** Adds an issue that is stored however many there are. */
  addAlways(issue: Issue): void {
    this.add(issue);
    if (!this.stored.includes(issue)) this.stored.unshift(issue);
  }

  /** Backpressure: resolves when the file accepts more; await it between chunks of a large file. */
  async settle(): Promise<void> {
    if (this.#file === null || !this.#isFull) return;
    if (this.#file.errored !== null) throw this.#file.errored;
    await once(this.#file, 'drain');
    this.#isFull = false;
  }

  addUnlisted(count: number): void {
    this.#issues += count;
    this.#rows += count;
  }

  async close(): Promise<void> {
    const file = this.#file;
    if (file === null) return;
    file.end();
    await finished(file);
  }
}

function csvRow({ line, column, value, reason }: Issue): string {
  const texts = [column, value, reasons[reason].en, reasons[reason].cn];
  return [line, ...texts.map((text) => `"${harmless(text).replaceAll('"', '""')}"`)].join(',');
}
