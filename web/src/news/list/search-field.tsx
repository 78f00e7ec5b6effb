import { Form } from 'react-router';
import { pathFor, useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { messages } from '../list-messages.ts';
import styles from './search-field.module.css';

/** Longer queries are refused by the call. */
const maxQueryLength = 200;

/** A plain form, so that it works without script. */
export function SearchField({ words = '' }: { words?: string }) {
  const t = useMessages(messages);
  const edition = useEdition();
  return (
    <search>
      <Form action={pathFor(edition, '/BTCInfo/Section')} className={styles['form']} key={words}>
        <TextField
          type="search"
          name="q"
          label={t.searchLabel}
          hideLabel
          defaultValue={words}
          placeholder={t.searchPlaceholder}
          maxLength={maxQueryLength}
          enterKeyHint="search"
          className={styles['field']}
        />
        <Button type="submit">{t.search}</Button>
      </Form>
    </search>
  );
}
