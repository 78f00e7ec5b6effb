import { hash } from 'node:crypto';
import pg from 'pg';

const names = new Map<string, string>();

/** Has every connection ask this statement by a name: its database then reads and plans it once, not each time. */
export function nameStatement(text: string): void {
  names.set(text, `btc_${hash('sha256', text, 'hex').slice(0, 24)}`);
}

/** A connection on which the statements that have names are asked by them; Kysely knows of no names. */
export class NamingClient extends pg.Client {
  // pg has seven ways to ask; a text with its values is Kysely's.
  override query: pg.Client['query'] = ((asked: unknown, values: unknown, ...rest: unknown[]) => {
    const name = typeof asked === 'string' ? names.get(asked) : undefined;
    const given = name === undefined ? [asked, values] : [{ name, text: asked, values }, undefined];
    return Reflect.apply(pg.Client.prototype.query, this, [...given, ...rest]);
  }) as pg.Client['query']; // gives what pg gives
}
