import { type ReactNode, useRef } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useFocusWithin } from 'react-aria/useFocusWithin';
import { useInteractOutside } from 'react-aria/useInteractOutside';
import { useKeyboard } from 'react-aria/useKeyboard';
import { classNames } from '../class-names.ts';
import styles from './popover.module.css';

export type Dismissal = 'escape' | 'leave';

export interface PopoverProps {
  /** What is chosen; read out before the value. */
  readonly label: string;
  /** The current choice; omitted for several choices, when the button shows the label only. */
  readonly value?: string | undefined;
  readonly isQuiet?: boolean | undefined;
  readonly align?: 'start' | 'end' | undefined;
  readonly children: ReactNode;
  readonly onOpen?: (() => void) | undefined;
  /** Closed without a decision: by Escape, or by leaving the panel. */
  readonly onDismiss?: ((by: Dismissal) => void) | undefined;
  readonly className?: string | undefined;
}

/** Closes the popover that contains an element, and returns the focus to its button. */
export function closePopover(inside: Element): void {
  const details = inside.closest('details');
  if (details === null) return;
  details.open = false;
  details.querySelector('summary')?.focus();
}

/** A `details` panel: works without script, inside the surrounding form. Closes on Escape or on leaving it. */
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
