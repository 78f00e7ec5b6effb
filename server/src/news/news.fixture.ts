import type { MembershipFields } from '@btc/contract/members/access.ts';
import { newsOperations as contract } from '@btc/contract/news/news.operations.ts';
import { hourMs, minuteMs } from '@btc/contract/time.ts';
import type { OutputOf, RequestOf } from '@btc/contract/wire/operation.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Caller } from '#platform/api/binding.ts';
import { noCache } from '#platform/cache/shared-cache.ts';
import { openFolderStore } from '#platform/files/file-store.ts';
import { noMembership } from '#testing/add-caller.ts';
import { fixedClock } from '#testing/fixed-clock.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import type { ArticleDraft, ArticleTextDraft } from './write/article-draft.ts';
import { insertArticle, publishArticle } from './write/article-write.service.ts';
import { createNewsOperations } from './news.operations.ts';
import { createReadCounter } from './read-counter.ts';

export const start = '2026-11-20T08:00:00+08:00';

type Contract = typeof contract;

const signedOut: Caller = { token: null, user: null, address: '203.0.113.7' };

/** A text of four paragraphs, the first of which is the preview. */
export function textDraft(title: string, body = ''): ArticleTextDraft {
  const filler = `<p>${'配额用量与到港节奏。'.repeat(12)}</p>`;
  return {
    title,
    summary: `${title}的摘要`,
    body: `${body}<p>开头一段${'字'.repeat(95)}。</p>${filler}${filler}${filler}`,
  };
}

export function draft(changes: Partial<ArticleDraft> = {}): ArticleDraft {
  return {
    section: 'policy',
    access: 'free',
    headlineRank: null,
    recommended: false,
    meat: 'beef',
    origins: [],
    cuts: [],
    tags: [],
    titlePicture: null,
    source: null,
    isDemo: false,
    report: null,
    texts: { cn: textDraft('标题'), en: textDraft('Title') },
    ...changes,
  };
}

export async function createNewsFixture() {
  const database = await createTestDatabase();
  const { db } = database;
  const clock = fixedClock(start);
  const reads = createReadCounter({ db, clock, flushEveryMs: hourMs });
  const folder = await mkdtemp(join(tmpdir(), 'btc-news-'));
  const operations = createNewsOperations({ db, clock, reads, files: openFolderStore(folder) });

  const call = async <Name extends keyof Contract>(
    name: Name,
    data: RequestOf<Contract[Name]>,
    caller: Caller = signedOut,
  ): Promise<OutputOf<Contract[Name]>> => {
    const bound = operations.find(({ operation }) => operation.name === name);
    if (bound === undefined) throw new Error(`${name} is not bound`);
    const answer: unknown = contract[name].output.parse(await bound.handle(data, caller, noCache));
    return answer as OutputOf<Contract[Name]>; // the schema just parsed it
  };

  const publish = async (changes: Partial<ArticleDraft> = {}, minutesAgo = 60): Promise<number> => {
    const id = await insertArticle({ db, clock }, draft(changes));
    await publishArticle({ db, clock }, id, new Date(clock.now().getTime() - minutesAgo * minuteMs));
    return id;
  };

  const addReader = async (name: string, membership: Partial<MembershipFields> = {}): Promise<Caller> => {
    const row = await db
      .insertInto('account')
      .values({ login_user_name: name, created_at: start })
      .returning('id')
      .executeTakeFirstOrThrow();
    const user = {
      userId: row.id,
      loginUserName: name,
      accountState: 'normal',
      staffRole: null,
      membership: { ...noMembership, ...membership },
    } as const;
    return { token: 'token', user, address: '203.0.113.7' };
  };

  const drop = async () => {
    await reads.stop();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  };
  return { db, clock, reads, call, publish, addReader, drop };
}

export type NewsFixture = Awaited<ReturnType<typeof createNewsFixture>>;

export const paidInfo: Partial<MembershipFields> = {
  ChargeState: 3,
  ChargeExpireDate: '2027-06-01T00:00:00Z',
  CanVisitModule: 'Info|Price',
};

export const onTrial: Partial<MembershipFields> = { ChargeState: 2, ChargeExpireDate: '2026-12-20T00:00:00Z' };

export function failing(code: number) {
  return { code };
}
