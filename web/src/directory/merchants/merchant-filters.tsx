import { merchantProductNames } from '@btc/contract/directory/directory-names.ts';
import { merchantsPath } from '@btc/contract/directory/directory-paths.ts';
import { useState } from 'react';
import { Form } from 'react-router';
import { Button, LinkButton } from '#ui/button.tsx';
import { Select } from '#ui/form/select.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import styles from '#ui/form/filter-grid.module.css';
import { t } from '../messages.zh.ts';
import { emptyFilter, type MerchantsData, toMerchantsQueryPath } from './merchants-query.ts';

/** The filters of the directory: a plain form, so that it works before any script runs. */
export function MerchantFilters({ filter, counts }: Pick<MerchantsData, 'filter' | 'counts'>) {
  const [chosen, setChosen] = useState(filter);
  const select = (name: 'province' | 'product') => ({
    name,
    value: chosen[name],
    onChange: (value: string) => setChosen((before) => ({ ...before, [name]: value })),
  });
  const any = { value: '', label: t.any };
  const products = merchantProductNames.filter(({ code }) => counts.Products[code] > 0 || code === filter.product);
  const isSet = filter.province !== '' || filter.product !== '' || filter.q !== '';
  return (
    <search aria-label={t.filters}>
      <Form action={merchantsPath} className={styles['form']}>
        {filter.type !== '' && <input type="hidden" name="type" value={filter.type} />}
        <Select
          label={t.province}
          options={[any, ...counts.Provinces.map(({ Code, NameCn }) => ({ value: Code, label: NameCn }))]}
          {...select('province')}
        />
        <Select
          label={t.product}
          options={[any, ...products.map(({ code, nameCn }) => ({ value: code, label: nameCn }))]}
          {...select('product')}
        />
        <TextField
          type="search"
          name="q"
          className={styles['words']}
          label={t.words}
          placeholder={t.merchantHint}
          maxLength={60}
          defaultValue={filter.q}
        />
        <div className={styles['buttons']}>
          <Button type="submit">{t.show}</Button>
          {isSet && (
            <LinkButton variant="quiet" to={toMerchantsQueryPath({ ...emptyFilter, type: filter.type })}>
              {t.clear}
            </LinkButton>
          )}
        </div>
      </Form>
    </search>
  );
}
