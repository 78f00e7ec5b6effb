import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import type { ReactNode } from 'react';
import { useMessages } from '#i18n/messages.ts';
import shared from '../base/shared.module.css';
import { classNames } from '../class-names.ts';
import { CloseIcon } from '../icons.tsx';
import { messages } from '../messages.ts';
import { AriaLocale } from './aria-locale.tsx';
import styles from './dialog.module.css';

export interface DialogProps {
  readonly isOpen: boolean;
  /** Asked for by Escape, the cross, or (when dismissable) a press outside. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  /** Messages are `alertdialog`, forms `dialog`. */
  readonly role?: 'dialog' | 'alertdialog' | undefined;
  /** A press outside closes; leave off for forms. */
  readonly dismissable?: boolean | undefined;
  readonly isWide?: boolean | undefined;
}

/** Focuses a dialog's text field if it comes first, with the caret at the end. */
function beginWriting(body: HTMLDivElement | null): void {
  const first = body?.querySelector('input, select, textarea');
  if (!(first instanceof HTMLTextAreaElement)) return;
  first.focus();
  first.setSelectionRange(first.value.length, first.value.length);
}

/** The dialog itself; use `Dialog`, which loads this on opening. */
export function DialogFrame({ isOpen, onClose, title, children, actions, ...rest }: DialogProps) {
  const t = useMessages(messages);
  return (
    <AriaLocale>
      <ModalOverlay
        className={styles['overlay'] ?? ''}
        isOpen={isOpen}
        isDismissable={rest.dismissable === true}
        onOpenChange={(open) => {
          if (!open) onClose();
        }}
      >
        <Modal className={classNames(styles['modal'], rest.isWide === true && styles['wide'])}>
          <AriaDialog className={styles['dialog'] ?? ''} role={rest.role ?? 'dialog'}>
            <header className={styles['head']}>
              <Heading slot="title" level={2} className={styles['title'] ?? ''}>
                {title}
              </Heading>
              <button type="button" className={styles['close']} aria-label={t.close} onClick={onClose}>
                <CloseIcon />
              </button>
            </header>
            <div ref={beginWriting} className={classNames(shared['stack4'], styles['body'])}>
              {children}
            </div>
            {actions !== undefined && (
              <footer className={classNames(shared['buttons'], shared['atEnd'], shared['dialogEnd'])}>{actions}</footer>
            )}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </AriaLocale>
  );
}
