import { getView } from '@btc/contract/trade/views.ts';
import { useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import { TextArea } from '#ui/form/text-field.tsx';
import { CopyButton } from '#ui/overlay/copy-button.tsx';
import { usePageState } from '../address/use-page-state.ts';
import { messages } from '../messages.ts';
import { type EmbedSize, toEmbedPath, embedSizes, embedSnippet } from './embed-address.ts';
import styles from './view-actions.module.css';

const sizes: readonly EmbedSize[] = ['wide', 'medium', 'phone'];

export function EmbedCode({ title, origin }: { title: string; origin: string }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const { state } = usePageState();
  const [size, setSize] = useState<EmbedSize>('wide');
  const path = toEmbedPath(state, edition);
  const snippet = embedSnippet({ address: origin + path, title, size });
  const { width, height } = embedSizes[size];
  return (
    <div className={styles['embed']}>
      <p>{getView(state.view).isOpen ? t.embedText : t.embedMembers}</p>
      <SegmentedControl
        label={t.embedSize}
        value={size}
        options={sizes.map((one) => ({ value: one, label: t.embedSizes[one] }))}
        onChange={setSize}
      />
      <TextArea label={t.embedCode} readOnly rows={4} value={snippet} onFocus={({ target }) => target.select()} />
      <div className={styles['embedFoot']}>
        <a href={path} target="_blank" rel="noreferrer">
          {t.embedPreview(`${width} × ${height}`)}
        </a>
        <CopyButton variant="primary" text={snippet}>
          {t.embedCopy}
        </CopyButton>
      </div>
    </div>
  );
}
