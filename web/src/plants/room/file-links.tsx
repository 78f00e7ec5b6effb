import { type PlantFile, plantFilePath } from '@btc/contract/plants/plant-paths.ts';
import { useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { storedToken } from '#platform/client-state.ts';
import { saveWithToken } from '#platform/save-file.ts';
import { showToast } from '#ui/overlay/toast-store.ts';
import { en } from './room.en.ts';
import { zh } from './room.zh.ts';
import styles from './room.module.css';

/** What is shown as a file; `query` has the names of the question. */
export function FileLinks({ file, query }: { file: PlantFile; query: Readonly<Record<string, string>> }) {
  const t = useMessages({ cn: zh, en });
  const edition = useEdition();
  const given = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
  return (
    <p className={styles['files']}>
      {t.files}
      {(['csv', 'xlsx'] as const).map((form) => (
        <FileLink key={form} path={plantFilePath(file, form, { ...given, edition })}>
          {t[form]}
        </FileLink>
      ))}
    </p>
  );
}

/** A plain link; a signed-in reader's file is asked for with the token, which a link cannot carry. */
function FileLink({ path, children }: { path: string; children: string }) {
  const t = useMessages({ cn: zh, en });
  const [isPending, setPending] = useState(false);
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
      rel="nofollow"
      className={styles['file']}
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
