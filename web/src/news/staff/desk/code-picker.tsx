import { useMessages } from '#i18n/messages.ts';
import { Button } from '#ui/button.tsx';
import { type Option, Select } from '#ui/form/select.tsx';
import { en } from '../words/newsroom.en.ts';
import { zh } from '../words/newsroom.zh.ts';

export interface CodePickerProps {
  readonly label: string;
  /** Everything that can be chosen, in its order. */
  readonly options: readonly Option[];
  /** The codes chosen, parted by spaces. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Codes of a dictionary, chosen by their names. */
export function CodePicker({ label, options, value, onChange }: CodePickerProps) {
  const t = useMessages({ cn: zh, en });
  const chosen = value.split(' ').filter((code) => code !== '');
  const formatName = (code: string) => options.find((option) => option.value === code)?.label ?? code;
  const free = options.filter((option) => !chosen.includes(option.value));
  return (
    <div>
      <Select
        label={label}
        options={[{ value: '', label: t.choose }, ...free]}
        value=""
        onChange={(code) => onChange([...chosen, code].join(' '))}
      />
      <ul className="c-picked" aria-label={label}>
        {chosen.map((code) => (
          <li key={code}>
            <Button
              size="small"
              aria-label={t.takeOut(formatName(code))}
              onClick={() => onChange(chosen.filter((one) => one !== code).join(' '))}
            >
              {formatName(code)} <span aria-hidden="true">×</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
