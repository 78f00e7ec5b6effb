import { useRef } from 'react';
import { useToast, useToastRegion } from 'react-aria/useToast';
import { type QueuedToast, type ToastState, useToastQueue } from 'react-stately/useToastState';
import { useMessages } from '#i18n/messages.ts';
import { CloseIcon } from '../icons.tsx';
import { messages } from '../messages.ts';
import { AriaLocale } from './aria-locale.tsx';
import { type Toast, toasts } from './toast-store.ts';
import styles from './toast.module.css';

/** The toasts; use `ToastRegion`, which loads this with the first one. */
export function Toasts() {
  const state = useToastQueue(toasts);
  return (
    state.visibleToasts.length > 0 && (
      <AriaLocale>
        <Region state={state} />
      </AriaLocale>
    )
  );
}

interface StateProps {
  readonly state: ToastState<Toast>;
}

function Region({ state }: StateProps) {
  const region = useRef<HTMLDivElement>(null);
  const { regionProps } = useToastRegion({}, state, region);
  return (
    <div {...regionProps} ref={region} className={styles['region']} data-print="hide">
      {state.visibleToasts.map((toast) => (
        <Line key={toast.key} toast={toast} state={state} />
      ))}
    </div>
  );
}

function Line({ toast, state }: StateProps & { readonly toast: QueuedToast<Toast> }) {
  const t = useMessages(messages);
  const line = useRef<HTMLDivElement>(null);
  const { toastProps, contentProps, titleProps } = useToast({ toast }, state, line);
  const { text, tone } = toast.content;
  return (
    <div {...toastProps} ref={line} className={styles[tone]}>
      <div {...contentProps}>
        <span {...titleProps}>{text}</span>
      </div>
      <button type="button" className={styles['close']} aria-label={t.close} onClick={() => state.close(toast.key)}>
        <CloseIcon />
      </button>
    </div>
  );
}
