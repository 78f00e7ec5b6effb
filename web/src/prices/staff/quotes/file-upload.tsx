import type { Api } from '@btc/contract/client.ts';
import { type PriceFileForm, priceFileForms, priceFileRule } from '@btc/contract/prices/desk/price-file-rule.ts';
import type { UploadPriceFile } from '@btc/contract/prices/desk/price-settings.ts';
import type { OutputOf } from '@btc/contract/wire/operation.ts';
import { useId, useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { makeApi } from '#platform/browser-api.ts';
import { uploadFetch } from '#platform/upload-fetch.ts';
import { ActionDialog } from '#shell/console/action-dialog.tsx';
import { failureText } from '#shell/console/failure.ts';
import { FileField } from '#shell/console/file-field.tsx';
import { useAction } from '#shell/console/use-action.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/form/select.tsx';
import { Notice } from '#ui/state/notice.tsx';
import { en } from './file-words.en.ts';
import { zh } from './file-words.zh.ts';
import { FilePreview } from './file-preview.tsx';

export type UploadedFile = OutputOf<typeof UploadPriceFile>;

/** A file with the form it is read by; the preview belongs to exactly these. */
interface Chosen {
  readonly file: File | null;
  readonly form: PriceFileForm;
}

function upload(api: Api, { file, form }: Chosen, isLoaded: boolean): Promise<UploadedFile> {
  if (file === null) throw new Error('A file is chosen first');
  return api('UploadPriceFile', {
    Files: file,
    FileName: file.name.slice(0, 120),
    Form: form,
    Load: isLoaded ? 'true' : 'false',
  });
}

/** A price file on its way in: chosen, sent, looked at, loaded. */
export function FileUpload({ onLoaded }: { readonly onLoaded: () => void }) {
  const t = useMessages({ cn: zh, en });
  const edition = useEdition();
  const format = useFormat();
  const { isPending, failure, run, forgetFailure } = useAction();
  const [chosen, setChosen] = useState<Chosen>({ file: null, form: 'quotes' });
  const [found, setFound] = useState<{ readonly of: Chosen; readonly result: UploadedFile } | null>(null);
  const [share, setShare] = useState(0);
  const [isAsking, setAsking] = useState(false);
  const progressId = useId();
  // What arrives late is of a file that is no longer the chosen one.
  const result = found?.of === chosen ? found.result : null;
  const choose = (next: Partial<Chosen>) => {
    forgetFailure();
    setChosen((before) => ({ ...before, ...next }));
  };
  const send = async (api: Api, isLoaded: boolean) =>
    setFound({ of: chosen, result: await upload(api, chosen, isLoaded) });
  const preview = () =>
    run(async () => {
      setShare(0);
      setFound(null);
      await send(makeApi(uploadFetch(setShare)), false);
    });
  const canLoad = result !== null && result.Row.Outcome === 'preview' && result.Row.Added + result.Row.Changed > 0;
  return (
    <div className="c-stack">
      <div className="c-grid">
        <Select
          label={t.form}
          hint={t.formWhat[chosen.form]}
          options={priceFileForms.map((value) => ({ value, label: t.forms[value] }))}
          value={chosen.form}
          onChange={(form) => choose({ form })}
        />
        <FileField
          label={t.file}
          hint={t.fileHint(format.number(priceFileRule.maxBytes / 1024 / 1024))}
          maxBytes={priceFileRule.maxBytes}
          accept={priceFileRule.extensions.join(',')}
          onFile={(file) => choose({ file })}
        />
      </div>
      <div className="c-actions">
        <Button pending={isPending} disabled={chosen.file === null} onClick={() => void preview()}>
          {t.preview}
        </Button>
        <Button variant="primary" disabled={!canLoad} onClick={() => setAsking(true)}>
          {t.load}
        </Button>
      </div>
      <output id={progressId}>
        {isPending && (share < 1 ? t.uploading(format.percent(share * 100, 0)) : t.reading)}
      </output>
      {isPending && <progress className="c-progress" value={share} max={1} aria-labelledby={progressId} />}
      {failure !== null && <Notice tone="error">{failureText(edition, failure)}</Notice>}
      {result !== null && <FilePreview result={result} />}
      {isAsking && result !== null && (
        <ActionDialog
          title={t.loadTitle}
          what={
            <>
              <p>{t.loadWhat(format.number(result.Row.Added), format.number(result.Row.Changed))}</p>
              {result.Row.Gone > 0 && <p>{t.goneWhat(format.number(result.Row.Gone))}</p>}
            </>
          }
          confirm={t.loadTitle}
          work={(api) => send(api, true)}
          done={t.loaded}
          onClose={() => setAsking(false)}
          onChanged={onLoaded}
        />
      )}
    </div>
  );
}
