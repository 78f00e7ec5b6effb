import { formatCodeIn } from '@btc/contract/names.ts';
import { registrationStateNames } from '@btc/reference/plants/plant-scopes.ts';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { StateMark } from '../room/state-mark.tsx';
import { messages } from './messages.ts';
import styles from './plant.module.css';
import type { PlantData } from './plant-query.ts';
import { lineParts } from './state-line-parts.ts';

export function StateLine({ spans, today }: { spans: PlantData['spans']; today: string }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const parts = lineParts(spans, today);
  if (parts.length === 0) return null;
  const sentences = parts.map(({ span }) =>
    t.spanLabel(
      formatCodeIn(edition, registrationStateNames, span.State),
      format.date(span.From),
      span.Until === null ? t.untilNow : format.date(span.Until),
    ),
  );
  return (
    <figure className={styles['stateLine']}>
      <svg
        viewBox="0 0 1000 16"
        preserveAspectRatio="none"
        height="16"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn in place, in the colours of the theme
        role="img"
        aria-label={t.stateLineLabel(sentences.join('; '))}
      >
        {parts.map(({ span, from, width }) => (
          <rect
            key={span.EventID}
            data-state={span.State}
            x={from * 1000}
            width={Math.max(width * 1000 - 1, 1)}
            y="0"
            height="16"
          />
        ))}
      </svg>
      <ol className={styles['spans']} aria-hidden="true">
        {parts.map(({ span }) => (
          <li key={span.EventID}>
            <StateMark state={span.State} /> {format.date(span.From)}–
            {span.Until === null ? t.untilNow : format.date(span.Until)}
          </li>
        ))}
      </ol>
    </figure>
  );
}
