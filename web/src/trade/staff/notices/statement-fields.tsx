import { todayInShanghai } from '#i18n/shanghai-time.ts';
import { DayField } from '#shell/console/filters/day-field.tsx';
import { importFormats } from '@btc/contract/trade/desk/import-rule.ts';
import { useMessages } from '#i18n/messages.ts';
import { EncodingField } from '#shell/console/encoding-field.tsx';
import layout from '#shell/console/layout.module.css';
import { bindDraft } from '#ui/form/bind-draft.ts';
import { Select } from '#ui/form/select.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { messages } from '../messages.ts';
import { areOrigins, areTariffCodes, type TypedStatements } from './statements.ts';

export interface StatementFieldsProps {
  readonly value: TypedStatements;
  readonly onChange: (value: TypedStatements) => void;
  readonly isFormStated?: boolean;
  /** The text does not tell its encoding. */
  readonly isEncodingOpen?: boolean;
}

export function StatementFields({
  value,
  onChange,
  isFormStated = false,
  isEncodingOpen = false,
}: StatementFieldsProps) {
  const t = useMessages(messages);
  const { text, choice } = bindDraft(value, onChange);
  const isOfFacts = value.format !== 'quotas' && value.format !== 'rates';
  return (
    <div className={layout['grid']}>
      {isEncodingOpen && <EncodingField {...choice('encoding')} />}
      {!isFormStated && (
        <Select
          label={t.form}
          options={[
            { value: '', label: t.recognise },
            ...importFormats.map((name) => ({ value: name, label: t.formats[name] })),
          ]}
          {...choice('format')}
        />
      )}
      <DayField label={t.publishedOn} hint={t.publishedOnHint} max={todayInShanghai()} {...text('publishedOn')} />
      {isOfFacts && (
        <>
          <TextField
            label={t.origins}
            hint={t.originsHint}
            error={areOrigins(value.origins) ? null : t.badOrigins}
            maxLength={240}
            {...text('origins')}
          />
          <TextField
            label={t.covers}
            hint={t.coversHint}
            error={areTariffCodes(value.covers) ? null : t.badCovers}
            maxLength={400}
            {...text('covers')}
          />
        </>
      )}
      <TextField label={t.sheet} hint={t.sheetHint} maxLength={60} {...text('sheet')} />
    </div>
  );
}
