import type { PinName } from '@btc/contract/my-list/pin-kinds.ts';
import { useMessages } from '#i18n/messages.ts';
import { PinIcon } from '#ui/icons.tsx';
import { messages } from './messages.ts';
import styles from './pins.module.css';

export interface PinButtonProps extends PinName {
  /** Name of the pinned thing: "Brazil", "Oyster blade". */
  readonly name: string;
  readonly isSmall?: boolean | undefined;
}

export function usePinLook({ name, isSmall = false }: PinButtonProps, isPinned: boolean) {
  const t = useMessages(messages);
  const words = isPinned ? t.pinnedOf(name) : t.pinOf(name);
  return {
    size: 'small',
    variant: isSmall ? 'quiet' : 'secondary',
    'aria-label': words,
    'data-print': 'hide',
    ...(isSmall && { title: words, className: styles['small'] }),
    children: isSmall ? <PinIcon isFilled={isPinned} /> : isPinned ? t.pinned : t.pin,
  } as const;
}
