import type { Api } from '@btc/contract/client.ts';
import { useEdition } from '#i18n/edition.ts';
import { Button, type ButtonProps } from '#ui/button.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';
import { formatFailureText } from './failure.ts';
import { useAction } from './use-action.ts';

export interface Act {
  readonly work: (api: Api) => Promise<unknown>;
  /** What is said when it is done. */
  readonly done: string;
  /** It was done, or it was not because things are no longer as they were on the screen. */
  readonly onChanged: () => void;
}

/** Does at once what harms nothing and can be taken back by the button that follows; a failure is told like success. */
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
  /** The key that presses it on the page of a record. */
  readonly letter?: string;
}

/** A button that asks nothing. */
export function ActButton({ name, letter, size, variant, ...one }: ActButtonProps) {
  const { isPending, act } = useAct();
  return (
    <Button size={size} variant={variant} pending={isPending} aria-keyshortcuts={letter} onClick={() => act(one)}>
      {name}
    </Button>
  );
}
