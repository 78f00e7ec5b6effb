type NameOf<Draft, Value> = { [Name in keyof Draft]-?: Draft[Name] extends Value ? Name : never }[keyof Draft];

type TextName<Draft> = {
  [Name in keyof Draft]-?: Draft[Name] extends string ? (string extends Draft[Name] ? Name : never) : never;
}[keyof Draft];

/** Binds fields to an immutable draft: `<TextField label={t.note} {...text('note')} />`. */
export function bindDraft<Draft extends object>(draft: Draft, onChange: (draft: Draft) => void) {
  return {
    text: <Name extends TextName<Draft>>(name: Name) => ({
      value: draft[name],
      onChange: ({ target }: { readonly target: { readonly value: string } }) =>
        onChange({ ...draft, [name]: target.value }),
    }),
    choice: <Name extends NameOf<Draft, string>>(name: Name) => ({
      value: draft[name],
      onChange: (value: Draft[Name]) => onChange({ ...draft, [name]: value }),
    }),
    check: <Name extends NameOf<Draft, boolean>>(name: Name) => ({
      checked: draft[name],
      onChange: ({ target }: { readonly target: { readonly checked: boolean } }) =>
        onChange({ ...draft, [name]: target.checked }),
    }),
  };
}
