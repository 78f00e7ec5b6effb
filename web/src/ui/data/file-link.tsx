import { useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { storedToken } from '#platform/client-state.ts';
import { saveWithToken } from '#platform/files/save-file.ts';
import { showToast } from '../overlay/toast-store.ts';
import { messages } from './data-messages.ts';
import styles from './file-link.module.css';

export interface FileLinkProps {
  readonly path: string;
  readonly failed: string;
  readonly children: string;
}

/** A download: a plain link; for signed-in readers fetched with the token, which a link cannot carry. */
export function FileLink({ path, failed, children }: FileLinkProps) {
  const [isPending, setPending] = useState(false);
  const save = async (token: string): Promise<void> => {
    setPending(true);
    try {
      await saveWithToken(path, token);
    } catch {
      showToast(failed, 'error');
    } finally {
      setPending(false);
    }
  };
  return (
    <a
      href={path}
      download
      rel="nofollow"
      className={styles['link']}
      aria-busy={isPending || undefined}
      onClick={(event) => {
        const token = storedToken();
        if (token === null) return;
        event.preventDefault();
        if (!isPending) void save(token);
      }}
    >
      {children}
    </a>
  );
}

/** The same CSV without its preamble: header and rows only, for programs. */
export function PlainCsvLink({ path, failed }: Pick<FileLinkProps, 'path' | 'failed'>) {
  const t = useMessages(messages);
  return (
    <FileLink path={`${path}&layout=plain`} failed={failed}>
      {t.plainCsv}
    </FileLink>
  );
}
