import {
  type DataForm,
  dataForms,
  findDataQuery,
  toDataPath,
  toMetadataPath,
} from '@btc/contract/data/data-address.ts';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '#i18n/messages.ts';
import { Button } from '../button.tsx';
import shared from '../base/shared.module.css';
import { CopyButton } from '../overlay/copy-button.tsx';
import { Dialog } from '../overlay/dialog.tsx';
import styles from './data-address.module.css';
import { messages } from './data-messages.ts';
import { FileLink } from './file-link.tsx';

const formNames: Readonly<Record<DataForm, string>> = {
  csv: 'CSV',
  json: 'JSON',
  jsonl: 'JSON Lines',
  parquet: 'Parquet',
  xlsx: 'XLSX',
};

/** Addresses of the page's figures in the data API, one per format; nothing where the page has none. */
export function DataAddress({ address }: { readonly address?: string }) {
  const t = useMessages(messages);
  const { pathname, search } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const query = findDataQuery(address ?? pathname + search);
  if (query === null) return null;
  // The server does not know under which address it is read.
  const origin = typeof window === 'undefined' ? '' : window.location.origin;
  const paths = [
    ...dataForms.map((form) => [formNames[form], toDataPath(query, form)] as const),
    ['JSON-stat', `${toDataPath(query, 'json')}&format=jsonstat`] as const,
    [t.dataDescription, toMetadataPath(query)] as const,
  ];
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        {t.dataAddress}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t.dataAddress} dismissable>
        <p className={styles['text']}>{t.dataAddressText}</p>
        <ul className={shared['list']}>
          {paths.map(([name, path]) => (
            <li key={name} className={styles['form']}>
              <FileLink path={path} failed={t.dataFailed}>
                {name}
              </FileLink>
              <code className={styles['path']}>{path}</code>
              <CopyButton variant="quiet" size="small" text={origin + path}>
                {t.copyAddress}
              </CopyButton>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
