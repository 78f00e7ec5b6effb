import { findMailTemplate, mailTemplates } from '@btc/contract/console/mail-templates.ts';
import type {
  DeskMailText,
  GetMailPreview,
  MailTextRow,
  MailTextVersion,
  MailTextWording,
  SaveMailText,
} from '@btc/contract/console/mail-texts.ts';
import { type Edition, editions } from '@btc/contract/members/access.ts';
import { ApiError, type FieldIssue } from '@btc/contract/wire/errors.ts';
import type { InputOf, OutputOf } from '@btc/contract/wire/operation.ts';
import { badRequest } from '#platform/api/answer.ts';
import { changedMeanwhile, type StaffChange, type StaffWork } from '#platform/audit/staff-change.ts';
import { shanghaiMoment } from '#platform/clock/shanghai-time.ts';
import type { Db } from '#platform/db/db.ts';
import type { MailWording } from '#platform/mail/mail-content.ts';
import type { EditedTemplate } from '#platform/mail/mail-template.ts';
import { findWordingIssues } from '#platform/mail/mail-wording.ts';
import { throwIfInvalid } from '#platform/api/throw-if-invalid.ts';
import {
  insertMailText,
  listMailTextVersions,
  listNewestMailTexts,
  type MailTextRecord,
} from './mail-texts.queries.ts';

export type EditedMails = readonly EditedTemplate[];

function presentWording({ subject, text }: MailWording): MailTextWording {
  return { Subject: subject, Text: text };
}

function readWording({ Subject, Text }: MailTextWording): MailWording {
  return { subject: Subject, text: Text };
}

/** A version's wording in an edition; null where it is the shipped one. */
function ownWording(version: MailTextRecord | undefined, edition: Edition): MailWording | null {
  const subject = version?.[`subject_${edition}`] ?? null;
  const text = version?.[`text_${edition}`] ?? null;
  return subject === null || text === null ? null : { subject, text };
}

function presentRow(entry: (typeof mailTemplates)[number], newest: MailTextRecord | undefined): MailTextRow {
  return {
    TemplateID: entry.id,
    Template: entry.code,
    Own: editions.filter((edition) => ownWording(newest, edition) !== null),
    Revision: newest?.revision ?? 0,
    ChangedDate: newest === undefined ? null : shanghaiMoment(newest.changed_at),
    ChangedBy: newest?.changed_by_name ?? null,
  };
}

export async function listMailTexts(db: Db): Promise<MailTextRow[]> {
  const newest = new Map((await listNewestMailTexts(db)).map((row) => [row.template, row]));
  return mailTemplates.map((entry) => presentRow(entry, newest.get(entry.code)));
}

function findTemplate(mails: EditedMails, id: number) {
  const entry = findMailTemplate(id);
  const template = mails.find(({ code }) => code === entry?.code);
  if (entry === undefined || template === undefined) throw new ApiError(1009);
  return { entry, template };
}

function presentVersion(version: MailTextRecord): MailTextVersion {
  const present = (edition: Edition) => {
    const own = ownWording(version, edition);
    return own === null ? null : presentWording(own);
  };
  return {
    Revision: version.revision,
    Cn: present('cn'),
    En: present('en'),
    Note: version.note,
    ChangedDate: shanghaiMoment(version.changed_at),
    ChangedBy: version.changed_by_name,
  };
}

export async function readMailText(db: Db, mails: EditedMails, id: number): Promise<DeskMailText> {
  const { entry, template } = findTemplate(mails, id);
  const versions = await listMailTextVersions(db, entry.code);
  const [newest] = versions;
  const { cn, en } = template.shipped;
  return {
    ...presentRow(entry, newest),
    Cn: presentWording(ownWording(newest, 'cn') ?? cn),
    En: presentWording(ownWording(newest, 'en') ?? en),
    Shipped: { Cn: presentWording(cn), En: presentWording(en) },
    Places: Object.entries(template.places).map(([Name, { nameCn, nameEn, isRequired = false, isBlock = false }]) => ({
      Name,
      NameCn: nameCn,
      NameEn: nameEn,
      Required: isRequired,
      Block: isBlock,
    })),
    Versions: versions.map(presentVersion),
  };
}

const fieldNames = { subject: 'Subject', text: 'Text' } as const;

/** Faults of a wording by field of the call; `part` is the field's prefix. */
function listIssues(template: EditedTemplate, wording: MailWording, part: '' | 'Cn.' | 'En.'): FieldIssue[] {
  return findWordingIssues(template.places, wording).map(({ field, rule }) => ({
    Field: part + fieldNames[field],
    Rule: rule,
  }));
}

export function previewMail(
  mails: EditedMails,
  { TemplateID: id, Edition: edition, ...written }: InputOf<typeof GetMailPreview>,
): OutputOf<typeof GetMailPreview> {
  const { template } = findTemplate(mails, id);
  const wording = readWording(written);
  throwIfInvalid(listIssues(template, wording, ''));
  const { subject, text, html } = template.preview(edition, wording);
  return { Subject: subject, Text: text, Html: html };
}

function isSame(one: MailWording | null, other: MailWording | null): boolean {
  return one?.subject === other?.subject && one?.text === other?.text;
}

/** Stores a new version. The audit trail only names it: the text stays readable in the versions. */
export async function saveMailText(
  { db, now, staff }: StaffWork,
  mails: EditedMails,
  input: InputOf<typeof SaveMailText>,
): Promise<StaffChange<null>> {
  const { entry, template } = findTemplate(mails, input.TemplateID);
  const written = { cn: readWording(input.Cn), en: readWording(input.En) };
  throwIfInvalid([...listIssues(template, written.cn, 'Cn.'), ...listIssues(template, written.en, 'En.')]);
  const [newest] = await listMailTextVersions(db, entry.code);
  const before = newest?.revision ?? 0;
  if (before !== input.Revision) throw changedMeanwhile('Revision');
  const own = {
    cn: isSame(written.cn, template.shipped.cn) ? null : written.cn,
    en: isSame(written.en, template.shipped.en) ? null : written.en,
  };
  const changed = editions.filter((edition) => !isSame(own[edition], ownWording(newest, edition)));
  if (changed.length === 0) throw badRequest('Cn.Text', 'samewords');
  const isAdded = await insertMailText(db, {
    template: entry.code,
    revision: before + 1,
    subject_cn: own.cn?.subject ?? null,
    text_cn: own.cn?.text ?? null,
    subject_en: own.en?.subject ?? null,
    text_en: own.en?.text ?? null,
    note: input.Note,
    changed_at: now,
    changed_by: staff.userId,
  });
  if (!isAdded) throw changedMeanwhile('Revision');
  return {
    subject: { kind: 'mailText', id: entry.id },
    before: { Version: before },
    // Which mail it is stands with what is new: the trail shows what differs.
    after: { Template: entry.code, Version: before + 1, Note: input.Note },
    result: null,
  };
}
