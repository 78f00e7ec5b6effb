import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Collection, Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { Input, TextField } from 'react-aria-components/TextField';

interface FoundGroup<Row> {
  readonly key: string;
  readonly heading: string;
  readonly rows: readonly Row[];
}

export interface FoundListProps<Row> {
  readonly label: string;
  readonly placeholder: string;
  readonly text: string;
  readonly onType: (text: string) => void;
  /** Text typed before the field was rendered; it is entered into it. */
  readonly begun: string;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly listLabel: string;
  readonly groups: readonly FoundGroup<Row>[];
  readonly toKey: (row: Row) => string;
  /** Accessible name of a row. */
  readonly toName: (row: Row) => string;
  readonly renderRow: (row: Row) => ReactNode;
  readonly onOpen: (key: string) => void;
  readonly onPress: () => void;
  readonly look: Readonly<Record<'input' | 'list' | 'heading' | 'row', string>>;
  readonly children: ReactNode;
}

/** Types into the empty field like a keyboard: the list selects its first row only on input. */
function typeInto(field: HTMLInputElement, text: string): void {
  const inserting = { inputType: 'insertText', data: text, bubbles: true };
  field.dispatchEvent(new InputEvent('beforeinput', inserting));
  field.setRangeText(text, 0, 0, 'end');
  field.dispatchEvent(new InputEvent('input', inserting));
}

/** A search with a grouped list that is always open; the field keeps the focus, and the first row is active at first. */
export function FoundList<Row>(props: FoundListProps<Row>) {
  const { groups, toKey, look } = props;
  const field = useRef<HTMLInputElement>(null);
  const [begun] = useState(props.begun);
  useEffect(() => {
    if (field.current?.value === '' && begun !== '') typeInto(field.current, begun);
  }, [begun]);
  return (
    <Autocomplete inputValue={props.text} onInputChange={props.onType}>
      <TextField aria-label={props.label} autoFocus enterKeyHint="go" maxLength={60}>
        <Input
          ref={field}
          className={look.input}
          autoCapitalize="none"
          placeholder={props.placeholder}
          onKeyDown={props.onKeyDown}
        />
      </TextField>
      {props.children}
      <ListBox
        aria-label={props.listLabel}
        className={look.list}
        onAction={(key) => props.onOpen(String(key))}
        onPointerDown={props.onPress}
      >
        {groups.map(({ key, heading, rows }) =>
          rows.length === 0 ? null : (
            <ListBoxSection key={key} id={key}>
              <Header className={look.heading}>{heading}</Header>
              <Collection items={rows.map((row) => ({ id: toKey(row), row }))}>
                {({ id, row }) => (
                  <ListBoxItem id={id} textValue={props.toName(row)} className={look.row}>
                    {props.renderRow(row)}
                  </ListBoxItem>
                )}
              </Collection>
            </ListBoxSection>
          ),
        )}
      </ListBox>
    </Autocomplete>
  );
}
