import { useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { storedToken } from '#platform/client-state.ts';
import { showToast } from '#ui/overlay/toast-store.ts';
import { en } from '../messages.en.ts';
import { zh } from '../messages.zh.ts';
import { saveWithToken } from '#platform/save-file.ts';
import styles from './view-actions.module.css';

/** A file: a plain link; a signed-in reader's file is asked for with the token, which a link cannot carry. */
export function DownloadLink({ path, children }: { path: string; children: string }) {
  const t = useMessages({ cn: zh, en });
  const [pending, setPending] = useState(false);
  const save = async (token: string): Promise<void> => {
    setPending(true);
    try {
      await saveWithToken(path, token);
    } catch {
      showToast(t.downloadFailed, 'error');
    } finally {
      setPending(false);
    }
  };
  return (
    <a
      href={path}
      download
      className={styles['link']}
      aria-busy={pending || undefined}
      onClick={(event) => {
        const token = storedToken();
        if (token === null) return;
        event.preventDefault();
        if (!pending) void save(token);
      }}
    >
      {children}
    </a>
  );
}
