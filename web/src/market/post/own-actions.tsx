import type { MarketPostRow } from '@btc/contract/market/market-fields.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button, LinkButton } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';
import { Notice } from '#ui/state/notice.tsx';
import { toPostFormPath } from '../market-paths.ts';
import { t } from '../messages.en.ts';
import { useSend } from '../use-send.ts';
import styles from '../write.module.css';

export function OwnActions({ post }: { post: MarketPostRow }) {
  const [isClosing, setClosing] = useState(false);
  if (post.State === 'removed') return <Notice tone="error">{t.ownRemoved}</Notice>;
  if (post.State !== 'open') {
    return (
      <div className={styles['buttons']}>
        <LinkButton to={toPostFormPath(post.MarketID, 'copy')}>{t.again}</LinkButton>
      </div>
    );
  }
  return (
    <div className={styles['buttons']}>
      <LinkButton to={toPostFormPath(post.MarketID, 'edit')}>{t.edit}</LinkButton>
      <Button onClick={() => setClosing(true)}>{t.close}</Button>
      {isClosing && <CloseDialog id={post.MarketID} onClose={() => setClosing(false)} />}
    </div>
  );
}

function CloseDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const sending = useSend();
  const { revalidate } = useRevalidator();
  const close = async () => {
    if (!(await sending.run((api) => api('CloseWebMarket', { MarketID: id })))) return;
    showToast(t.closed);
    onClose();
    await revalidate();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t.closeTitle}
      actions={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button variant="primary" pending={sending.isPending} onClick={() => void close()}>
            {t.close}
          </Button>
        </>
      }
    >
      <p>{t.closeWhat}</p>
      {sending.failure !== null && <Notice tone="error">{sending.failure}</Notice>}
    </Dialog>
  );
}
