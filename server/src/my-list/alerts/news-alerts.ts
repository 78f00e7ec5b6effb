import { articleAccesses } from '@btc/contract/news/sections.ts';
import { toArticlePath } from '@btc/contract/news/news-paths.ts';
import { dayMs } from '@btc/contract/time.ts';
import type { Db } from '#platform/db/db.ts';
import { listArticlesSince, type PublishedArticle } from './alert-facts.queries.ts';
import type { AlertRuleRow, Change, KnownKind } from './compare-rule.ts';

/** Articles that appear up to this long after their publication time still raise alerts. */
const overlapMs = 2 * dayMs;
/** Older articles raise no alert. */
const maxAgeMs = 30 * dayMs;

function concerns({ pinKind, code }: AlertRuleRow, { meat, cuts, origins }: PublishedArticle): boolean {
  if (pinKind === 'origin') return origins.includes(code);
  const [, ofMeat, cut = ''] = /^(beef|pork)-(.+)$/.exec(code) ?? [];
  return cuts.includes(cut) && (meat === ofMeat || meat === 'both');
}

function toChange({ id, access, title_cn: cn, title_en: en }: PublishedArticle): readonly Change[] {
  const [nameCn, nameEn] = [cn ?? en, en ?? cn];
  if (nameCn === null || nameEn === null) return [];
  const path = toArticlePath('en', id, articleAccesses.find((one) => one === access) ?? 'member');
  return [{ event: `article ${id}`, detail: { kind: 'tag', nameCn, nameEn, path } }];
}

function toMoment(value: unknown): number {
  return Date.parse(String(value).split(' ')[0] ?? '');
}

export async function openNewsAlerts(
  { db, now }: { readonly db: Db; readonly now: Date },
  rules: readonly AlertRuleRow[],
): Promise<Readonly<Record<'tag', KnownKind>>> {
  const known = rules.flatMap(({ notified }) =>
    notified?.['news'] === undefined ? [] : [toMoment(notified['news'].value)],
  );
  const from = Math.max(Math.min(now.getTime(), ...known) - overlapMs, now.getTime() - maxAgeMs);
  const articles = await listArticlesSince(db, new Date(from), now);
  const last = articles.at(-1)?.published_at ?? now;
  // The numbers tell of one that came with an earlier time than the last.
  const value = `${last.toISOString()} ${articles.reduce((sum, { id }) => sum + id, 0)}`;
  return {
    tag: {
      read: () => ({ news: { value, day: '' } }),
      compare: (rule, { before }) => {
        const after = Math.max(rule.setAt.getTime(), toMoment(before.value) - overlapMs);
        return articles.filter((one) => one.published_at.getTime() > after && concerns(rule, one)).flatMap(toChange);
      },
    },
  };
}
