import type { TextEncoding } from '@btc/contract/imported-files.ts';
import type { PriceFileForm } from '@btc/contract/prices/desk/price-file-rule.ts';
import { toQuoteTemplatePath } from '@btc/contract/prices/price-paths.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import layout from '#shell/console/layout.module.css';
import { TemplateFiles } from '#shell/console/template-files.tsx';
import shared from '#ui/base/shared.module.css';
import { PublishedField } from './published-field.tsx';
import { type FileReadRequest, FileLoad, useFileLoad } from './file-load.tsx';
import { messages } from './file-messages.ts';
import { SeriesUpload } from './series-upload.tsx';

export interface PriceUploadProps {
  readonly file: File | null;
  readonly form: PriceFileForm;
  /** Empty: told by the text. */
  readonly encoding: TextEncoding | '';
  readonly onLoaded: () => void;
}

export function PriceUpload({ form, ...props }: PriceUploadProps) {
  const t = useMessages(messages);
  return (
    <>
      <p className={layout['what']}>{t.formWhat[form]}</p>
      {form === 'series' ? <SeriesUpload {...props} /> : <FormUpload key={form} form={form} {...props} />}
    </>
  );
}

interface FormUploadProps extends PriceUploadProps {
  readonly form: Exclude<PriceFileForm, 'series'>;
}

function FormUpload({ file, form, encoding, onLoaded }: FormUploadProps) {
  const t = useMessages(messages);
  const load = useFileLoad();
  const [publishedOn, setPublishedOn] = useState('');
  // What failed was another file.
  const forgetFailure = useEffectEvent((_chosen: File | null) => load.forgetFailure());
  useEffect(() => forgetFailure(file), [file]);
  const request = { form, sheet: null, publishedOn, reading: '', encoding };
  const ask: FileReadRequest | null = file === null ? null : { file, ...request };
  return (
    <div className={shared['stack4']}>
      {form !== 'quotes' && (
        <div className={layout['grid']}>
          <PublishedField value={publishedOn} found={null} onChange={setPublishedOn} />
        </div>
      )}
      <FileLoad
        load={load}
        ask={ask}
        previewLabel={t.preview}
        onPreview={() => void load.preview(() => Promise.resolve(ask))}
        onLoaded={onLoaded}
      />
    </div>
  );
}

export function QuoteTemplates() {
  const t = useMessages(messages);
  return <TemplateFiles name={t.template} failed={t.templateFailed} toPath={toQuoteTemplatePath} />;
}
