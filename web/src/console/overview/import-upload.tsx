import { type ImportForm, importForms, type ImportKind, importKinds } from '@btc/contract/console/dashboard-kinds.ts';
import type { FileIssue } from '@btc/contract/file-fields.ts';
import { fileExtensions, type TextEncoding } from '@btc/contract/imported-files.ts';
import { plantListRule } from '@btc/contract/plants/desk/plant-list-rule.ts';
import { priceFileRule } from '@btc/contract/prices/desk/price-file-rule.ts';
import { tradeImportRule } from '@btc/contract/trade/desk/import-rule.ts';
import { useRef, useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { ActionFailure } from '#shell/console/actions/action-failure.tsx';
import { EncodingField } from '#shell/console/encoding-field.tsx';
import { messages as issueMessages } from '#shell/console/issues/messages.ts';
import { FileField } from '#shell/console/file-field.tsx';
import layout from '#shell/console/layout.module.css';
import { useAction } from '#shell/console/actions/use-action.ts';
import shared from '#ui/base/shared.module.css';
import { Select } from '#ui/form/select.tsx';
import { Notice } from '#ui/state/notice.tsx';
import { PlantListUpload } from '#plants/face.ts';
import { PriceUpload } from '#prices/face.ts';
import { TradeUpload } from '#trade/face.ts';
import { messages } from './messages.ts';

const megabyte = 1024 * 1024;
const limits = {
  trade: tradeImportRule.maxBytes,
  prices: priceFileRule.maxBytes,
  plants: plantListRule.maxBytes,
} as const satisfies Record<ImportKind, number>;
const isAmong = <Form extends string>(forms: readonly Form[], form: string): form is Form =>
  forms.some((one) => one === form);

interface Found {
  readonly of: File;
  readonly form: ImportForm | null;
  /** Why there is no form. */
  readonly issue: FileIssue | null;
}

/** The kind of a file: chosen, else from its header. Only trade data files may be too large to be looked at first. */
function useRecognised() {
  const { isPending, failure, run, forgetFailure } = useAction();
  const [file, setFile] = useState<File | null>(null);
  const [stated, setStated] = useState<ImportForm | ''>('');
  const [encoding, setEncoding] = useState<TextEncoding | ''>('');
  const [answer, setAnswer] = useState<Found | null>(null);
  const latest = useRef<File | null>(null);
  const look = (next: File | null, Encoding: TextEncoding | '') => {
    latest.current = next;
    setEncoding(Encoding);
    forgetFailure();
    if (next === null || next.size > limits.prices) return;
    void run(async (api) => {
      const { Form, List } = await api('RecogniseImport', { Files: next, Encoding });
      if (latest.current === next) setAnswer({ of: next, form: Form, issue: List[0] ?? null });
    });
  };
  const found = answer !== null && answer.of === file ? answer : null;
  const form: ImportForm | '' = stated === '' ? (found?.form ?? '') : stated;
  const isLarge = file !== null && file.size > limits.prices;
  return {
    file,
    stated,
    form,
    kind: importKinds.find((one) => isAmong(importForms[one], form)) ?? (isLarge ? 'trade' : null),
    encoding,
    isEncodingOpen: encoding !== '' || found?.issue?.Rule === 'unclearEncoding',
    isPending,
    failure,
    issue: found?.issue ?? null,
    choose: (next: File | null) => {
      setFile(next);
      look(next, '');
    },
    state: setStated,
    nameEncoding: (next: TextEncoding | '') => look(file, next),
  };
}

/** Upload for every kind of file: recognised or chosen, then previewed before anything changes. */
export function ImportUpload({ onLoaded }: { readonly onLoaded: () => void }) {
  const t = useMessages(messages);
  const format = useFormat();
  const recognised = useRecognised();
  const { stated, form, kind, encoding, isEncodingOpen, failure, isPending, issue } = recognised;
  const maxBytes = kind === null ? limits.trade : limits[kind];
  const isTooLarge = recognised.file !== null && recognised.file.size > maxBytes;
  const file = isTooLarge ? null : recognised.file;
  const options = importKinds.flatMap((one) =>
    importForms[one].map((value) => ({ value, label: `${t.importKinds[one]} · ${t.sources[value]}` })),
  );
  return (
    <div className={shared['stack4']}>
      <div className={layout['grid']}>
        <FileField
          label={t.file}
          hint={t.fileHint(format.number(limits.prices / megabyte), format.number(limits.trade / megabyte / 1024))}
          error={isTooLarge ? t.tooLargeFor(format.number(maxBytes / megabyte)) : null}
          maxBytes={maxBytes}
          accept={fileExtensions}
          onFile={recognised.choose}
        />
        <Select
          label={t.fileForm}
          options={[{ value: '', label: t.detect }, ...options]}
          value={stated}
          onChange={recognised.state}
        />
        {isEncodingOpen && <EncodingField value={encoding} onChange={recognised.nameEncoding} />}
      </div>
      <output>
        {isPending && t.detecting}
        {!isPending && stated === '' && form !== '' && kind !== null && (
          <Notice tone="plain">{t.detected(`${t.importKinds[kind]} · ${t.sources[form]}`)}</Notice>
        )}
        {issue !== null && (issue.Rule !== 'unknownForm' || stated === '') && <WhyUnknown issue={issue} />}
      </output>
      <ActionFailure failure={failure} />
      {kind === 'trade' && (
        <TradeUpload file={file} format={isAmong(importForms.trade, stated) ? stated : ''} encoding={encoding} />
      )}
      {isAmong(importForms.prices, form) && <PriceUpload {...{ file, form, encoding, onLoaded }} />}
      {isAmong(importForms.plants, form) && <PlantListUpload {...{ file, form, encoding }} />}
    </div>
  );
}

/** An unknown header is asked about; what is no such file at all is told for what it is. */
function WhyUnknown({ issue: { Rule, Value, ReasonCn, ReasonEn } }: { readonly issue: FileIssue }) {
  const t = useMessages(messages);
  const { because } = useMessages(issueMessages);
  const isEn = useEdition() === 'en';
  if (Rule === 'unknownForm') return <Notice tone="caution">{t.notDetected}</Notice>;
  if (Rule === 'unclearEncoding') return <Notice tone="caution">{t.encodingOpen}</Notice>;
  return <Notice tone="error">{because(isEn ? ReasonEn : ReasonCn, Value)}</Notice>;
}
