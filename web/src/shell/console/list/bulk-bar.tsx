import type { Api } from '@btc/contract/client.ts';
import { useState } from 'react';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { Button } from '#ui/button.tsx';
import { ActionDialog } from '../actions/action-dialog.tsx';
import { messages } from '../messages.ts';
import styles from './list.module.css';

export interface BulkAction<Row> {
  readonly key: string;
  readonly name: string;
  readonly what: string;
  readonly isFor: (row: Row) => boolean;
  readonly work: (api: Api, row: Row) => Promise<unknown>;
}

interface BulkBarProps<Row> {
  readonly actions: readonly BulkAction<Row>[];
  readonly ticked: readonly Row[];
  readonly onAll: (isTicked: boolean) => void;
  readonly onDone: (row: Row) => void;
  readonly onChanged: () => void;
}

/** Actions on the ticked rows. If a row fails, those before it are done and unticked. */
export function BulkBar<Row>({ actions, ticked, onAll, onDone, onChanged }: BulkBarProps<Row>) {
  const t = useMessages(messages);
  const format = useFormat();
  const [chosen, setChosen] = useState<BulkAction<Row> | null>(null);
  const rows = chosen === null ? [] : ticked.filter(chosen.isFor);
  const work = async (api: Api) => {
    try {
      for (const row of rows) {
        // One after the other: where one fails, it is known which are done.
        // oxlint-disable-next-line no-await-in-loop
        await chosen?.work(api, row);
        onDone(row);
      }
    } catch (error) {
      onChanged();
      throw error;
    }
  };
  return (
    <fieldset className={styles['bulk']} aria-label={t.bulkTools}>
      <Button size="small" variant="quiet" onClick={() => onAll(ticked.length === 0)}>
        {ticked.length === 0 ? t.tickAll : t.untick(format.number(ticked.length))}
      </Button>
      {actions
        .map((action) => ({ action, count: ticked.filter(action.isFor).length }))
        .filter(({ count }) => count > 0)
        .map(({ action, count }) => (
          <Button key={action.key} size="small" onClick={() => setChosen(action)}>
            {t.bulk(action.name, format.number(count))}
          </Button>
        ))}
      {chosen !== null && (
        <ActionDialog
          title={t.bulk(chosen.name, format.number(rows.length))}
          what={<p>{chosen.what}</p>}
          confirm={chosen.name}
          work={work}
          done={t.bulkDone(format.number(rows.length))}
          onClose={() => setChosen(null)}
          onChanged={onChanged}
        />
      )}
    </fieldset>
  );
}
