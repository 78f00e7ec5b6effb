import { Checkbox } from '#ui/form/checkbox.tsx';
import type { Option } from '#ui/form/select.tsx';

export interface CheckGroupProps<Value extends string> {
  readonly legend: string;
  readonly options: readonly Option<Value>[];
  readonly value: readonly Value[];
  /** What is ticked then, in the order of the options. */
  readonly onChange: (value: Value[]) => void;
}

/** Any of a few choices, ticked one by one. */
export function CheckGroup<Value extends string>({ legend, options, value, onChange }: CheckGroupProps<Value>) {
  const values = options.map((option) => option.value);
  return (
    <fieldset>
      <legend className="c-legend">{legend}</legend>
      <div className="c-checks">
        {options.map((option) => (
          <Checkbox
            key={option.value}
            checked={value.includes(option.value)}
            onChange={({ target }) =>
              onChange(values.filter((one) => (one === option.value ? target.checked : value.includes(one))))
            }
          >
            {option.label}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}
