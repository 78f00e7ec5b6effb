import type { Edition } from '@btc/contract/members/access.ts';
import { ApiError } from '@btc/contract/wire/errors.ts';
import { createHash } from 'node:crypto';
import { badRequest } from '#platform/api/answer.ts';
import type { Db } from '#platform/db/db.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { findContactName } from '#platform/mail/contact-name.ts';
import { findProvenAddress } from '#platform/mail/proven-address.ts';
import { insertNotice } from '#platform/notices/insert-notice.ts';
import { countEnquiriesSince, findEnquiry, insertEnquiry, setEnquiryMail } from './enquiry.queries.ts';
import { enquiryMail } from './enquiry-mail.ts';
import { chooseCompanyName } from './company.present.ts';
import type { WriterRow } from './company.queries.ts';
import { openDictionary } from '#dictionary/face.ts';
import { postState, formatPostTitle } from './post.present.ts';
import { type LockedPost, lockPost } from './post.queries.ts';
import type { Writer } from './reader.ts';
import { requirePace, requireWriter } from './writer.service.ts';

export interface Enquiry {
  readonly postId: number;
  readonly content: string;
  /** The sender agrees to the poster learning company, name and address. */
  readonly sharesEmail: boolean;
}

interface Sent {
  readonly id: number;
  readonly at: Date;
}

/** Stores an enquiry, mails and notifies the poster, all or nothing. A repeat finds the first and mails nobody. */
export async function sendEnquiry(
  { db, publicUrl }: { readonly db: Db; readonly publicUrl: string },
  enquiry: Enquiry,
  writer: Writer,
): Promise<Sent> {
  if (writer.locked !== null) throw new ApiError(1008, { Dict: { Module: 'Market', Reason: writer.locked } });
  if (!enquiry.sharesEmail) throw badRequest('ShareEmail', 'consent');
  const { now, userId } = writer;
  const hash = createHash('sha256')
    .update(JSON.stringify([userId, enquiry.postId, enquiry.content]))
    .digest();
  return db.transaction().execute(async (tx) => {
    const sender = await requireWriter(tx, writer);
    const before = await findEnquiry(tx, hash);
    if (before !== undefined) return { id: before.id, at: before.created_at };
    const post = await requireReachable(tx, enquiry.postId, writer);
    if (sender.company_email === null) throw badRequest('CompanyEmail', 'profile');
    await requirePace('enquiry', now, (since) => countEnquiriesSince(tx, userId, since));
    const id = await insertEnquiry(tx, { ...enquiry, senderId: userId, hash, now });
    // The writer's account is held, so nobody else can have written the same meanwhile.
    if (id === undefined) throw new ApiError(1000);
    const mail = { sender, senderEmail: sender.company_email, content: enquiry.content, publicUrl };
    const mailId = await mailPoster(tx, post, mail);
    if (mailId !== null) await setEnquiryMail(tx, id, mailId);
    await insertNotice(tx, { userId: post.account_id, kind: 'marketEnquiry', detail: { MarketID: post.id }, now });
    return { id, at: now };
  });
}

async function requireReachable(db: Db, id: number, { userId, today }: Writer): Promise<LockedPost> {
  const post = await lockPost(db, id);
  if (post === undefined || post.removed_at !== null || post.poster_state === 'blocked') throw new ApiError(1009);
  if (post.account_id === userId) throw badRequest('MarketID', 'own');
  if (postState(post, today) !== 'open') throw badRequest('MarketID', 'closed');
  if (post.company_email === null || post.poster_state !== 'normal') throw badRequest('MarketID', 'unreachable');
  return post;
}

interface EnquiryMail {
  readonly sender: WriterRow;
  readonly senderEmail: string;
  readonly content: string;
  readonly publicUrl: string;
}

/** Number of the mail; null where the poster's address is unproven, so the enquiry is on the board only. */
async function mailPoster(db: Db, post: LockedPost, { sender, senderEmail, content, publicUrl }: EnquiryMail) {
  const to = findProvenAddress(post);
  if (to === null) return null;
  const edition: Edition = post.poster_edition === 'en' ? 'en' : 'cn';
  const mail = enquiryMail(edition, {
    name: findContactName(post, edition) ?? post.login_user_name,
    post: formatPostTitle(post, { edition, dictionary: await openDictionary(db) }),
    company: chooseCompanyName(sender, edition) ?? sender.login_user_name,
    person: findContactName(sender, edition),
    email: senderEmail,
    content,
    publicUrl,
    postId: post.id,
  });
  return queueMail(db, { to, edition, replyTo: senderEmail, ...mail });
}
