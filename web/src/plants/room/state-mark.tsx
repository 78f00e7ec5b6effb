import type { RegistrationState } from '@btc/contract/plants/plant-codes.ts';
import { formatCodeIn } from '@btc/contract/names.ts';
import { registrationStateNames } from '@btc/reference/plants/plant-scopes.ts';
import { useEdition } from '#i18n/edition.ts';
import styles from './state-mark.module.css';

const shapes: Readonly<Record<RegistrationState, string>> = {
  active: 'M2 6.5 5 9.5 10 2.5',
  suspended: 'M4 2v8M8 2v8',
  cancelled: 'M2.5 2.5l7 7M9.5 2.5l-7 7',
  expired: 'M6 2v4l2.5 2.5',
  unlisted: 'M2 6h8',
};

/** State as sign, word and colour, so that colour is never the only cue. */
export function StateMark({ state, isLarge = false }: { state: RegistrationState; isLarge?: boolean }) {
  const edition = useEdition();
  return (
    <span className={styles['mark']} data-state={state} data-large={isLarge || undefined}>
      <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
        <path
          d={shapes[state]}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      {formatCodeIn(edition, registrationStateNames, state)}
    </span>
  );
}
