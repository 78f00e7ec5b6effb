import type { NamedOption } from '@btc/contract/trade/trade-fields.ts';
import { useRef } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { nameIn } from './beef-one-figure.ts';
import styles from './filter-bar.module.css';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';
import { closePopover, Popover } from './popover.tsx';

export interface OriginFilterProps {
  readonly options: readonly NamedOption[];
  readonly chosen: readonly string[];
  readonly onApply: (codes: readonly string[]) => void;
}

/** Several origins at once: checkboxes of the page's form, so they also work before any script runs. */
export function OriginFilter({ options, chosen, onApply }: OriginFilterProps) {
  const t = useMessages({ cn: zh, en });
  const edition = useEdition();
  const format = useFormat();
  const list = useRef<HTMLDivElement>(null);
  const ticked = (): readonly string[] =>
    [...(list.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? [])].map(({ value }) => value);
  const tickOnly = (codes: readonly string[]): void => {
    for (const box of list.current?.querySelectorAll('input') ?? []) box.checked = codes.includes(box.value);
  };
  const only = chosen.length === 1 ? options.find(({ Code }) => Code === chosen[0]) : undefined;
  const value =
    chosen.length === 0
      ? t.allOrigins
      : only === undefined
        ? t.originsChosen(format.number(chosen.length))
        : nameIn(edition, only);
  return (
    <Popover
      label={t.origin}
      value={value}
      onDismiss={(by) => {
        if (by === 'escape') tickOnly(chosen);
        else if (ticked().join() !== chosen.join()) onApply(ticked());
      }}
    >
      <div className={styles['origins']}>
        <div key={chosen.join()} ref={list} className={styles['originList']}>
          {options.map((option) => (
            <Checkbox key={option.Code} name="origin" value={option.Code} defaultChecked={chosen.includes(option.Code)}>
              {nameIn(edition, option)}
            </Checkbox>
          ))}
        </div>
        <div className={styles['originFoot']}>
          <Button
            variant="quiet"
            size="small"
            onClick={({ currentTarget }) => {
              closePopover(currentTarget);
              onApply([]);
            }}
          >
            {t.clearOrigins}
          </Button>
          <Button
            type="submit"
            variant="primary"
            size="small"
            onClick={(event) => {
              event.preventDefault();
              closePopover(event.currentTarget);
              onApply(ticked());
            }}
          >
            {t.apply}
          </Button>
        </div>
      </div>
    </Popover>
  );
}
