import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './popover.module.css';

/** How a panel is left without a decision. */
export type Dismissal = 'escape' | 'leave';

export interface PopoverProps {
  /** What is chosen in it, for screen readers before the choice itself. */
  readonly label: string;
  /** The choice as it stands. */
  readonly value: string;
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
 * A button that opens a panel under it: the platform's own disclosure, so it opens before any script runs. Escape closes
 * it and gives the focus back; so does going elsewhere.
 */
export function Popover({ label, value, align = 'start', children, onOpen, onDismiss, className }: PopoverProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const dismissed = useEffectEvent((by: Dismissal) => onDismiss?.(by));
  useEffect(() => {
    const element = details.current;
    return element === null ? undefined : watchDismissal(element, (by) => dismissed(by));
  }, []);
  return (
    <details
      ref={details}
      className={classNames(styles['popover'], className)}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) onOpen?.();
      }}
    >
      <summary className={styles['button']}>
        <span className={styles['label']}>{label}</span>
        <span className={styles['value']}>{value}</span>
      </summary>
      <div className={classNames(styles['panel'], align === 'end' && styles['end'])}>{children}</div>
    </details>
  );
}

/** Closes an open disclosure when the reader presses Escape or goes elsewhere; returns how to stop. */
function watchDismissal(details: HTMLDetailsElement, onDismiss: (by: Dismissal) => void): () => void {
  const leave = ({ target }: Event) => {
    if (!details.open || (target instanceof Node && details.contains(target))) return;
    details.open = false;
    onDismiss('leave');
  };
  const escape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !details.open) return;
    closePopover(details);
    onDismiss('escape');
  };
  document.addEventListener('pointerdown', leave);
  document.addEventListener('focusin', leave);
  document.addEventListener('keydown', escape);
  return () => {
    document.removeEventListener('pointerdown', leave);
    document.removeEventListener('focusin', leave);
    document.removeEventListener('keydown', escape);
  };
}
