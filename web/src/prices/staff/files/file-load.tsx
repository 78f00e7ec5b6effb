import type { Api } from '@btc/contract/client.ts';
import { type StoppingName, stoppingNames, type TextEncoding } from '@btc/contract/imported-files.ts';
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
import { AcceptTick, listStopping } from '#shell/console/issues/warning-parts.tsx';
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
  /** Empty: told by the text. */
  readonly encoding: TextEncoding | '';
}

function isSame(one: FileReadRequest, other: FileReadRequest): boolean {
  return (
    one.file === other.file &&
    one.form === other.form &&
    one.sheet === other.sheet &&
    one.publishedOn === other.publishedOn &&
    one.reading === other.reading &&
    one.encoding === other.encoding
  );
}

/** What a person has agreed to; null for a preview. */
interface Agreed {
  readonly isOverNewer: boolean;
  readonly accept: StoppingName<'prices'> | '';
}

function upload(api: Api, request: FileReadRequest, agreed: Agreed | null): Promise<UploadedFile> {
  const { file, form, sheet, publishedOn, encoding } = request;
  return api('UploadPriceFile', {
    Files: file,
    FileName: file.name.slice(0, 120),
    Form: form,
    Load: agreed === null ? 'false' : 'true',
    Encoding: encoding,
    ...(sheet === null ? {} : { Sheet: sheet }),
    ...(publishedOn === '' ? {} : { PublishedOn: publishedOn }),
    ...(agreed?.isOverNewer === true ? { OverNewer: 'true' as const } : {}),
    ...(agreed === null ? {} : { Accept: agreed.accept }),
  });
}

export function useFileLoad() {
  const { isPending, failure, run, forgetFailure } = useAction();
  const [found, setFound] = useState<{ readonly of: FileReadRequest; readonly result: UploadedFile } | null>(null);
  const [share, setShare] = useState(0);
  const send = async (api: Api, ask: FileReadRequest, agreed: Agreed | null) =>
    setFound({ of: ask, result: await upload(api, ask, agreed) });
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
        if (ask !== null) await send(uploadApi, ask, null);
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
          result={result}
          work={(api, agreed) => load.send(api, ask, agreed)}
          onClose={() => setAsking(false)}
          onLoaded={onLoaded}
        />
      )}
    </>
  );
}

interface LoadDialogProps {
  readonly result: UploadedFile;
  readonly work: (api: Api, agreed: Agreed) => Promise<void>;
  readonly onClose: () => void;
  readonly onLoaded: () => void;
}

function LoadDialog({ result: { Row: row, Dict }, work, onClose, onLoaded }: LoadDialogProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const [isOverNewer, setOverNewer] = useState(false);
  const [isAccepted, setAccepted] = useState(false);
  const [accept = ''] = listStopping(Dict.Warnings, stoppingNames.prices);
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
      isReady={(row.Newer === 0 || isOverNewer) && (accept === '' || isAccepted)}
      work={(api) => work(api, { isOverNewer, accept })}
      done={t.loaded}
      onClose={onClose}
      onChanged={onLoaded}
    >
      {row.Newer > 0 && (
        <Checkbox checked={isOverNewer} onChange={(event) => setOverNewer(event.target.checked)}>
          {t.overNewer(format.number(row.Newer))}
        </Checkbox>
      )}
      <AcceptTick issues={Dict.Warnings} isAccepted={isAccepted} onChange={setAccepted} />
    </ActionDialog>
  );
}
