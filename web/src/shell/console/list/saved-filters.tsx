import { rules } from 'form-rules:SaveListFilter';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useMessages } from '#i18n/messages.ts';
import { Button } from '#ui/button.tsx';
import { ActButton } from '../actions/act-button.tsx';
import { toScreenName } from '../console-path.ts';
import { deskFields } from '../form/desk-fields.tsx';
import { FormDialog } from '../form/form-dialog.tsx';
import { messages } from '../messages.ts';
import { useCall } from '../use-call.ts';
import styles from './list.module.css';

const { Line } = deskFields<'SaveListFilter'>();

function sortQuery(query: string): string {
  const sorted = new URLSearchParams(query);
  sorted.sort();
  return sorted.toString();
}

export function SavedFilters({ query }: { readonly query: string }) {
  const t = useMessages(messages);
  const screen = toScreenName(useLocation().pathname).toLowerCase();
  const { data, reload } = useCall('GetListFilters', { Screen: screen });
  const [isOpen, setOpen] = useState(false);
  const saved = data?.Rows ?? [];
  const set = sortQuery(query);
  const current = saved.find((one) => one.Query === set);
  if (saved.length === 0 && set === '') return null;
  return (
    <nav className={styles['saved']} aria-label={t.savedFilters}>
      {saved.map(({ ListFilterID, Name, Query }) => (
        <Link key={ListFilterID} to={`?${Query}`} aria-current={Query === set || undefined} preventScrollReset>
          {Name}
        </Link>
      ))}
      {set !== '' && current === undefined && (
        <Button size="small" variant="quiet" onClick={() => setOpen(true)}>
          {t.keepFilters}
        </Button>
      )}
      {current !== undefined && (
        <ActButton
          size="small"
          variant="quiet"
          name={t.forgetFilters(current.Name)}
          work={(api) => api('DeleteListFilter', { ListFilterID: current.ListFilterID })}
          done={t.filtersForgotten}
          onChanged={reload}
        />
      )}
      {isOpen && (
        <FormDialog
          operation="SaveListFilter"
          rules={rules}
          row={null}
          id={screen}
          fixed={() => ({ Screen: screen, Query: set })}
          labels={{ Name: t.filterName }}
          issues={{ 'Name.too_many': t.tooManyFilters }}
          title={t.keepFilters}
          what={<p>{t.keepFiltersWhat}</p>}
          confirm={t.keep}
          done={t.filtersKept}
          onClose={() => setOpen(false)}
          onChanged={reload}
        >
          <Line name="Name" autoFocus />
        </FormDialog>
      )}
    </nav>
  );
}
