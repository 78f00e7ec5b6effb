import type { Api } from '@btc/contract/client.ts';
import type { ExhibitionState } from '@btc/contract/directory/directory-codes.ts';
import { type ReactNode, useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { ActionDialog } from '#shell/console/actions/action-dialog.tsx';
import layout from '#shell/console/layout.module.css';
import { Button } from '#ui/button.tsx';
import { messages } from './messages.ts';

interface StateActionsProps<State extends ExhibitionState> {
  readonly name: string;
  readonly targets: readonly State[];
  readonly work: (api: Api, state: State) => Promise<unknown>;
  readonly onChanged: () => void;
  readonly children?: ReactNode;
}

export function StateActions<State extends ExhibitionState>(props: StateActionsProps<State>) {
  const t = useMessages(messages);
  const [chosen, setChosen] = useState<State | null>(null);
  const { name, targets, work, onChanged, children } = props;
  return (
    <div className={layout['actions']}>
      {children}
      {targets.map((state) => (
        <Button key={state} size="small" onClick={() => setChosen(state)}>
          {t.become[state]}
        </Button>
      ))}
      {chosen !== null && (
        <ActionDialog
          title={t.become[chosen]}
          what={
            <>
              <p>
                <strong>{name}</strong>
              </p>
              <p>{t.does[chosen]}</p>
            </>
          }
          confirm={t.become[chosen]}
          work={(api) => work(api, chosen)}
          done={t.done}
          onClose={() => setChosen(null)}
          onChanged={onChanged}
        />
      )}
    </div>
  );
}
