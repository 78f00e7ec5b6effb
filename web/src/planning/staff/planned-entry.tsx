import type { ConsoleScreen } from '@btc/contract/console/console-paths.ts';
import type { StaffRole } from '@btc/contract/members/access.ts';
import type { PlanningRow } from '@btc/contract/planning/planning.ts';
import type { PlanningKind } from '@btc/contract/planning/planning-kinds.ts';
import { type Edition, languageTags, useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { toConsoleScreenPath } from '#shell/console/console-path.ts';
import { StateMark, type Tone } from '#shell/console/facts.tsx';
import { hasRole, useStaff } from '#shell/console/staff.ts';
import { messages } from './planning-messages.ts';
import styles from './planning.module.css';

interface Place {
  readonly screen: ConsoleScreen;
  readonly roles: readonly StaffRole[];
}

const editor = ['editor'] as const;

const places = {
  article: { screen: 'article', roles: editor },
  report: { screen: 'article', roles: editor },
  marketReport: { screen: 'marketReport', roles: ['editor', 'analyst'] },
  release: { screen: 'releases', roles: ['analyst'] },
  survey: { screen: 'surveyItems', roles: ['analyst'] },
  newsletter: { screen: 'newsletter', roles: editor },
  bannerFrom: { screen: 'banner', roles: editor },
  bannerUntil: { screen: 'banner', roles: editor },
  exhibition: { screen: 'exhibitions', roles: editor },
} as const satisfies Record<PlanningKind, Place>;

/** The console path of an entry; null where the role may not open it. */
export function toAddress({ Kind, ID }: PlanningRow, role: StaffRole, edition: Edition): string | null {
  const place: Place = places[Kind];
  if (!hasRole(role, place.roles)) return null;
  return toConsoleScreenPath(edition, place.screen, ID ?? undefined);
}

const tones: Readonly<Record<string, Tone>> = {
  scheduled: 'waiting',
  open: 'waiting',
  sending: 'waiting',
  withdrawn: 'bad',
  cancelled: 'bad',
};

const plainStates: ReadonlySet<string> = new Set(['published', 'shown', 'sent']);

function useStateName(state: string | null): string | null {
  const { states } = useMessages(messages);
  if (state === null || plainStates.has(state)) return null;
  const names: Readonly<Record<string, string>> = states;
  return names[state] ?? state;
}

export function PlannedEntry({ row }: { row: PlanningRow }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const { role } = useStaff();
  const state = useStateName(row.State);
  const [own, other] = edition === 'cn' ? [row.TitleCn, row.TitleEn] : [row.TitleEn, row.TitleCn];
  const title = own ?? other ?? t.untitled;
  const isOther = own === null && other !== null;
  const lang = isOther ? languageTags[edition === 'cn' ? 'en' : 'cn'] : undefined;
  const address = toAddress(row, role, edition);
  return (
    <div className={styles['planned']} data-kind={row.Kind}>
      <span className={styles['plannedKind']}>
        {row.At !== null && row.Kind !== 'bannerFrom' && row.Kind !== 'bannerUntil' && (
          <time dateTime={row.At}>{format.time(row.At)}</time>
        )}{' '}
        {t.kinds[row.Kind]}
      </span>{' '}
      {address === null ? (
        <span lang={lang}>{title}</span>
      ) : (
        <PageLink to={address} lang={lang}>
          {title}
        </PageLink>
      )}{' '}
      {state !== null && <StateMark tone={tones[row.State ?? ''] ?? 'plain'}>{state}</StateMark>}
    </div>
  );
}
