import { type ReactNode, useRef } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useFocusWithin } from 'react-aria/useFocusWithin';
import { useInteractOutside } from 'react-aria/useInteractOutside';
import { useKeyboard } from 'react-aria/useKeyboard';
import { classNames } from '../class-names.ts';
import styles from './popover.module.css';

/** How a panel is left without a decision. */
export type Dismissal = 'escape' | 'leave';

export interface PopoverProps {
  /** What is chosen in it, for screen readers before the choice itself. */
  readonly label: string;
  /** The choice as it stands; none where several are made in it, and the label alone stands on the button. */
  readonly value?: string | undefined;
  /** Beside switches: low, as they are. */
  readonly isQuiet?: boolean | undefined;
  readonly align?: 'start' | 'end' | undefined;
  readonly children: ReactNode;
  /** Opened, by whatever way. */
  readonly onOpen?: (() => void) | undefined;
  /** Closed without a decision: by Escape, or by going elsewhere. */
  readonly onDismiss?: ((by: Dismissal) => void) | undefined;
  readonly className?: string | undefined;
}

/** Closes the popover around an element, and gives the focus back to its button. */
export function closePopover(inside: Element): void {
  const details = inside.closest('details');
  if (details === null) return;
  details.open = false;
  details.querySelector('summary')?.focus();
}

/**
 * A button that opens a panel under it: the platform's own disclosure, so that it opens before any script runs and its fields
 * belong to the form around it. Escape closes it and gives the focus back; so does going elsewhere, and the press that
 * leads there is not lost.
 */
export function Popover(props: PopoverProps) {
  const { label, value, isQuiet = false, align = 'start', children, onOpen, onDismiss, className } = props;
  const details = useRef<HTMLDetailsElement>(null);
  const leave = () => {
    if (details.current?.open !== true) return;
    details.current.open = false;
    onDismiss?.('leave');
  };
  useInteractOutside({ ref: details, onInteractOutside: leave });
  const { focusWithinProps } = useFocusWithin({
    // To nowhere: the window was left.
    onBlurWithin: ({ relatedTarget }) => relatedTarget !== null && leave(),
  });
  const { keyboardProps } = useKeyboard({
    onKeyDown: (event) => {
      if (event.key !== 'Escape' || details.current?.open !== true) return event.continuePropagation();
      closePopover(details.current);
      onDismiss?.('escape');
    },
  });
  return (
    <details
      {...mergeProps(focusWithinProps, keyboardProps)}
      ref={details}
      className={classNames(styles['popover'], isQuiet && styles['quiet'], className)}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) onOpen?.();
      }}
    >
      <summary className={styles['button']}>
        {value !== undefined && <span className={styles['label']}>{label}</span>}
        <span className={styles['value']}>{value ?? label}</span>
      </summary>
      {/* Takes the focus of a press between its fields: Escape is heard there too. */}
      <div tabIndex={-1} className={classNames(styles['panel'], align === 'end' && styles['end'])}>
        {children}
      </div>
    </details>
  );
}
