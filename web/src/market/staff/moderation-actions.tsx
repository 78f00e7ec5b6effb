import type { MarketContentRow } from '@btc/contract/market/desk/market-desk.ts';
import { rules as removeRules } from 'form-rules:RemoveMarketContent';
import { useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { ActionDialog } from '#shell/console/actions/action-dialog.tsx';
import { deskFields } from '#shell/console/form/desk-fields.tsx';
import { FormDialog } from '#shell/console/form/form-dialog.tsx';
import layout from '#shell/console/layout.module.css';
import { Button } from '#ui/button.tsx';
import { messages } from './market-desk-messages.ts';

const { Area } = deskFields<'RemoveMarketContent'>();

type Action = 'remove' | 'restore' | 'dismiss';

interface ActionsProps {
  readonly row: MarketContentRow;
  readonly onChanged: () => void;
}

export function ModerationActions({ row, onChanged }: ActionsProps) {
  const t = useMessages(messages);
  const [open, setOpen] = useState<Action | null>(null);
  const isRemoved = row.State === 'removed';
  const actions: readonly Action[] = isRemoved
    ? ['restore']
    : ['remove', ...(row.OpenReports > 0 ? ['dismiss' as const] : [])];
  return (
    <div className={layout['actions']}>
      {actions.map((action) => (
        <Button key={action} size="small" onClick={() => setOpen(action)}>
          {t[action]}
        </Button>
      ))}
      {open === 'remove' && <RemoveDialog row={row} onChanged={onChanged} onClose={() => setOpen(null)} />}
      {(open === 'restore' || open === 'dismiss') && (
        <PlainDialog action={open} row={row} onChanged={onChanged} onClose={() => setOpen(null)} />
      )}
    </div>
  );
}

function RemoveDialog({ row, onChanged, onClose }: ActionsProps & { onClose: () => void }) {
  const t = useMessages(messages);
  return (
    <FormDialog
      operation="RemoveMarketContent"
      rules={removeRules}
      row={null}
      id={`${row.Kind}.${row.ID}`}
      fixed={() => ({ Kind: row.Kind, ID: row.ID })}
      labels={{ Reason: t.reason }}
      title={t.remove}
      what={<p>{t.removeWhat}</p>}
      confirm={t.remove}
      done={t.removed}
      onClose={onClose}
      onChanged={onChanged}
    >
      <Area name="Reason" rows={3} />
    </FormDialog>
  );
}

interface PlainProps extends ActionsProps {
  readonly action: 'restore' | 'dismiss';
  readonly onClose: () => void;
}

function PlainDialog({ action, row: { Kind, ID }, onChanged, onClose }: PlainProps) {
  const t = useMessages(messages);
  const isRestore = action === 'restore';
  return (
    <ActionDialog
      title={t[action]}
      what={<p>{isRestore ? t.restoreWhat : t.dismissWhat}</p>}
      confirm={t[action]}
      work={(api) => api(isRestore ? 'RestoreMarketContent' : 'DismissMarketReports', { Kind, ID })}
      done={isRestore ? t.restored : t.dismissed}
      onClose={onClose}
      onChanged={onChanged}
    />
  );
}
