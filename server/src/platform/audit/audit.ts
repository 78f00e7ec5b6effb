import type { Db } from '../db/db.ts';

/** An account, the command line (`id` null), or somebody signed out (`id` null, empty name). */
export interface Actor {
  readonly id: number | null;
  readonly name: string;
}

/** A change or event; `before` and `after` hold the touched values, never a password, token or code. */
export interface AuditEntry {
  readonly at: Date;
  readonly actor: Actor;
  readonly operation: string;
  readonly subject: { readonly kind: string; readonly id: number | string };
  readonly before: object | null;
  readonly after: object | null;
}

/** Writes an audit entry in the transaction of its change, so that neither exists without the other. */
export async function recordAudit(db: Db, entry: AuditEntry): Promise<void> {
  await db
    .insertInto('audit_entry')
    .values({
      at: entry.at,
      actor_id: entry.actor.id,
      actor_name: entry.actor.name,
      operation: entry.operation,
      subject_kind: entry.subject.kind,
      subject_id: String(entry.subject.id),
      before: entry.before === null ? null : JSON.stringify(entry.before),
      after: entry.after === null ? null : JSON.stringify(entry.after),
    })
    .execute();
}
