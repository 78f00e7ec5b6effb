import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Notice } from '#ui/state/notice.tsx';
import { messages } from './messages.ts';
import styles from './price-actions.module.css';

export interface PublishedOnProps {
  /** Null for current prices. */
  readonly day: string | null;
  readonly pathFor: (day: string | null) => string;
}

export function PublishedOn({ day, pathFor }: PublishedOnProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState(day ?? '');
  const go = (to: string | null): void => {
    setChosen(to ?? '');
    void navigate(pathFor(to), { preventScrollReset: true });
  };
  return (
    <details className={styles['earlier']} open={day !== null} data-print={day === null ? 'hide' : undefined}>
      <summary>{t.earlier}</summary>
      {day === null ? (
        <p className={styles['hint']}>{t.publishedOnHint}</p>
      ) : (
        <Notice>{t.asPublished(format.date(day))}</Notice>
      )}
      <form
        className={styles['earlierForm']}
        data-print="hide"
        onSubmit={(event) => {
          event.preventDefault();
          go(chosen === '' ? null : chosen);
        }}
      >
        <TextField
          name="asof"
          type="date"
          label={t.publishedOn}
          min="1990-01-01"
          max="2099-12-31"
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
        />
        <Button type="submit" size="small">
          {t.showDay}
        </Button>
        {day !== null && (
          <Button size="small" variant="quiet" onClick={() => go(null)}>
            {t.showNow}
          </Button>
        )}
      </form>
    </details>
  );
}
