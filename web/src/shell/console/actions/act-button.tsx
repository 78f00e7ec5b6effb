import type { Api } from '@btc/contract/client.ts';
import { useEdition } from '#i18n/edition.ts';
import { Button, type ButtonProps } from '#ui/button.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';
import { formatFailureText } from './failure.ts';
import { useAction } from './use-action.ts';

export interface Act {
  readonly work: (api: Api) => Promise<unknown>;
  /** Success message. */
  readonly done: string;
  /** Called after success and failure alike: the record may have changed meanwhile. */
  readonly onChanged: () => void;
}

/** Runs a harmless, reversible action at once; a failure is reported like a success. */
export function useAct() {
  const edition = useEdition();
  const { isPending, run } = useAction();
  const act = async ({ work, done, onChanged }: Act): Promise<void> => {
    const tell = async (api: Api) => {
      try {
        await work(api);
      } catch (error) {
        showToast(formatFailureText(edition, error), 'error');
        throw error;
      }
    };
    if (await run(tell)) showToast(done);
    onChanged();
  };
  return { isPending, act: (one: Act) => void act(one) };
}

interface ActButtonProps extends Act, Pick<ButtonProps, 'size' | 'variant'> {
  readonly name: string;
  readonly letter?: string;
}

export function ActButton({ name, letter, size, variant, ...one }: ActButtonProps) {
  const { isPending, act } = useAct();
  return (
    <Button size={size} variant={variant} pending={isPending} aria-keyshortcuts={letter} onClick={() => act(one)}>
      {name}
    </Button>
  );
}
