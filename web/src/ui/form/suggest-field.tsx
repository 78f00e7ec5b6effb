import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
import { loadChunk } from '#platform/pages/load-chunk.ts';
import type { PlainFieldProps, SuggestFieldProps, ReplacedFieldState } from './suggest-props.ts';

const plain = {
  type: 'text',
  inputMode: 'search',
  enterKeyHint: 'search',
  autoComplete: 'off',
  autoCapitalize: 'off',
  spellCheck: false,
} as const;

const loadBox = async () => (await import('./combobox.tsx')).SuggestBox;

/** A search field with suggestions; still searches if these fail to load. */
export function SuggestField<Row extends object>(props: SuggestFieldProps<Row>) {
  return <LazyField<SuggestFieldProps<Row>> load={loadBox} box={props} />;
}

export interface LateFieldProps<Props extends PlainFieldProps> {
  readonly load: () => Promise<ComponentType<Props & ReplacedFieldState>>;
  readonly box: Props;
}

/** A plain field in the server's HTML; replaced by the combobox, which is loaded on the first interaction. */
export function LazyField<Props extends PlainFieldProps>({ load, box }: LateFieldProps<Props>) {
  const [Box, setBox] = useState<ComponentType<Props & ReplacedFieldState> | null>(null);
  const caret = useRef<readonly [start: number, end: number] | null>(null);
  const [first] = useState(box.text);
  const isComposing = useRef(false);
  const onCome = () => {
    loadChunk(load).then(
      (Loaded) => {
        // Chinese that is being written must not lose its field: the end of it asks again.
        if (!isComposing.current) setBox(() => Loaded);
      },
      () => undefined,
    );
  };
  const input = { ...plain, ...box.input };
  const takeEarly = useEffectEvent(() => {
    const field = document.getElementById(input.id);
    if (!(field instanceof HTMLInputElement)) return;
    if (field.value !== box.text) box.onType(field.value);
    if (field === document.activeElement) onCome();
  });
  // Whoever was here before the script has typed, or come, already.
  useEffect(() => takeEarly(), []);
  const takeCaret = () => {
    const at = caret.current;
    caret.current = null;
    return at;
  };
  if (Box !== null) return <Box {...box} input={input} takeCaret={takeCaret} isTyped={box.text !== first} />;
  return (
    <input
      {...input}
      ref={(field) => () => {
        const isIn = field !== null && document.activeElement === field;
        caret.current = isIn ? [field.selectionStart ?? 0, field.selectionEnd ?? 0] : null;
      }}
      role="combobox"
      aria-expanded={false}
      aria-controls={`${input.id}-list`}
      aria-autocomplete="list"
      aria-labelledby={box.labelledBy}
      value={box.text}
      onChange={(event) => box.onType(event.target.value)}
      onFocus={onCome}
      onPointerEnter={onCome}
      onCompositionStart={() => {
        isComposing.current = true;
      }}
      onCompositionEnd={() => {
        isComposing.current = false;
        onCome();
      }}
    />
  );
}
