import type { ComponentProps } from 'react';
import { PageLink, type PageLinkProps } from '#platform/pages/page-link.tsx';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { Spinner } from './state/spinner.tsx';

/** `primary` once a view; `secondary` for the rest; `quiet` without a border. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet';

interface Look {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: 'medium' | 'small' | undefined;
  /** As wide as its container, e.g. in dialogs on phones. */
  readonly wide?: boolean | undefined;
}

function look({ variant = 'secondary', size = 'medium', wide = false }: Look, className: string | undefined): string {
  return classNames(styles['button'], styles[variant], styles[size], wide && styles['wide'], className);
}

export type ButtonProps = Omit<ComponentProps<'button'>, 'type'> &
  Look & {
    readonly type?: 'button' | 'submit' | 'reset' | undefined;
    /** Busy: stays focusable, ignores presses, announced to screen readers. */
    readonly pending?: boolean | undefined;
  };

/** A native button; `type` defaults to `button`. */
export function Button({ variant, size, wide, pending = false, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={look({ variant, size, wide }, className)}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      onClick={(event) => {
        if (pending) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {pending && <Spinner />}
      {children}
    </button>
  );
}

export type LinkButtonProps = PageLinkProps & Look;

export function LinkButton({ variant, size, wide, className, ...rest }: LinkButtonProps) {
  return <PageLink {...rest} className={look({ variant, size, wide }, className)} />;
}
