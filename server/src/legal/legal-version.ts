import type { LegalState } from '@btc/contract/wire/legal-texts.ts';
import { shanghaiDay } from '#platform/clock/shanghai-time.ts';

export interface LegalVersion {
  readonly version: number;
  readonly effective_on: string;
  readonly published_at: Date;
}

/** The version in force on a day: the greatest already effective. The first applies before its day too. */
export function findInForce<Version extends LegalVersion>(
  versions: readonly Version[],
  today: string,
): Version | undefined {
  return versions
    .filter(({ version, effective_on: day }) => version === 1 || day <= today)
    .reduce<Version | undefined>(
      (best, one) => (best === undefined || one.version > best.version ? one : best),
      undefined,
    );
}

/** State of a version: a later one replaces it from its own day, even if this one never took effect. */
export function findLegalState(
  { version, effective_on: day }: LegalVersion,
  versions: readonly LegalVersion[],
  today: string,
): LegalState {
  const replacing = versions.filter((one) => one.version > version && one.effective_on <= day);
  if (replacing.some(({ published_at: at }) => shanghaiDay(at) < day)) return 'neverInForce';
  if (findInForce(versions, today)?.version === version) return 'inForce';
  return day > today ? 'coming' : 'past';
}
