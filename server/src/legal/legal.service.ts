import type { Edition } from '@btc/contract/members/access.ts';
import type { DeskLegalRow, DeskLegalText, PublishLegalText } from '@btc/contract/legal/legal-desk.ts';
import type { GetLegalText, GetLegalVersions } from '@btc/contract/legal/legal.ts';
import { addMonthsToDay } from '@btc/contract/time.ts';
import { type LegalKind, legalKinds, legalRule } from '@btc/contract/wire/legal-texts.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import type { InputOf, OutputOf } from '@btc/contract/wire/operation.ts';
import { badRequest } from '#platform/api/answer.ts';
import { changedMeanwhile, type StaffWork } from '#platform/audit/staff-change.ts';
import { shanghaiDay, shanghaiMoment } from '#platform/clock/shanghai-time.ts';
import type { Db } from '#platform/db/db.ts';
import { findInForce, findLegalState } from '#legal/legal-version.ts';
import { type LegalVersionRecord, listLegalVersions } from '#legal/legal-version.queries.ts';
import { plainParagraphs, sanitiseArticleHtml } from '#platform/rich-text/article-html.ts';
import { getLegalWords, insertLegalVersion, type LegalWords, lockLegalTexts } from './legal.queries.ts';

export async function readLegalText(
  db: Db,
  { kind, version, edition, now }: { kind: LegalKind; version: number | undefined; edition: Edition; now: Date },
): Promise<OutputOf<typeof GetLegalText>> {
  const today = shanghaiDay(now);
  const versions = await listLegalVersions(db, kind);
  const found = version === undefined ? findInForce(versions, today) : versions.find((one) => one.version === version);
  if (found === undefined) throw new ApiError(1009);
  const { changes, body } = (await getLegalWords(db, found.id))[edition];
  const present = (one: LegalVersionRecord) => ({
    Version: one.version,
    EffectiveDate: one.effective_on,
    State: findLegalState(one, versions, today),
  });
  return { Row: { ...present(found), Kind: kind, Changes: changes, Body: body }, Rows: versions.map(present) };
}

export async function readLegalVersions(db: Db, now: Date): Promise<OutputOf<typeof GetLegalVersions>> {
  const versions = await listLegalVersions(db);
  const Rows = legalKinds.flatMap((kind) => {
    const found = findInForce(
      versions.filter((one) => one.kind === kind),
      shanghaiDay(now),
    );
    return found === undefined ? [] : [{ Kind: kind, Version: found.version, EffectiveDate: found.effective_on }];
  });
  return { Rows };
}

function presentDeskRow(row: LegalVersionRecord, versions: readonly LegalVersionRecord[], now: Date): DeskLegalRow {
  const ofKind = versions.filter(({ kind }) => kind === row.kind);
  return {
    VersionID: row.id,
    Kind: row.kind,
    Version: row.version,
    EffectiveDate: row.effective_on,
    Material: row.is_material,
    State: findLegalState(row, ofKind, shanghaiDay(now)),
    PublishedDate: shanghaiMoment(row.published_at),
    PublishedBy: row.published_by_name,
  };
}

export async function listDeskLegalTexts(db: Db, now: Date): Promise<readonly DeskLegalRow[]> {
  const versions = await listLegalVersions(db);
  return legalKinds.flatMap((kind) =>
    versions.filter((one) => one.kind === kind).map((row) => presentDeskRow(row, versions, now)),
  );
}

function presentWords(words: Readonly<Record<Edition, LegalWords>>): DeskLegalText['Texts'] {
  const present = ({ changes, body }: LegalWords) => ({ Changes: changes, Body: body });
  return { cn: present(words.cn), en: present(words.en) };
}

export async function readDeskLegalText(db: Db, id: number, now: Date): Promise<DeskLegalText> {
  const versions = await listLegalVersions(db);
  const found = versions.find((one) => one.id === id);
  if (found === undefined) throw new ApiError(1009);
  const ofKind = versions.filter(({ kind }) => kind === found.kind);
  const before = ofKind.find(({ version }) => version === found.version - 1);
  return {
    ...presentDeskRow(found, ofKind, now),
    Texts: presentWords(await getLegalWords(db, id)),
    Before: before === undefined ? null : presentWords(await getLegalWords(db, before.id)),
    Newest: ofKind[0]?.version ?? found.version,
  };
}

type Written = InputOf<typeof PublishLegalText>['Texts']['cn'];

/** Sanitised like an article, and without pictures. */
function toWords({ Changes, Body }: Written, edition: Edition): LegalWords {
  const body = sanitiseArticleHtml(Body).replace(/<figure\b.*?<\/figure>|<img\b[^>]*>/gs, '');
  if (plainParagraphs(body).length === 0) throw badRequest(`Texts.${edition}.Body`, 'missing');
  if (body.length > legalRule.body) throw badRequest(`Texts.${edition}.Body`, 'too_big');
  return { changes: Changes, body };
}

function requireDay(day: string, now: Date): void {
  if (day < shanghaiDay(now)) throw badRequest('EffectiveDate', 'past');
  if (day > addMonthsToDay(shanghaiDay(now), 12)) throw badRequest('EffectiveDate', 'far');
}

/** The text stays readable in its versions, so the audit trail only names the version. */
export async function publishLegalText({ db, now, staff }: StaffWork, input: InputOf<typeof PublishLegalText>) {
  requireDay(input.EffectiveDate, now);
  const words = { cn: toWords(input.Texts.cn, 'cn'), en: toWords(input.Texts.en, 'en') };
  await lockLegalTexts(db);
  const [newest] = await listLegalVersions(db, input.Kind);
  if (newest?.version !== input.ExpectedVersion) throw changedMeanwhile('ExpectedVersion');
  const before = await getLegalWords(db, newest.id);
  if (before.cn.body === words.cn.body && before.en.body === words.en.body) throw badRequest('Texts', 'samewords');
  const id = await insertLegalVersion(db, {
    kind: input.Kind,
    version: newest.version + 1,
    effectiveOn: input.EffectiveDate,
    isMaterial: input.Material,
    now,
    by: staff.userId,
    words,
  });
  const result = await readDeskLegalText(db, id, now);
  const toBrief = ({ Version, EffectiveDate, Material }: DeskLegalRow) => ({ Version, EffectiveDate, Material });
  return {
    subject: { kind: 'legalText', id },
    before: toBrief(presentDeskRow(newest, [newest], now)),
    // Which text it is stands with what is new: the trail shows what differs.
    after: { Kind: input.Kind, ...toBrief(result) },
    result,
  };
}
