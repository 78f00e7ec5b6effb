import { exhibitionKindNames } from '@btc/contract/directory/directory-names.ts';
import { exhibitionsPath } from '@btc/contract/directory/directory-paths.ts';
import { useState } from 'react';
import { Form } from 'react-router';
import { Button, LinkButton } from '#ui/button.tsx';
import { Select } from '#ui/form/select.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import styles from '#ui/form/filter-grid.module.css';
import { t } from '../messages.zh.ts';
import { type CalendarFilter, toExhibitionsQueryPath } from './exhibitions-query.ts';

/** The filters of the calendar: a plain form, so that it works before any script runs. */
export function CalendarFilters({ filter }: { filter: CalendarFilter }) {
  const [chosen, setChosen] = useState(filter);
  const select = (name: 'kind' | 'place') => ({
    name,
    value: chosen[name],
    onChange: (value: string) => setChosen((before) => ({ ...before, [name]: value })),
  });
  const any = { value: '', label: t.any };
  const isSet = filter.kind !== '' || filter.place !== '' || filter.q !== '';
  return (
    <search aria-label={t.filters}>
      <Form action={exhibitionsPath} className={styles['form']}>
        {filter.span === 'past' && <input type="hidden" name="span" value="past" />}
        <Select
          label={t.kind}
          options={[any, ...exhibitionKindNames.map(({ code, nameCn }) => ({ value: code, label: nameCn }))]}
          {...select('kind')}
        />
        <Select
          label={t.place}
          options={[any, { value: 'home', label: t.home }, { value: 'abroad', label: t.abroad }]}
          {...select('place')}
        />
        <TextField
          type="search"
          name="q"
          className={styles['words']}
          label={t.words}
          placeholder={t.eventHint}
          maxLength={60}
          defaultValue={filter.q}
        />
        <div className={styles['buttons']}>
          <Button type="submit">{t.show}</Button>
          {isSet && (
            <LinkButton variant="quiet" to={toExhibitionsQueryPath({ span: filter.span, kind: '', place: '', q: '' })}>
              {t.clear}
            </LinkButton>
          )}
        </div>
      </Form>
    </search>
  );
}
