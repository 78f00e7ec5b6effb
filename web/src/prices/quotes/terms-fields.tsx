import { convertibleLevels, priceUnits } from '@btc/contract/prices/price-codes.ts';
import { useMessages } from '#i18n/messages.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { useOptions } from '#ui/form/named-options.ts';
import { Select } from '#ui/form/select.tsx';
import { messages } from './messages.ts';
import type { PriceTerms } from './quote-address.ts';
import styles from './quotes.module.css';

interface TermsFieldsProps {
  readonly terms: PriceTerms;
  readonly onChange: (change: Partial<PriceTerms>) => void;
}

export function TermsFields({ terms: { unit, level, isOverQuota }, onChange }: TermsFieldsProps) {
  const t = useMessages(messages);
  const asQuoted = { value: '', label: t.asQuoted } as const;
  const levels = convertibleLevels.map((value) => ({ value, label: t.levels[value] }));
  return (
    <>
      <Select
        label={t.unit}
        options={[asQuoted, ...useOptions(priceUnits)]}
        value={unit}
        onChange={(next) => onChange({ unit: next })}
      />
      <Select
        className={styles['wide']}
        label={t.level}
        options={[asQuoted, ...levels]}
        value={level}
        onChange={(next) => onChange({ level: next })}
      />
      {(unit !== '' || level !== '') && (
        <Checkbox checked={isOverQuota} onChange={(event) => onChange({ isOverQuota: event.target.checked })}>
          {t.overQuota}
        </Checkbox>
      )}
    </>
  );
}
