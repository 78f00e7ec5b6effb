import type { Edition } from '@btc/contract/members/access.ts';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { Select } from '#ui/form/select.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { messages } from '#shell/console/writing/writing-messages.ts';
import { findChartAddress } from './article-html.ts';
import { findViewChart, viewChoices } from './chart-views.ts';
import { insertFigure } from './insert-figure.ts';
import { InsertDialog } from '#shell/console/actions/insert-dialog.tsx';

export interface ChartDialogProps {
  readonly editor: Editor;
  readonly edition: Edition;
  readonly onClose: () => void;
}

export function ChartDialog({ editor, edition, onClose }: ChartDialogProps) {
  const t = useMessages(messages);
  const language = useEdition();
  const [view, setView] = useState('');
  const [address, setAddress] = useState('');
  const [caption, setCaption] = useState('');
  const [isBad, setBad] = useState(false);
  const choose = (code: string) => {
    const chart = findViewChart(edition, code);
    setView(code);
    setBad(false);
    setAddress(chart.address);
    setCaption(chart.caption);
  };
  const confirm = () => {
    const chart = findChartAddress(address);
    if (chart === null) return setBad(true);
    const content = caption.trim() === '' ? [] : [{ type: 'text', text: caption.trim() }];
    insertFigure(editor, { type: 'liveChart', attrs: { chart }, content });
    onClose();
  };
  return (
    <InsertDialog title={t.chartTitle} what={t.chartWhat} confirm={t.insert} onConfirm={confirm} onClose={onClose}>
      <Select
        label={t.chartView}
        options={[{ value: '', label: t.chartOwn }, ...viewChoices(language, t.chartForMembers)]}
        value={view}
        onChange={choose}
      />
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
