import { type PlantFile, toPlantFilePath } from '@btc/contract/plants/plant-paths.ts';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { DataAddress } from '#ui/data/data-address.tsx';
import { FileLink, PlainCsvLink } from '#ui/data/file-link.tsx';
import { messages } from './room-messages.ts';
import styles from './room.module.css';

/** `query` uses the parameter names of the call behind the file. */
export function FileLinks({ file, query }: { file: PlantFile; query: Readonly<Record<string, string>> }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const given = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
  return (
    <p className={styles['files']}>
      {t.files}
      {(['csv', 'xlsx'] as const).map((form) => (
        <FileLink key={form} path={toPlantFilePath(file, form, { ...given, edition })} failed={t.downloadFailed}>
          {t[form]}
        </FileLink>
      ))}
      <PlainCsvLink path={toPlantFilePath(file, 'csv', { ...given, edition })} failed={t.downloadFailed} />
      <DataAddress />
    </p>
  );
}
