import { useEdition } from '#i18n/edition.ts';
import { type Gap, gapNames, gapSigns } from '#i18n/gap.ts';
import { useMessages } from '#i18n/messages.ts';
import { messages } from '../messages.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import styles from './marks.module.css';

export function GapMark({ gap }: { gap: Gap }) {
  const edition = useEdition();
  return (
    <>
      <span className={styles['gap']} aria-hidden="true">
        {gapSigns[gap]}
      </span>
      <VisuallyHidden>{gapNames[edition][gap]}</VisuallyHidden>
    </>
  );
}

/** Explains the given gap signs; nothing when there are none. */
export function GapLegend({ gaps }: { gaps: readonly Gap[] }) {
  const edition = useEdition();
  const t = useMessages(messages);
  if (gaps.length === 0) return null;
  return (
    <p className={styles['legend']}>
      {t.legend}
      {gaps.map((gap) => (
        <span key={gap}>
          <span className={styles['gap']}>{gapSigns[gap]}</span> {gapNames[edition][gap]}
        </span>
      ))}
    </p>
  );
}
