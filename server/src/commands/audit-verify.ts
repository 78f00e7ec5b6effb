// `npm run audit:verify [-- <hash noted earlier>]`: reads the audit trail of DATA_DIR or DATABASE_URL through; see docs/decisions/098-audit-trail.md.
import { verifyAudit } from '#platform/audit/verify-audit.ts';
import { loadConfig } from '#platform/config/config.ts';
import { openRecords } from '../open-records.ts';

async function verify(noted: string | null): Promise<void> {
  const records = await openRecords(loadConfig(), { name: 'btc-audit-verify', statementTimeout: 0, migrates: false });
  try {
    const { entries, erased, head, issues } = await verifyAudit(records.db, noted);
    const text = `${entries} entries, the values of ${erased} of them erased. The last one: ${head}\n`;
    process.stdout.write(issues.length === 0 ? `The audit trail is whole: ${text}` : text);
    if (issues.length === 0) return;
    process.stderr.write(`The audit trail is not whole:\n  ${issues.join('\n  ')}\n`);
    process.exitCode = 1;
  } finally {
    await records.close();
  }
}

const [noted = null] = process.argv.slice(2);
if (noted !== null && !/^[\da-f]{64}$/.test(noted)) {
  process.stderr.write('npm run audit:verify [-- <hash of the last entry, as it was printed earlier>]\n');
  process.exitCode = 2;
} else {
  try {
    await verify(noted);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
