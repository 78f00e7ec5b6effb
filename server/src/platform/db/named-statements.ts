import { hash } from 'node:crypto';
import pg from 'pg';
import { saysBroken, saysNothing } from './sql-fault.ts';
import { SteadyClient } from './steady-client.ts';

const names = new Map<string, string>();

/** Has every connection ask this statement by a name: its database then reads and plans it once, not each time. */
export function nameStatement(text: string): void {
  names.set(text, `btc_${hash('sha256', text, 'hex').slice(0, 24)}`);
}

/** A connection of the pool, on which the statements that have names are asked by them; Kysely knows of no names. */
export class NamingClient extends SteadyClient {
  /** Whether an answer said that nothing more can be asked here, or nothing written: the pool must make another connection. */
  isSpent = false;

  // pg has seven ways to ask; a text with its values is Kysely's.
  override query: pg.Client['query'] = ((asked: unknown, values: unknown, ...rest: unknown[]) => {
    const name = typeof asked === 'string' ? names.get(asked) : undefined;
    const given = name === undefined ? [asked, values] : [{ name, text: asked, values }, undefined];
    const answer: unknown = Reflect.apply(pg.Client.prototype.query, this, [...given, ...rest]);
    // The promise itself is handed on: whoever asked is told of the error, too.
    if (answer instanceof Promise) answer.catch((error: unknown) => this.#noteError(error));
    return answer;
  }) as pg.Client['query']; // gives what pg gives

  #noteError(reason: unknown): void {
    if (!saysBroken(reason)) return;
    this.isSpent = true;
    // Where nobody answers, what is asked next, such as a rollback, must not wait as long again.
    if (saysNothing(reason)) this.end().catch(() => undefined);
  }
}
