import { type Edition, type Module, modules } from '@btc/contract/members/access.ts';
import { useMessages } from '#i18n/messages.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { en } from './words.en.ts';
import { zh } from './words.zh.ts';

interface ChecksProps<Value extends string> {
  readonly legend: string;
  readonly value: readonly Value[];
  readonly onChange: (value: readonly Value[]) => void;
  readonly disabled?: boolean | undefined;
}

/** Any of the modules, ticked one by one. */
export function ModuleChecks(props: ChecksProps<Module>) {
  const t = useMessages({ cn: zh, en });
  return <Checks {...props} words={modules} formatName={(module) => t.modules[module]} />;
}

const editions: readonly Edition[] = ['cn', 'en'];

/** One edition or both. */
export function EditionChecks(props: ChecksProps<Edition>) {
  const t = useMessages({ cn: zh, en });
  return <Checks {...props} words={editions} formatName={(edition) => t.editions[edition]} />;
}

interface AnyChecksProps<Value extends string> extends ChecksProps<Value> {
  readonly words: readonly Value[];
  readonly formatName: (value: Value) => string;
}

function Checks<Value extends string>({ legend, value, onChange, disabled, words, formatName }: AnyChecksProps<Value>) {
  return (
    <fieldset disabled={disabled}>
      <legend className="c-legend">{legend}</legend>
      <div className="c-checks">
        {words.map((word) => (
          <Checkbox
            key={word}
            checked={value.includes(word)}
            onChange={(event) =>
              onChange(words.filter((one) => (one === word ? event.target.checked : value.includes(one))))
            }
          >
            {formatName(word)}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}
