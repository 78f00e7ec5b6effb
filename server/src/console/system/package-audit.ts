import { auditSeverities } from '@btc/contract/console/system.ts';
import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const checkout = join(import.meta.dirname, '../../../..');

/** As tools/audit.mjs writes it, beside the packages. */
const auditFile = z.strictObject({
  asked: z.iso.datetime(),
  lock: z.string(),
  found: z.array(z.strictObject({ name: z.string(), severity: z.enum(auditSeverities) })),
});

export interface PackageAudit {
  readonly checkedAt: string;
  /** True if the audit covered the packages that the lock file names now. */
  readonly isCurrent: boolean;
  readonly found: readonly { readonly name: string; readonly severity: (typeof auditSeverities)[number] }[];
}

/** Last result of `npm run audit`; null where there is none. */
export async function readPackageAudit(folder: string = checkout): Promise<PackageAudit | null> {
  const text = await readFile(join(folder, 'node_modules/.btc-audit.json'), 'utf8').catch(() => null);
  const lock = await readFile(join(folder, 'package-lock.json')).catch(() => null);
  if (text === null || lock === null) return null;
  const { asked, lock: askedLock, found } = auditFile.parse(JSON.parse(text));
  return { checkedAt: asked, isCurrent: askedLock === hash('sha256', lock), found };
}
