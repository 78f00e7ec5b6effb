import { type Edition, modules } from '@btc/contract/members/access.ts';
import { type MembershipLevel, membershipLevels } from '@btc/contract/members/membership.ts';
import type { SharedCache } from '#platform/cache/shared-cache.ts';
import { createHash } from 'node:crypto';
import type { Config } from '#platform/config/config.ts';
import type { Db } from '#platform/db/db.ts';
import { listGrades, listLevels } from '../membership/level.queries.ts';
import { type BrochureContent, drawBrochure, type RequireType } from './brochure-pdf.ts';
import { latestLevelChange } from './brochure.queries.ts';

export interface Brochure {
  readonly pdf: Buffer;
  /** ETag of exactly these bytes, quotes included. */
  readonly etag: string;
}

export interface BrochureDeps {
  readonly db: Db;
  readonly config: Pick<Config, 'publicUrl' | 'mailboxes' | 'trialItems' | 'offersPayBusiness'>;
  readonly cache: SharedCache;
}

export function createBrochures(deps: BrochureDeps): (edition: Edition) => Promise<Brochure> {
  const draw = async (edition: Edition) => make(await readContent(deps, edition));
  return (edition) => deps.cache.get(`brochure ${edition}`, () => draw(edition), { weigh: ({ pdf }) => pdf.length });
}

async function make(content: BrochureContent): Promise<Brochure> {
  const pdf = await drawBrochure(content);
  return { pdf, etag: `"${createHash('sha256').update(pdf).digest('base64url').slice(0, 22)}"` };
}

async function readContent({ db, config }: BrochureDeps, edition: Edition): Promise<BrochureContent> {
  const { publicUrl, mailboxes, trialItems, offersPayBusiness } = config;
  const [levels, grades, changedAt] = [
    await listLevels(db),
    await listGrades(db, offersPayBusiness),
    await latestLevelChange(db),
  ];
  return {
    edition,
    levels: levels.flatMap(({ level, for_en, modules: opened }) => {
      const name = toLevel(level);
      const own: Edition = for_en ? 'en' : 'cn';
      return name === null
        ? []
        : [{ level: name, edition: own, modules: modules.filter((one) => opened.includes(one)) }];
    }),
    grades: grades.flatMap(({ level, require_type, grade_money }) => {
      const [name, type] = [toLevel(level), toType(require_type)];
      return name === null || type === null ? [] : [{ level: name, type, money: grade_money }];
    }),
    trialItems,
    changedAt: changedAt.toISOString(),
    publicUrl,
    mailboxes: { members: mailboxes.members, contact: mailboxes.contact },
  };
}

function toLevel(stored: string): MembershipLevel | null {
  return membershipLevels.find((level) => level === stored) ?? null;
}

function toType(stored: string): RequireType | null {
  return (['Free', 'Pay', 'Pay Regular', 'Pay Business'] as const).find((type) => type === stored) ?? null;
}
