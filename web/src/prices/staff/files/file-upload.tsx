import { type PriceFileForm, priceFileForms } from '@btc/contract/prices/desk/price-file-rule.ts';
import { type ReactNode, useState } from 'react';
import { useMessages } from '#i18n/messages.ts';
import { Select } from '#ui/form/select.tsx';
import { PriceFileField, PublishedField } from './file-fields.tsx';
import { type FileAsk, FileLoad, useFileLoad } from './file-load.tsx';
import { en } from './file-words.en.ts';
import { zh } from './file-words.zh.ts';
import { SeriesUpload, type SeriesUploadProps } from './series-upload.tsx';

/** A price file on its way in, by its kind. */
export function FileUpload({ onSaved, onLoaded }: Omit<SeriesUploadProps, 'kind'>) {
  const t = useMessages({ cn: zh, en });
  const [form, setForm] = useState<PriceFileForm>('quotes');
  const kind = (
    <Select
      label={t.form}
      hint={t.formWhat[form]}
      options={priceFileForms.map((value) => ({ value, label: t.forms[value] }))}
      value={form}
      onChange={setForm}
    />
  );
  if (form === 'series') return <SeriesUpload kind={kind} onSaved={onSaved} onLoaded={onLoaded} />;
  return <FormUpload key={form} form={form} kind={kind} onLoaded={onLoaded} />;
}

interface FormUploadProps {
  readonly form: Exclude<PriceFileForm, 'series'>;
  readonly kind: ReactNode;
  readonly onLoaded: () => void;
}

/** A file of a form whose header is known. */
function FormUpload({ form, kind, onLoaded }: FormUploadProps) {
  const t = useMessages({ cn: zh, en });
  const load = useFileLoad();
  const [file, setFile] = useState<File | null>(null);
  const [publishedOn, setPublishedOn] = useState('');
  const ask: FileAsk | null = file === null ? null : { file, form, sheet: null, publishedOn, reading: '' };
  return (
    <div className="c-stack">
      <div className="c-grid">
        {kind}
        <PriceFileField onFile={setFile} onChosen={load.forgetFailure} />
        {form !== 'quotes' && <PublishedField value={publishedOn} found={null} onChange={setPublishedOn} />}
      </div>
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
