import type { Edition } from '@btc/contract/members/access.ts';
import { legalKinds } from '@btc/contract/wire/legal-texts.ts';
import { shanghaiDay } from '#platform/clock/shanghai-time.ts';
import type { Db } from '#platform/db/db.ts';
import { findConsentAccount, insertConsent, listChanges, listConsents, type NewConsent } from './consent.queries.ts';
import { findInForce } from './legal-version.ts';
import { type LegalVersionRecord, listLegalVersions } from './legal-version.queries.ts';

/** Records consent or withdrawal, by default for the version in force; a future version is ignored and asked for later. */
export async function recordConsent(
  db: Db,
  consent: Omit<NewConsent, 'version'> & { readonly version?: number | undefined; readonly now: Date },
): Promise<void> {
  const { now, version, ...rest } = consent;
  const inForce = findInForce(await listLegalVersions(db, rest.kind), shanghaiDay(now))?.version ?? 0;
  if (inForce === 0 || (version ?? 0) > inForce) return;
  await insertConsent(db, { ...rest, version: version ?? inForce });
}

export interface DueText {
  readonly version: LegalVersionRecord;
  /** Version agreed to before; null: none. */
  readonly agreed: number | null;
}

/** Asked of everybody; other texts only of those who agreed to them before. */
const askedOfAll: ReadonlySet<string> = new Set(['terms', 'privacy']);

/** Texts not agreed to since their last material change; demonstration accounts and staff are never asked. */
export async function listDueTexts(db: Db, userId: number, now: Date): Promise<readonly DueText[]> {
  const account = await findConsentAccount(db, userId);
  if (account === undefined || account.is_demo || account.staff_role !== null) return [];
  const [versions, consents] = [await listLegalVersions(db), await listConsents(db, userId)];
  return legalKinds.flatMap((kind): readonly DueText[] => {
    const ofKind = versions.filter((one) => one.kind === kind);
    const inForce = findInForce(ofKind, shanghaiDay(now));
    if (inForce === undefined) return [];
    const last = consents.find((one) => one.kind === kind);
    const agreed = last?.act === 'given' ? last.version : null;
    if (agreed === null) return askedOfAll.has(kind) ? [{ version: inForce, agreed }] : [];
    const material = ofKind.find((one) => one.is_material && one.version <= inForce.version);
    return agreed < (material?.version ?? 1) ? [{ version: inForce, agreed }] : [];
  });
}

export async function readDueChanges(
  db: Db,
  due: readonly DueText[],
  edition: Edition,
): Promise<ReadonlyMap<number, string>> {
  const renewed = due.filter(({ agreed }) => agreed !== null).map(({ version }) => version.id);
  return listChanges(db, renewed, edition);
}
