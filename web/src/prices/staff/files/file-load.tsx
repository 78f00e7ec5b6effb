import type { Api } from '@btc/contract/client.ts';
import type { PriceFileForm } from '@btc/contract/prices/desk/price-file-rule.ts';
import { useId, useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { makeApi } from '#platform/browser-api.ts';
import { uploadFetch } from '#platform/files/upload-fetch.ts';
import { ActionDialog } from '#shell/console/actions/action-dialog.tsx';
import { formatFailureText } from '#shell/console/actions/failure.ts';
import layout from '#shell/console/layout.module.css';
import { useAction } from '#shell/console/actions/use-action.ts';
import { WaitingButton } from '#shell/console/actions/waiting-button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Notice } from '#ui/state/notice.tsx';
import { messages } from './file-messages.ts';
import { FilePreview, type UploadedFile } from './file-preview.tsx';

/** A file with everything that decides how it is read; a preview is valid for exactly these values. */
export interface FileReadRequest {
  readonly file: File;
  readonly form: PriceFileForm;
  readonly sheet: string | null;
  /** Empty for the date stated in the file. */
  readonly publishedOn: string;
  /** How a series is read, serialised; empty for other forms. */
  readonly reading: string;
}

function isSame(one: FileReadRequest, other: FileReadRequest): boolean {
  return (
    one.file === other.file &&
    one.form === other.form &&
    one.sheet === other.sheet &&
    one.publishedOn === other.publishedOn &&
    one.reading === other.reading
  );
}

type Mode = 'preview' | 'load' | 'loadOverNewer';

function upload(api: Api, { file, form, sheet, publishedOn }: FileReadRequest, mode: Mode): Promise<UploadedFile> {
  return api('UploadPriceFile', {
    Files: file,
    FileName: file.name.slice(0, 120),
    Form: form,
    Load: mode === 'preview' ? 'false' : 'true',
    ...(sheet === null ? {} : { Sheet: sheet }),
    ...(publishedOn === '' ? {} : { PublishedOn: publishedOn }),
    ...(mode === 'loadOverNewer' ? { OverNewer: 'true' as const } : {}),
  });
}

export function useFileLoad() {
  const { isPending, failure, run, forgetFailure } = useAction();
  const [found, setFound] = useState<{ readonly of: FileReadRequest; readonly result: UploadedFile } | null>(null);
  const [share, setShare] = useState(0);
  const send = async (api: Api, ask: FileReadRequest, mode: Mode) =>
    setFound({ of: ask, result: await upload(api, ask, mode) });
  return {
    isPending,
    failure,
    share,
    forgetFailure,
    send,
    /** Runs `prepare` and previews its file; null: nothing to preview yet. */
    preview: (prepare: (api: Api, uploadApi: Api) => Promise<FileReadRequest | null>) =>
      run(async (api) => {
        setShare(0);
        setFound(null);
        const uploadApi = makeApi(uploadFetch(setShare));
        const ask = await prepare(api, uploadApi);
        if (ask !== null) await send(uploadApi, ask, 'preview');
      }),
    /** The result for the current request; late answers to another one are ignored. */
    resultOf: (ask: FileReadRequest | null) =>
      found !== null && ask !== null && isSame(found.of, ask) ? found.result : null,
  };
}

export type FileLoadState = ReturnType<typeof useFileLoad>;

export interface FileLoadProps {
  readonly load: FileLoadState;
  readonly ask: FileReadRequest | null;
  readonly previewLabel: string;
  readonly onPreview: () => void;
  readonly onLoaded: () => void;
}

export function FileLoad({ load, ask, previewLabel, onPreview, onLoaded }: FileLoadProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const progressId = useId();
  const { isPending, failure, share } = load;
  const result = load.resultOf(ask);
  const canLoad =
    result !== null && result.Row.Outcome === 'preview' && result.Row.Added + result.Row.Changed + result.Row.Gone > 0;
  return (
    <>
      <div className={layout['actions']}>
        <WaitingButton pending={isPending} waitsFor={ask === null ? 'input' : null} onClick={onPreview}>
          {previewLabel}
        </WaitingButton>
        <WaitingButton
          variant="primary"
          waitsFor={canLoad ? null : { words: result === null ? t.previewFirst : t.nothingNew }}
          onClick={() => setAsking(true)}
        >
          {t.load}
        </WaitingButton>
      </div>
      <output id={progressId}>
        {isPending && (share < 1 ? t.uploading(format.percent(share * 100, 0)) : t.reading)}
      </output>
      {isPending && <progress className={layout['progress']} value={share} max={1} aria-labelledby={progressId} />}
      {failure !== null && <Notice tone="error">{formatFailureText(edition, failure)}</Notice>}
      {result !== null && <FilePreview result={result} />}
      {isAsking && result !== null && ask !== null && (
        <LoadDialog
          row={result.Row}
          work={(api, isOverNewer) => load.send(api, ask, isOverNewer ? 'loadOverNewer' : 'load')}
          onClose={() => setAsking(false)}
          onLoaded={onLoaded}
        />
      )}
    </>
  );
}

interface LoadDialogProps {
  readonly row: UploadedFile['Row'];
  readonly work: (api: Api, isOverNewer: boolean) => Promise<void>;
  readonly onClose: () => void;
  readonly onLoaded: () => void;
}

function LoadDialog({ row, work, onClose, onLoaded }: LoadDialogProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const [isOverNewer, setOverNewer] = useState(false);
  return (
    <ActionDialog
      title={t.loadTitle}
      what={
        <>
          <p>
            {t.loadWhat[row.Form === 'quotes' ? 'quotes' : 'others'](
              format.number(row.Added),
              format.number(row.Changed),
            )}
          </p>
          {row.Gone > 0 && <p>{t.goneWhat(format.number(row.Gone))}</p>}
        </>
      }
      confirm={t.loadTitle}
      isReady={row.Newer === 0 || isOverNewer}
      work={(api) => work(api, isOverNewer)}
      done={t.loaded}
      onClose={onClose}
      onChanged={onLoaded}
    >
      {row.Newer > 0 && (
        <Checkbox checked={isOverNewer} onChange={(event) => setOverNewer(event.target.checked)}>
          {t.overNewer(format.number(row.Newer))}
        </Checkbox>
      )}
    </ActionDialog>
  );
}
