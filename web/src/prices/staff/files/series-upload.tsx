import type { Api } from '@btc/contract/client.ts';
import type { TextEncoding } from '@btc/contract/imported-files.ts';
import type { SeriesMapping } from '@btc/contract/prices/desk/series-mapping.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { IssuePart } from '#shell/console/issues/issue-part.tsx';
import layout from '#shell/console/layout.module.css';
import shared from '#ui/base/shared.module.css';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/form/select.tsx';
import { Notice } from '#ui/state/notice.tsx';
import { PublishedField } from './published-field.tsx';
import { type FileReadRequest, FileLoad, useFileLoad } from './file-load.tsx';
import { toDraft, findMissing, type FoundSeries, toMapping, type SeriesDraft } from './series-draft.ts';
import { SeriesSetup } from './series-setup.tsx';
import { messages } from './series-messages.ts';
import { LeaveGuard } from '#shell/console/actions/leave-guard.tsx';

interface Reading {
  readonly file: File;
  readonly encoding: TextEncoding | '';
  readonly found: FoundSeries;
  readonly draft: SeriesDraft;
}

async function read(
  api: Api,
  { file, encoding }: Pick<Reading, 'file' | 'encoding'>,
  sheet: string | null,
): Promise<FoundSeries> {
  return api('ReadSeriesFile', {
    Files: file,
    FileName: file.name.slice(0, 120),
    Encoding: encoding,
    ...(sheet === null ? {} : { Sheet: sheet }),
  });
}

function toFileRequest({ file, encoding, found, draft }: Reading, publishedOn: string): FileReadRequest {
  return {
    file,
    encoding,
    form: 'series',
    sheet: found.Row.Sheet,
    publishedOn,
    reading: JSON.stringify(toMapping(draft, found)),
  };
}

function isAsSaved({ found, draft }: Reading): boolean {
  const saved = toMapping(toDraft(found, null), found);
  return found.Row.IsKnown && JSON.stringify(saved) === JSON.stringify(toMapping(draft, found));
}

function listUnplaced({ Datas }: FoundSeries): readonly string[] {
  return Datas.flatMap(({ Label, Entry }) => (Entry === null ? [Label] : []));
}

/** Saves a changed mapping, and reads the file again where that may change its labels. */
async function save(api: Api, uploadApi: Api, reading: Reading): Promise<Reading> {
  if (isAsSaved(reading)) return reading;
  const { file, encoding, found, draft } = reading;
  const { Shape, Revision, Sheet } = found.Row;
  const mapping = toMapping(draft, found);
  const input = { Shape, Revision, FileName: file.name.slice(0, 120), Mapping: mapping };
  const saved = await api('SaveSeriesMapping', input);
  if (hasSameNames(reading)) return { ...reading, found: asKnown(found, mapping, saved.Row.Revision) };
  const again = await read(uploadApi, reading, Sheet);
  return { file, encoding, found: again, draft: toDraft(again, draft) };
}

/** Other column roles may yield other labels. */
function hasSameNames({ found, draft }: Reading): boolean {
  const isSameRole = found.Rows.every(({ Title, Role }) => draft.roles.get(Title) === Role);
  return isSameRole && (found.Row.DayOrder ?? '') === draft.dayOrder;
}

function asKnown(found: FoundSeries, { Series }: SeriesMapping, Revision: number): FoundSeries {
  return {
    ...found,
    Row: { ...found.Row, Revision, IsKnown: true },
    Datas: found.Datas.map((one) => ({ ...one, Entry: Series.find(({ Label }) => Label === one.Label) ?? null })),
  };
}

interface SeriesUploadProps {
  readonly file: File | null;
  readonly encoding: TextEncoding | '';
  readonly onLoaded: () => void;
}

function useSeriesReading(encoding: TextEncoding | '', publishedOn: string, onSaved: () => void) {
  const load = useFileLoad();
  const [reading, setReading] = useState<Reading | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isTyped, setTyped] = useState(false);
  const take = (next: Reading) => {
    setReading(next);
    setTyped(false);
    setOpen(!next.found.Row.IsKnown);
    return next.found.Row.IsKnown && next.found.Total === 0 ? toFileRequest(next, publishedOn) : null;
  };
  const open = (file: File | null, sheet: string | null) => {
    setReading(null);
    if (file === null) return;
    void load.preview(async (_, uploadApi) => {
      const found = await read(uploadApi, { file, encoding }, sheet);
      return take({ file, encoding, found, draft: toDraft(found, null) });
    });
  };
  const preview = () =>
    void load.preview(async (api, uploadApi) => {
      if (reading === null) return null;
      const saved = await save(api, uploadApi, reading);
      onSaved();
      return take(saved);
    });
  const write = (draft: Reading['draft']) => {
    setTyped(true);
    if (reading !== null) setReading({ ...reading, draft });
  };
  return { load, reading, write, isTyped: isTyped && reading !== null, isOpen, setOpen, open, preview };
}

/** A file with known headings is previewed at once; others must be described first. */
export function SeriesUpload({ file, encoding, onLoaded }: SeriesUploadProps) {
  const t = useMessages(messages);
  const [publishedOn, setPublishedOn] = useState('');
  const series = useSeriesReading(encoding, publishedOn, onLoaded);
  const { load, reading, write, isTyped, isOpen, setOpen, open, preview } = series;
  const openFile = useEffectEvent((chosen: File | null, _encoding: TextEncoding | '') => {
    load.forgetFailure();
    open(chosen, null);
  });
  useEffect(() => openFile(file, encoding), [file, encoding]);
  const isReadable = reading !== null && reading.found.Row.Shape !== '';
  const missing = reading === null ? null : findMissing(reading.draft);
  return (
    <div className={shared['stack4']}>
      <LeaveGuard isDirty={isTyped} />
      <div className={layout['grid']}>
        {reading !== null && reading.found.Row.Sheets.length > 1 && (
          <Select
            label={t.sheet}
            options={reading.found.Row.Sheets.map((value) => ({ value, label: value }))}
            value={reading.found.Row.Sheet ?? ''}
            onChange={(sheet) => open(reading.file, sheet)}
          />
        )}
        {isReadable && (
          <PublishedField value={publishedOn} found={reading.found.Row.PublishedOn} onChange={setPublishedOn} />
        )}
      </div>
      {reading !== null && reading.found.Total > 0 && (
        <IssuePart kind="issues" issues={reading.found.List} total={reading.found.Total} fileName={reading.file.name} />
      )}
      {isReadable && reading.found.Row.IsKnown && !isOpen && (
        <div className={layout['actions']}>
          <Notice tone="plain">{t.known}</Notice>
          <Button onClick={() => setOpen(true)}>{t.change}</Button>
        </div>
      )}
      {isReadable && reading.found.Row.Revision > 0 && !reading.found.Row.IsKnown && (
        <Notice tone="caution">{t.newNames(listUnplaced(reading.found).join(t.between))}</Notice>
      )}
      {isReadable && isOpen && <SeriesSetup found={reading.found} draft={reading.draft} onChange={write} />}
      {isReadable && isOpen && missing !== null && <p className={layout['note']}>{t.lacks[missing]}</p>}
      <FileLoad
        load={load}
        ask={isReadable && missing === null ? toFileRequest(reading, publishedOn) : null}
        previewLabel={reading !== null && !isOpen ? t.previewKnown : t.preview}
        onPreview={preview}
        onLoaded={onLoaded}
      />
    </div>
  );
}
