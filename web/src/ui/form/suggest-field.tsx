import { type ComponentType, useRef, useState } from 'react';
import { loadChunk } from '#platform/load-chunk.ts';
import type { SuggestBoxProps, SuggestFieldProps } from './suggest-props.ts';

const plain = {
  type: 'text',
  inputMode: 'search',
  enterKeyHint: 'search',
  autoComplete: 'off',
  autoCapitalize: 'off',
  spellCheck: false,
} as const;

const loadBox = async () => (await import('./combobox.tsx')).SuggestBox;

/**
 * A search field that suggests. A plain one, in the server's HTML and as long as nobody comes to it; then its suggestions are
 * fetched. Where they do not come it searches all the same.
 */
export function SuggestField<Row extends object>(props: SuggestFieldProps<Row>) {
  const [Box, setBox] = useState<ComponentType<SuggestBoxProps<Row>> | null>(null);
  const caret = useRef<readonly [start: number, end: number] | null>(null);
  const [first] = useState(props.text);
  const isComposing = useRef(false);
  const onCome = () => {
    loadChunk(loadBox).then(
      (Loaded) => {
        // Chinese that is being written must not lose its field: the end of it asks again.
        if (!isComposing.current) setBox(() => Loaded);
      },
      () => undefined,
    );
  };
  const input = { ...plain, ...props.input };
  const takeCaret = () => {
    const at = caret.current;
    caret.current = null;
    return at;
  };
  if (Box !== null) return <Box {...props} input={input} takeCaret={takeCaret} isTyped={props.text !== first} />;
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
      aria-labelledby={props.labelledBy}
      value={props.text}
      onChange={(event) => props.onType(event.target.value)}
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
