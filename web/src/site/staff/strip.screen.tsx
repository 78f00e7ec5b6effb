import type { Operations } from '@btc/contract/operations.ts';
import { maxTickerItems } from '@btc/contract/site/banner-rule.ts';
import type { TickerItem } from '@btc/contract/site/desk/front-desk.ts';
import type { OutputOf } from '@btc/contract/wire/operation.ts';
import { nameIn } from '@btc/contract/names.ts';
import { useEffect, useState } from 'react';
import { type Edition, useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { ActionFailure } from '#shell/console/action-failure.tsx';
import { AnswerView } from '#shell/console/answer-view.tsx';
import { ArrangeList } from '#shell/console/arrange-list.tsx';
import { LeaveGuard } from '#shell/console/leave-guard.tsx';
import { ScreenPage, ScreenPart } from '#shell/console/screen-page.tsx';
import { useAction } from '#shell/console/use-action.ts';
import { useCall } from '#shell/console/use-call.ts';
import { WaitingButton } from '#shell/console/waiting-button.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Select } from '#ui/form/select.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';
import { messages } from './front-messages.ts';

type Strip = OutputOf<Operations['GetDeskTicker']>;
type QrPanels = OutputOf<Operations['GetDeskQrPanel']>['Dict'];

/** The strip of prices on the home page, and the floating QR panel. */
export function StripScreen() {
  const t = useMessages(messages);
  const strip = useCall('GetDeskTicker', {});
  const panels = useCall('GetDeskQrPanel', {});
  const [isStripDirty, setStripDirty] = useState(false);
  const [isQrDirty, setQrDirty] = useState(false);
  return (
    <ScreenPage title={t.strip}>
      <LeaveGuard isDirty={isStripDirty || isQrDirty} />
      <AnswerView answer={strip}>
        {(found) => (
          <StripPart key={JSON.stringify(found.Rows)} found={found} onDirty={setStripDirty} onChanged={strip.reload} />
        )}
      </AnswerView>
      <AnswerView answer={panels}>
        {({ Dict }) => (
          <QrPart key={JSON.stringify(Dict)} panels={Dict} onDirty={setQrDirty} onChanged={panels.reload} />
        )}
      </AnswerView>
    </ScreenPage>
  );
}

function toKey({ Meat, Kind, Origin }: Pick<TickerItem, 'Meat' | 'Kind' | 'Origin'>): string {
  return `${Meat} ${Kind} ${Origin}`;
}

interface PartProps {
  readonly onDirty: (isDirty: boolean) => void;
  readonly onChanged: () => void;
}

function StripPart({ found, onDirty, onChanged }: PartProps & { readonly found: Strip }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const { isPending, failure, run } = useAction();
  const [items, setItems] = useState<readonly TickerItem[]>(found.Rows);
  const names = new Map(found.List.map((row) => [toKey(row), nameIn(edition, row)]));
  const formatName = (item: TickerItem) => names.get(toKey(item)) ?? toKey(item);
  const isChanged = JSON.stringify(items) !== JSON.stringify(found.Rows);
  useEffect(() => onDirty(isChanged), [isChanged, onDirty]);
  const save = async () => {
    if (await run((api) => api('SaveTicker', { Items: [...items], Expected: found.Rows }))) showToast(t.stripSaved);
    onChanged();
  };
  return (
    <ScreenPart
      title={t.stripPart}
      actions={
        <WaitingButton
          variant="primary"
          pending={isPending}
          waitsFor={isChanged ? null : 'change'}
          onClick={() => void save()}
        >
          {t.saveStrip}
        </WaitingButton>
      }
    >
      <p className="c-note">{isChanged ? t.notSaved : t.stripNote}</p>
      <ActionFailure failure={failure} />
      <ArrangeList
        label={t.stripPart}
        items={items.map((item) => ({
          key: toKey(item),
          name: formatName(item),
          content: (
            <div className="c-bannerLine">
              <span>{formatName(item)}</span>
              <Button variant="quiet" onClick={() => setItems(items.filter((one) => one !== item))}>
                {t.takeOut}
              </Button>
            </div>
          ),
        }))}
        onArrange={(keys) => setItems(keys.flatMap((key) => items.filter((item) => toKey(item) === key)))}
      />
      <AddPrice
        list={found.List.filter((row) => !items.some((item) => toKey(item) === toKey(row)))}
        edition={edition}
        isFull={items.length >= maxTickerItems}
        onAdd={(item) => setItems([...items, item])}
      />
      <OwnNames items={items} formatName={formatName} onChange={setItems} />
    </ScreenPart>
  );
}

interface OwnNamesProps {
  readonly items: readonly TickerItem[];
  readonly formatName: (item: TickerItem) => string;
  readonly onChange: (items: readonly TickerItem[]) => void;
}

/** What the prices are called in the strip, where they are not called by their usual names. */
function OwnNames({ items, formatName, onChange }: OwnNamesProps) {
  const t = useMessages(messages);
  const labels = [
    { field: 'LabelCn', label: t.labelCn, maxLength: 40 },
    { field: 'LabelEn', label: t.labelEn, maxLength: 60 },
  ] as const;
  return (
    <details>
      <summary>
        {t.labelCn}
        {t.separator}
        {t.labelEn}
      </summary>
      <div className="c-stack">
        {items.map((item) => (
          <div key={toKey(item)} className="c-two">
            {labels.map(({ field, label, maxLength }) => (
              <TextField
                key={field}
                label={`${formatName(item)} (${label})`}
                placeholder={t.ownName}
                maxLength={maxLength}
                value={item[field] ?? ''}
                onChange={({ target: { value } }) =>
                  onChange(items.map((one) => (one === item ? { ...item, [field]: value === '' ? null : value } : one)))
                }
              />
            ))}
          </div>
        ))}
      </div>
    </details>
  );
}

interface AddPriceProps {
  readonly list: Strip['List'];
  readonly edition: Edition;
  readonly isFull: boolean;
  readonly onAdd: (item: TickerItem) => void;
}

function AddPrice({ list, edition, isFull, onAdd }: AddPriceProps) {
  const t = useMessages(messages);
  const [chosen, setChosen] = useState('');
  const row = list.find((one) => toKey(one) === chosen) ?? list[0];
  if (isFull || row === undefined) return null;
  return (
    <div className="c-filters">
      <Select
        className="c-wide"
        label={t.addPrice}
        options={list.map((one) => ({ value: toKey(one), label: nameIn(edition, one) }))}
        value={toKey(row)}
        onChange={setChosen}
      />
      <Button
        onClick={() => onAdd({ Meat: row.Meat, Kind: row.Kind, Origin: row.Origin, LabelCn: null, LabelEn: null })}
      >
        {t.add}
      </Button>
    </div>
  );
}

function QrPart({ panels, onDirty, onChanged }: PartProps & { readonly panels: QrPanels }) {
  const t = useMessages(messages);
  const { isPending, failure, run } = useAction();
  const [draft, setDraft] = useState(panels);
  const isChanged = JSON.stringify(draft) !== JSON.stringify(panels);
  useEffect(() => onDirty(isChanged), [isChanged, onDirty]);
  const change = (one: Edition, changes: Partial<QrPanels[Edition]>) =>
    setDraft({ ...draft, [one]: { ...draft[one], ...changes } });
  const save = async () => {
    if (!(await run((api) => api('SaveQrPanel', draft)))) return;
    showToast(t.qrSaved);
    onChanged();
  };
  return (
    <ScreenPart
      title={t.qrPart}
      actions={
        <Button variant="primary" pending={isPending} onClick={() => void save()}>
          {t.saveQr}
        </Button>
      }
    >
      <ActionFailure failure={failure} />
      <div className="c-manuscripts">
        {(['cn', 'en'] as const).map((one) => (
          <fieldset key={one} className="c-stack">
            <legend className="c-legend">{t.editions[one]}</legend>
            <Checkbox checked={draft[one].Shown} onChange={() => change(one, { Shown: !draft[one].Shown })}>
              {t.qrShown}
            </Checkbox>
            <TextField
              label={t.qrCaption}
              hint={t.qrCaptionHint}
              maxLength={40}
              value={draft[one].Caption ?? ''}
              onChange={({ target: { value } }) => change(one, { Caption: value === '' ? null : value })}
            />
            <TextField
              label={t.qrTarget}
              hint={t.qrTargetHint}
              type="url"
              maxLength={300}
              value={draft[one].Target ?? ''}
              onChange={(event) =>
                setDraft({
                  ...draft,
                  [one]: { ...draft[one], Target: event.target.value === '' ? null : event.target.value },
                })
              }
            />
          </fieldset>
        ))}
      </div>
    </ScreenPart>
  );
}
