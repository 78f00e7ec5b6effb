import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './popover.module.css';

export interface PopoverProps {
  /** What is chosen in it, for screen readers before the choice itself. */
  readonly label: string;
  /** The choice as it stands. */
  readonly value: string;
  readonly align?: 'start' | 'end' | undefined;
  readonly children: (close: () => void) => ReactNode;
  /** Closed without a decision: by Escape, or by going elsewhere. */
  readonly onDismiss?: (() => void) | undefined;
  readonly className?: string | undefined;
}

/**
 * A button that opens a panel under it: the platform's own disclosure, so it opens before any script runs. Escape closes
 * it and gives the focus back; so does going elsewhere.
 */
export function Popover({ label, value, align = 'start', children, onDismiss, className }: PopoverProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => {
    const element = details.current;
    if (element === null || !element.open) return;
    element.open = false;
    element.querySelector('summary')?.focus();
  };
  useDismissal(details, onDismiss);
  return (
    <details ref={details} className={classNames(styles['popover'], className)}>
      <summary className={styles['button']}>
        <span className={styles['label']}>{label}</span>
        <span className={styles['value']}>{value}</span>
      </summary>
      <div className={classNames(styles['panel'], align === 'end' && styles['end'])}>{children(close)}</div>
    </details>
  );
}

function useDismissal(details: React.RefObject<HTMLDetailsElement | null>, onDismiss: (() => void) | undefined): void {
  const dismiss = useEffectEvent((withFocus: boolean) => {
    const element = details.current;
    if (element === null || !element.open) return;
    element.open = false;
    if (withFocus) element.querySelector('summary')?.focus();
    onDismiss?.();
  });
  useEffect(() => {
    const isInside = (target: EventTarget | null): boolean =>
      target instanceof Node && details.current?.contains(target) === true;
    const onPointer = (event: PointerEvent) => {
      if (!isInside(event.target)) dismiss(false);
    };
    const onFocus = (event: FocusEvent) => {
      if (!isInside(event.target)) dismiss(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') dismiss(true);
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('keydown', onKey);
    };
  }, [details]);
}
