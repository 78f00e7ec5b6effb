import { type Compilable, type CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Db } from './db.ts';
import { nameStatement } from './named-statements.ts';

/** Where a value goes that is known only when the query is asked. */
class Gap {
  readonly name: PropertyKey;

  constructor(name: PropertyKey) {
    this.name = name;
  }
}

type Values = Readonly<Record<string, unknown>>;
type Gaps<Given extends Values> = { readonly [Name in keyof Given]-?: RawBuilder<Given[Name]> };

/**
 * A query that is built and compiled once, planned by the database once a connection, and then asked with other values:
 * either costs several times what it costs to ask it. What depends on the values must stand in the query as one of the gaps.
 */
export function prepareQuery<Given extends Values, Row>(
  build: (db: Db, gaps: Gaps<Given>) => Compilable<Row>,
): (db: Db, given: Given) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined;
  // A name is asked for only where it is used, so that each gap is made then.
  const gaps = new Proxy({}, { get: (_, name) => sql.val(new Gap(name)) }) as Gaps<Given>; // every member is a gap
  return async (db, given) => {
    if (compiled === undefined) {
      compiled = build(db, gaps).compile();
      nameStatement(compiled.sql);
    }
    const parameters = compiled.parameters.map((one) => (one instanceof Gap ? given[String(one.name)] : one));
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters });
    return rows;
  };
}
