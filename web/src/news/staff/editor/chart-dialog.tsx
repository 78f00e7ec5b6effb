import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { TextField } from '#ui/form/text-field.tsx';
import { en } from '../words/newsroom.en.ts';
import { zh } from '../words/newsroom.zh.ts';
import { chartOfAddress } from './article-html.ts';
import { insertFigure } from './insert-figure.ts';
import { InsertDialog } from './insert-dialog.tsx';

/** Puts a live chart into the text, by the address of its data page. */
export function ChartDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useMessages({ cn: zh, en });
  const [address, setAddress] = useState('');
  const [caption, setCaption] = useState('');
  const [isBad, setBad] = useState(false);
  const confirm = () => {
    const chart = chartOfAddress(address);
    if (chart === null) return setBad(true);
    const content = caption.trim() === '' ? [] : [{ type: 'text', text: caption.trim() }];
    insertFigure(editor, { type: 'liveChart', attrs: { chart }, content });
    onClose();
  };
  return (
    <InsertDialog title={t.chartTitle} what={t.chartWhat} confirm={t.insert} onConfirm={confirm} onClose={onClose}>
      <TextField
        label={t.chartAddress}
        value={address}
        maxLength={1000}
        error={isBad ? t.badChart : null}
        onChange={(event) => setAddress(event.target.value)}
      />
      <TextField
        label={t.chartCaption}
        value={caption}
        maxLength={200}
        onChange={(event) => setCaption(event.target.value)}
      />
    </InsertDialog>
  );
}
