import { foldWords } from '@btc/contract/fold-text.ts';
import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import {
  Button as AriaButton,
  ComboBox,
  ComboBoxStateContext,
  FieldError,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Text,
} from 'react-aria-components/ComboBox';
import { Header, ListBoxSection } from 'react-aria-components/ListBox';
import { useMessages } from '#i18n/messages.ts';
import shared from '../base/shared.module.css';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { ChevronIcon } from '../icons.tsx';
import { messages } from '../messages.ts';
import { AriaLocale } from '../overlay/aria-locale.tsx';
import styles from './combobox.module.css';
import field from './field.module.css';
import type { Option } from './select.tsx';
import type { SuggestBoxProps } from './suggest-props.ts';

interface ComboLook {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly placeholder?: string | undefined;
  readonly options: readonly Option[];
  /** The options are search results already and are not filtered again. */
  readonly isFound?: boolean | undefined;
  readonly onType?: ((words: string) => void) | undefined;
  readonly error?: string | null | undefined;
  readonly required?: boolean | undefined;
  readonly fieldRef?: Ref<HTMLInputElement> | undefined;
}

export type ComboFieldProps = ComboLook & {
  /** Empty: no choice. */
  readonly value: string;
  readonly onChange: (value: string) => void;
};

export function ComboField({ value, onChange, ...look }: ComboFieldProps) {
  return (
    <AriaLocale>
      <ComboBox
        {...listProps(look)}
        value={value === '' ? null : value}
        onChange={(key) => onChange(key === null ? '' : String(key))}
      >
        <ComboParts {...look} />
      </ComboBox>
    </AriaLocale>
  );
}

export type ComboManyFieldProps = ComboLook & {
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
};

export function ComboManyField({ values, onChange, ...look }: ComboManyFieldProps) {
  const t = useMessages(messages);
  const formatName = (code: string) => look.options.find(({ value }) => value === code)?.label ?? code;
  return (
    <AriaLocale>
      <div>
        <ComboBox
          {...listProps(look)}
          selectionMode="multiple"
          value={values}
          onChange={(keys) => onChange(keys.map(String))}
        >
          <ComboParts {...look} />
        </ComboBox>
        {values.length > 0 && (
          <ul className={styles['chosen']} aria-label={look.label}>
            {values.map((code) => (
              <li key={code}>
                <Button
                  size="small"
                  aria-label={t.takeOut(formatName(code))}
                  onClick={() => onChange(values.filter((one) => one !== code))}
                >
                  {formatName(code)} <span aria-hidden="true">×</span>
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </AriaLocale>
  );
}

function listProps({ options, isFound, onType, error, required }: ComboLook) {
  const byName = new Map(options.map((option) => [option.label, option]));
  return {
    className: field['field'] ?? '',
    menuTrigger: 'focus' as const,
    isRequired: required === true,
    isInvalid: error !== undefined && error !== null,
    validationBehavior: 'aria' as const,
    allowsEmptyCollection: true,
    defaultItems: options,
    disabledKeys: options.flatMap(({ value, disabled }) => (disabled === true ? [value] : [])),
    defaultFilter: (name: string, words: string) =>
      isFound === true || isNamed(byName.get(name) ?? { label: name, value: '' }, words),
    ...(onType !== undefined && { onInputChange: onType }),
  };
}

/** Whether the name contains every word, or the text is the code. */
function isNamed({ label, value }: Option, words: string): boolean {
  const name = foldWords(label);
  return (
    foldWords(value) === foldWords(words) ||
    words
      .trim()
      .split(/\s+/)
      .every((word) => name.includes(foldWords(word)))
  );
}

function ComboParts({ label, hint, placeholder, error, required, fieldRef }: ComboLook): ReactNode {
  const t = useMessages(messages);
  return (
    <>
      <Label className={field['label'] ?? ''}>
        {label}
        {required === true && <span className={shared['small']}>{t.required}</span>}
      </Label>
      <div className={styles['box']}>
        <Input
          {...(fieldRef !== undefined && { ref: fieldRef })}
          className={styles['input'] ?? ''}
          placeholder={placeholder ?? ''}
          maxLength={60}
        />
        <AriaButton className={styles['opener'] ?? ''}>
          <ChevronIcon />
        </AriaButton>
      </div>
      {hint !== undefined && (
        <Text slot="description" className={field['hint'] ?? ''}>
          {hint}
        </Text>
      )}
      <FieldError className={field['error'] ?? ''}>{error}</FieldError>
      <Popover className={styles['popover'] ?? ''}>
        <ListBox<Option> className={styles['list'] ?? ''} renderEmptyState={() => t.nothingFound}>
          {(option) => (
            <ListBoxItem id={option.value} textValue={option.label} className={styles['option'] ?? ''}>
              {option.label}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </>
  );
}

export function SuggestBox<Row extends object>(props: SuggestBoxProps<Row>) {
  const t = useMessages(messages);
  const { rows, text, toKey } = props;
  return (
    <AriaLocale>
      <ComboBox
        aria-labelledby={props.labelledBy}
        allowsCustomValue
        allowsEmptyCollection={text.trim() !== ''}
        inputValue={text}
        onInputChange={props.onType}
        onOpenChange={(isOpen) => {
          if (isOpen) props.onOpen();
        }}
        items={rows ?? []}
        value={null}
        onChange={(key) => {
          const row = rows?.find((one) => toKey(one) === key);
          if (row !== undefined) props.onChoose(row);
        }}
      >
        <SuggestInput {...props} />
        <Popover
          className={classNames(
            styles['popover'],
            props.isWide === true && styles['wide'],
            rows === null && styles['pending'],
          )}
          offset={4}
          containerPadding={props.isWide === true ? 0 : 12}
          shouldFlip={false}
        >
          <ListBox
            className={styles['suggestions'] ?? ''}
            renderEmptyState={() => (rows === null ? t.loading : props.nothing)}
          >
            {renderSuggestions(props)}
          </ListBox>
        </Popover>
      </ComboBox>
    </AriaLocale>
  );
}

function renderSuggestions<Row extends object>({ rows, toHeading, toKey, toName, renderRow }: SuggestBoxProps<Row>) {
  const byHeading = Map.groupBy(rows ?? [], (row) => toHeading?.(row) ?? '');
  return [...byHeading].map(([heading, some]) => {
    const items = some.map((row) => (
      <ListBoxItem key={toKey(row)} id={toKey(row)} textValue={toName(row)} className={styles['suggestion'] ?? ''}>
        {renderRow(row)}
      </ListBoxItem>
    ));
    if (heading === '') return items;
    return (
      <ListBoxSection key={heading} id={heading}>
        <Header className={styles['heading'] ?? ''}>{heading}</Header>
        {items}
      </ListBoxSection>
    );
  });
}

/** Key code of Enter that ends an IME composition, for browsers that do not set `isComposing`. */
const composingKey = 229;

function SuggestInput<Row extends object>({ takeCaret, isTyped, input }: SuggestBoxProps<Row>) {
  const state = use(ComboBoxStateContext);
  const field = useRef<HTMLInputElement>(null);
  useTakenPlace(field, takeCaret, () => {
    if (isTyped) state?.open(null, 'input');
  });
  useOpenAfterScroll(field, state?.isOpen === true, () => state?.open(null, 'input'));
  const onKeyDown = ({ key, nativeEvent, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
    if (key !== 'Enter' || nativeEvent.isComposing || nativeEvent.keyCode === composingKey) return;
    // With the list open Enter takes a row of it; without one it sends the form, as in any field.
    if (state?.isOpen !== true || state.selectionManager.focusedKey !== null) return;
    currentTarget.form?.requestSubmit();
    state.close();
  };
  return <Input ref={field} {...input} onKeyDown={onKeyDown} />;
}

/** Takes over focus and caret from the plain field it replaces. */
function useTakenPlace(
  field: RefObject<HTMLInputElement | null>,
  takeCaret: SuggestBoxProps<object>['takeCaret'],
  onTaken: () => void,
): void {
  useLayoutEffect(() => {
    // The collection is read from a copy of all this that has no field.
    const caret = field.current === null ? null : takeCaret();
    if (caret === null) return;
    field.current?.focus();
    field.current?.setSelectionRange(...caret);
    onTaken();
  });
}

/** Scrolling closes the list: reopens it if the field has not moved, as after it was scrolled into view. */
function useOpenAfterScroll(field: RefObject<HTMLInputElement | null>, isOpen: boolean, open: () => void): void {
  const openAgain = useEffectEvent(open);
  useEffect(() => {
    if (!isOpen) return undefined;
    const readTop = () => field.current?.getBoundingClientRect().top;
    const top = readTop();
    const onScroll = ({ target }: Event) => {
      if (target instanceof Node && target.contains(field.current) && readTop() === top) setTimeout(openAgain);
    };
    window.addEventListener('scroll', onScroll, true);
    return () => window.removeEventListener('scroll', onScroll, true);
  }, [field, isOpen]);
}
