import type { TradeDemonstration } from '@btc/contract/trade/desk/trade-import.ts';
import { useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { ActionDialog } from '#shell/console/actions/action-dialog.tsx';
import { ScreenPart } from '#shell/console/screen-page.tsx';
import shared from '#ui/base/shared.module.css';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/state/notice.tsx';
import { messages } from '../messages.ts';

interface DemonstrationPartProps {
  readonly rows: readonly TradeDemonstration[];
  readonly onChanged: () => void;
}

/** Closes the demonstration of a meat once it has genuine facts, or reopens it. */
export function DemonstrationPart({ rows, onChanged }: DemonstrationPartProps) {
  const t = useMessages(messages);
  const [chosen, setChosen] = useState<TradeDemonstration | null>(null);
  const genuine = rows.filter(({ Genuine }) => Genuine);
  if (genuine.length === 0) return null;
  return (
    <ScreenPart title={t.demonstration}>
      <div className={shared['stack4']}>
        {genuine.map((row) => (
          <Notice key={row.Meat} tone={row.Shown ? 'caution' : 'plain'}>
            <p>{(row.Shown ? t.demoShown : t.demoClosed)(t.meats[row.Meat])}</p>
            <Button size="small" onClick={() => setChosen(row)}>
              {(row.Shown ? t.closeDemo : t.showDemo)(t.meats[row.Meat])}
            </Button>
          </Notice>
        ))}
      </div>
      {chosen !== null && <DemonstrationDialog row={chosen} onClose={() => setChosen(null)} onChanged={onChanged} />}
    </ScreenPart>
  );
}

interface DemonstrationDialogProps {
  readonly row: TradeDemonstration;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

function DemonstrationDialog({ row: { Meat, Shown }, onClose, onChanged }: DemonstrationDialogProps) {
  const t = useMessages(messages);
  const name = t.meats[Meat];
  return (
    <ActionDialog
      title={(Shown ? t.closeDemo : t.showDemo)(name)}
      what={<p>{(Shown ? t.closeDemoWhat : t.showDemoWhat)(name)}</p>}
      confirm={(Shown ? t.closeDemo : t.showDemo)(name)}
      work={(api) => api('SetTradeDemonstration', { Meat, Shown: !Shown })}
      done={Shown ? t.demoIsClosed : t.demoIsShown}
      onClose={onClose}
      onChanged={onChanged}
    />
  );
}
