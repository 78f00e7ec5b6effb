import {
  cloneElement,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { placeBubble } from './place-bubble.ts';
import styles from './tooltip.module.css';

export interface TooltipProps {
  readonly text: ReactNode;
  /** One focusable element: a button or a link. */
  readonly children: ReactElement<{ 'aria-describedby'?: string }>;
}

/**
 * A few words about a focusable element, shown on hover and keyboard focus, gone on Escape; the pointer may move onto
 * them. Never the only place of something needed: touch has no hover.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);

  useLayoutEffect(() => {
    if (open && anchor.current !== null && bubble.current !== null) placeBubble(anchor.current, bubble.current);
  }, [open]);

  return (
    <span
      ref={anchor}
      role="presentation"
      className={styles['trigger']}
      onPointerEnter={(event: PointerEvent) => {
        if (event.pointerType === 'mouse') setOpen(true);
      }}
      onPointerLeave={() => setOpen(false)}
      onFocus={(event: FocusEvent) => setOpen(event.target.matches(':focus-visible'))}
      onBlur={() => setOpen(false)}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Escape') setOpen(false);
      }}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span ref={bubble} id={id} role="tooltip" className={styles['tooltip']} data-open={open}>
        {text}
      </span>
    </span>
  );
}
