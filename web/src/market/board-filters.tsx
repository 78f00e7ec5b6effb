import { type MarketTerm, marketTerms } from '@btc/contract/market/market-codes.ts';
import { useState } from 'react';
import { Form } from 'react-router';
import { Button, LinkButton } from '#ui/button.tsx';
import { FoldedFilters } from '#ui/form/folded-filters.tsx';
import { Select } from '#ui/form/select.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import styles from '#ui/form/filter-grid.module.css';
import { type BoardData, toBoardPath } from './board-query.ts';
import { marketPath } from './market-paths.ts';
import { t } from './messages.en.ts';

type Name = 'side' | 'meat' | 'origin' | 'cut' | 'term' | 'state';

function withAnyOption(entries: readonly (readonly [string, string])[]) {
  return [{ value: '', label: t.any }, ...entries.map(([value, label]) => ({ value, label }))];
}

function countSet(filter: BoardData['filter']): number {
  const { type: _, own: __, ...rest } = filter;
  return Object.values(rest).filter((value) => value !== '').length;
}

/** The filters of the board: a plain form, so that it works before any script runs. */
export function BoardFilters({ board }: { board: BoardData }) {
  const { filter, origins, cuts, locked } = board;
  const count = countSet(filter);
  const [chosen, setChosen] = useState(filter);
  const select = (name: Name) => ({
    name,
    value: chosen[name],
    onChange: (value: string) => setChosen((before) => ({ ...before, [name]: value })),
  });
  const terms: readonly (readonly [MarketTerm, string])[] = marketTerms.map((term) => [term, t.terms[term]]);
  return (
    <search aria-label={t.filters}>
      <FoldedFilters label={t.filters} count={count}>
        <Form action={marketPath} className={styles['form']}>
          {filter.type !== '' && <input type="hidden" name="type" value={filter.type} />}
          <Select label={t.side} options={withAnyOption(Object.entries(t.sides))} {...select('side')} />
          <Select label={t.meat} options={withAnyOption(Object.entries(t.meats))} {...select('meat')} />
          <Select
            label={t.origin}
            options={withAnyOption(origins.map((one) => [one.Code, one.Name]))}
            {...select('origin')}
          />
          <Select label={t.cut} options={withAnyOption(cuts.map((one) => [one.Code, one.Name]))} {...select('cut')} />
          <Select label={t.term} options={withAnyOption(terms)} {...select('term')} />
          <Select
            label={t.state}
            options={[
              { value: '', label: t.stateFilters.open },
              { value: 'closed', label: t.stateFilters.closed },
              { value: 'all', label: t.stateFilters.all },
            ]}
            {...select('state')}
          />
          <TextField
            type="search"
            name="q"
            className={styles['words']}
            label={t.words}
            placeholder={t.wordsHint}
            maxLength={80}
            defaultValue={filter.q}
          />
          {locked === null && (
            <TextField type="search" name="plant" label={t.plantNo} maxLength={32} defaultValue={filter.plant} />
          )}
          <div className={styles['buttons']}>
            <Button type="submit">{t.show}</Button>
            {count > 0 && (
              <LinkButton variant="quiet" to={toBoardPath({ type: filter.type })}>
                {t.clear}
              </LinkButton>
            )}
          </div>
        </Form>
      </FoldedFilters>
    </search>
  );
}
