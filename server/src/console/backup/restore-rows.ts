import pg from 'pg';
import { columnValues } from '#platform/db/column-values.ts';
import { SteadyClient } from '#platform/db/steady-client.ts';
import type { AnyBackupEnd, BackupHead } from './backup-form.ts';

const quote = pg.escapeIdentifier;

/** Fills a database in one transaction: everything or nothing. */
export class RowRestorer {
  readonly #client: pg.Client;
  readonly #columns: ReadonlyMap<string, readonly string[]>;

  private constructor(client: pg.Client, head: BackupHead) {
    this.#client = client;
    this.#columns = new Map(head.Tables.map(({ Name, Columns }) => [Name, Columns]));
  }

  static async open(url: string, head: BackupHead): Promise<RowRestorer> {
    const client = new SteadyClient({ connectionString: url, application_name: 'btc-restore', types: columnValues });
    await client.connect();
    await client.query(`set time zone 'UTC'; begin`);
    const restorer = new RowRestorer(client, head);
    await restorer.#prepare();
    return restorer;
  }

  /** Empties what the migrations filled and defers foreign keys. */
  async #prepare(): Promise<void> {
    const tables = [...this.#columns.keys()].map(quote).join(', ');
    await this.#client.query(`truncate ${tables} cascade`);
    await this.#eachReference('deferrable initially deferred');
  }

  async #eachReference(how: string): Promise<void> {
    const { rows } = await this.#client.query<{ on_table: string; name: string }>(`
      select c.relname as on_table, k.conname as name from pg_constraint k join pg_class c on c.oid = k.conrelid
      where k.contype = 'f' and k.connamespace = 'public'::regnamespace`);
    for (const row of rows) {
      await this.#client.query(`alter table ${quote(row.on_table)} alter constraint ${quote(row.name)} ${how}`);
    }
  }

  async insert(table: string, lines: readonly string[]): Promise<void> {
    const columns = this.#columns.get(table)?.map(quote).join(', ');
    if (columns === undefined) throw new Error(`The archive does not say what the table ${table} is`);
    const rows = `json_populate_recordset(null::${quote(table)}, $1::json)`;
    await this.#client.query(
      `insert into ${quote(table)} (${columns}) overriding system value select ${columns} from ${rows}`,
      [`[${lines.join(',')}]`],
    );
  }

  /** Sets sequences, checks all references, and marks queued messages as stored so that none is sent twice. */
  async finish({ Sequences }: AnyBackupEnd): Promise<void> {
    for (const [name, value] of Object.entries(Sequences)) {
      if (value !== null) await this.#client.query('select setval($1::regclass, $2)', [quote(name), value]);
    }
    // What waited to be sent then may have been sent since: the outbox keeps it, and staff send it again or not.
    for (const table of ['outgoing_mail', 'outgoing_sms']) {
      await this.#client.query(`update ${table} set state = 'stored' where state in ('queued', 'sending')`);
    }
    await this.#client.query('set constraints all immediate');
    await this.#eachReference('not deferrable');
    await this.#client.query('commit');
  }

  async close(): Promise<void> {
    await this.#client.end();
  }
}
