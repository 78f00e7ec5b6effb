import type { Db } from '../db/db.ts';
import { countErasedEntries, findAuditEnd, findChainIssues, hasLink, readAuditHead } from './audit-chain.queries.ts';

export interface AuditVerdict {
  readonly entries: number;
  /** Entries whose values were erased together with the account they concern. */
  readonly erased: number;
  /** Hash of the last entry, to be written down elsewhere. */
  readonly head: string;
  /** One sentence each; none where the trail is intact. */
  readonly issues: readonly string[];
}

const sentences = {
  missing: (number: number) => `entries before ${number} are missing, or one was put in`,
  changed: (number: number) => `entry ${number} was changed, or the one before it`,
  values: (number: number) => `the values of entry ${number} were changed`,
};

/** Reads the whole audit trail as of one moment; `noted` is a head that somebody wrote down earlier. */
export function verifyAudit(db: Db, noted: string | null = null): Promise<AuditVerdict> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (snapshot) => {
      const head = await readAuditHead(snapshot);
      const end = await findAuditEnd(snapshot);
      const links = (await findChainIssues(snapshot)).map(({ issue, chain_number: number }) =>
        sentences[issue](number),
      );
      const isShort = (end?.chainNumber ?? 0) !== head.chainNumber || (end !== null && !end.hash.equals(head.hash));
      const isForeign = noted !== null && !(await hasLink(snapshot, Buffer.from(noted, 'hex')));
      return {
        entries: head.chainNumber,
        erased: await countErasedEntries(snapshot),
        head: head.hash.toString('hex'),
        issues: [
          ...links,
          ...(isShort ? ['the last entries are missing'] : []),
          ...(isForeign ? ['it does not hold the entry that was noted: it is another trail, or an older one'] : []),
        ],
      };
    });
}
