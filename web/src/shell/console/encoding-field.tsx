import { type TextEncoding, textEncodings } from '@btc/contract/imported-files.ts';
import { useMessages } from '#i18n/messages.ts';
import { Select } from '#ui/form/select.tsx';
import { messages } from './messages.ts';

interface EncodingFieldProps {
  /** Empty: told by the text. */
  readonly value: TextEncoding | '';
  readonly onChange: (value: TextEncoding | '') => void;
}

/** For a text whose encoding cannot be told. */
export function EncodingField({ value, onChange }: EncodingFieldProps) {
  const t = useMessages(messages);
  const options = textEncodings.map((name) => ({ value: name, label: t.encodings[name] }));
  return (
    <Select
      label={t.encoding}
      hint={t.encodingHint}
      options={[{ value: '', label: t.chooseEncoding }, ...options]}
      value={value}
      onChange={onChange}
    />
  );
}
