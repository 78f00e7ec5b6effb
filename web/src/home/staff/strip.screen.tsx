import type { Api } from '@btc/contract/client.ts';
import type { Operations } from '@btc/contract/operations.ts';
import { maxTickerItems } from '@btc/contract/home/banner-rule.ts';
import type { TickerItem } from '@btc/contract/home/desk/front-desk.ts';
import type { OutputOf } from '@btc/contract/wire/operation.ts';
import { nameIn } from '@btc/contract/names.ts';
import { useState } from 'react';
import { type Edition, useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import type { FormValue, FormValues } from '#platform/forms/form-values.ts';
import { ActionFailure } from '#shell/console/actions/action-failure.tsx';
import { AnswerView } from '#shell/console/answer-view.tsx';
import { ArrangeList } from '#ui/arrange/arrange-list.tsx';
import { DraftNotices } from '#shell/console/form/draft-notices.tsx';
import { useFormDraft } from '#shell/console/form/use-form-draft.ts';
import filters from '#shell/console/filters/filter-bar.module.css';
import layout from '#shell/console/layout.module.css';
import records from '#shell/console/records.module.css';
import { ScreenPage, ScreenPart } from '#shell/console/screen-page.tsx';
import { useAction } from '#shell/console/actions/use-action.ts';
import { useCall } from '#shell/console/use-call.ts';
import { WaitingButton } from '#shell/console/actions/waiting-button.tsx';
import shared from '#ui/base/shared.module.css';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Select } from '#ui/form/select.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';
import { type FrontMessages, messages } from './front-messages.ts';
import styles from './strip.module.css';

type Strip = OutputOf<Operations['GetDeskTicker']>;
type QrPanels = OutputOf<Operations['GetDeskQrPanel']>['Dict'];

export function StripScreen() {
  const t = useMessages(messages);
  const strip = useCall('GetDeskTicker', {});
  const panels = useCall('GetDeskQrPanel', {});
  return (
    <ScreenPage title={t.strip}>
      <AnswerView answer={strip}>
        {(found) => <StripPart key={JSON.stringify(found.Rows)} found={found} onChanged={strip.reload} />}
      </AnswerView>
      <AnswerView answer={panels}>
        {({ Dict }) => <QrPart key={JSON.stringify(Dict)} panels={Dict} onChanged={panels.reload} />}
      </AnswerView>
    </ScreenPage>
  );
}

function toKey({ Meat, Kind, Origin }: Pick<TickerItem, 'Meat' | 'Kind' | 'Origin'>): string {
  return `${Meat} ${Kind} ${Origin}`;
}

interface StripItem extends FormValues {
  readonly Meat: TickerItem['Meat'];
  readonly Kind: TickerItem['Kind'];
  readonly Origin: TickerItem['Origin'];
  readonly LabelCn: string;
  readonly LabelEn: string;
}

function toStripItem({ Meat, Kind, Origin, LabelCn, LabelEn }: TickerItem): StripItem {
  return { Meat, Kind, Origin, LabelCn: LabelCn ?? '', LabelEn: LabelEn ?? '' };
}

function toTickerItem({ Meat, Kind, Origin, LabelCn, LabelEn }: StripItem): TickerItem {
  return { Meat, Kind, Origin, LabelCn: LabelCn || null, LabelEn: LabelEn || null };
}

interface PartProps {
  readonly onChanged: () => void;
}

interface StripPartProps extends PartProps {
  readonly found: Strip;
}

function useStrip({ found, onChanged }: StripPartProps) {
  const t = useMessages(messages);
  const { isPending, failure, run } = useAction();
  const [begin] = useState(() => ({ items: found.Rows.map(toStripItem) }));
  const draft = useFormDraft<{ readonly items: readonly StripItem[] }>('SaveTicker', begin);
  const { items } = draft.values;
  const save = async () => {
    const call = (api: Api) => api('SaveTicker', { Items: items.map(toTickerItem), Expected: found.Rows });
    if (!(await run((api) => draft.save(() => call(api), onChanged)))) return;
    showToast(t.stripSaved);
    onChanged();
  };
  const setItems = (next: readonly StripItem[]) => draft.write({ items: next });
  return { isPending, failure, draft, items, setItems, save };
}

function StripPart(props: StripPartProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const { isPending, failure, draft, items, setItems, save } = useStrip(props);
  const { List: list } = props.found;
  const names = new Map(list.map((row) => [toKey(row), nameIn(edition, row)]));
  const formatName = (item: Pick<TickerItem, 'Meat' | 'Kind' | 'Origin'>) => names.get(toKey(item)) ?? toKey(item);
  return (
    <ScreenPart
      title={t.stripPart}
      actions={
        <WaitingButton
          variant="primary"
          pending={isPending}
          waitsFor={draft.conflicts.length > 0 ? 'input' : draft.isChanged ? null : 'change'}
          onClick={() => void save()}
        >
          {t.saveStrip}
        </WaitingButton>
      }
    >
      <p className={layout['note']}>{draft.isChanged ? t.notSaved : t.stripNote}</p>
      <DraftNotices
        draft={draft}
        formatLabel={() => t.stripPart}
        formatValue={(value) => (isStrip(value) ? value.map(formatName).join(t.separator) : '')}
      />
      <ActionFailure failure={failure} />
      <ArrangeList
        label={t.stripPart}
        items={items.map((item) => ({
          key: toKey(item),
          name: formatName(item),
          content: (
            <div className={records['bannerLine']}>
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
        list={list.filter((row) => !items.some((item) => toKey(item) === toKey(row)))}
        edition={edition}
        isFull={items.length >= maxTickerItems}
        onAdd={(item) => setItems([...items, item])}
      />
      <OwnNames items={items} formatName={formatName} onChange={setItems} />
    </ScreenPart>
  );
}

function isStrip(value: FormValue): value is readonly StripItem[] {
  return Array.isArray(value);
}

interface OwnNamesProps {
  readonly items: readonly StripItem[];
  readonly formatName: (item: StripItem) => string;
  readonly onChange: (items: readonly StripItem[]) => void;
}

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
      <div className={shared['stack4']}>
        {items.map((item) => (
          <div key={toKey(item)} className={layout['two']}>
            {labels.map(({ field, label, maxLength }) => (
              <TextField
                key={field}
                label={`${formatName(item)} (${label})`}
                placeholder={t.ownName}
                maxLength={maxLength}
                value={item[field]}
                onChange={({ target: { value } }) =>
                  onChange(items.map((one) => (one === item ? { ...item, [field]: value } : one)))
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
  readonly onAdd: (item: StripItem) => void;
}

function AddPrice({ list, edition, isFull, onAdd }: AddPriceProps) {
  const t = useMessages(messages);
  const [chosen, setChosen] = useState('');
  const row = list.find((one) => toKey(one) === chosen) ?? list[0];
  if (isFull || row === undefined) return null;
  return (
    <div className={classNames(filters['filters'], styles['add'])}>
      <Select
        className={filters['wide']}
        label={t.addPrice}
        options={list.map((one) => ({ value: toKey(one), label: nameIn(edition, one) }))}
        value={toKey(row)}
        onChange={setChosen}
      />
      <Button onClick={() => onAdd({ Meat: row.Meat, Kind: row.Kind, Origin: row.Origin, LabelCn: '', LabelEn: '' })}>
        {t.add}
      </Button>
    </div>
  );
}

interface QrText extends FormValues {
  readonly Shown: boolean;
  readonly Caption: string;
  readonly Target: string;
}

function toQrText({ Shown, Caption, Target }: QrPanels[Edition]): QrText {
  return { Shown, Caption: Caption ?? '', Target: Target ?? '' };
}

function toQrPanel({ Shown, Caption, Target }: QrText): QrPanels[Edition] {
  return { Shown, Caption: Caption || null, Target: Target || null };
}

function QrPart({ panels, onChanged }: PartProps & { readonly panels: QrPanels }) {
  const t = useMessages(messages);
  const { isPending, failure, run } = useAction();
  const [begin] = useState(() => ({ cn: toQrText(panels.cn), en: toQrText(panels.en) }));
  const draft = useFormDraft<{ readonly cn: QrText; readonly en: QrText }>('SaveQrPanel', begin);
  const { values } = draft;
  const change = (one: Edition, changes: Partial<QrText>) =>
    draft.write({ ...values, [one]: { ...values[one], ...changes } });
  const save = async () => {
    const call = (api: Api) => api('SaveQrPanel', { cn: toQrPanel(values.cn), en: toQrPanel(values.en) });
    if (!(await run((api) => draft.save(() => call(api), onChanged)))) return;
    showToast(t.qrSaved);
    onChanged();
  };
  return (
    <ScreenPart
      title={t.qrPart}
      actions={
        <WaitingButton
          variant="primary"
          pending={isPending}
          waitsFor={draft.conflicts.length > 0 ? 'input' : null}
          onClick={() => void save()}
        >
          {t.saveQr}
        </WaitingButton>
      }
    >
      <DraftNotices draft={draft} formatLabel={(path) => formatQrLabel(t, path)} />
      <ActionFailure failure={failure} />
      <div className={layout['manuscripts']}>
        {(['cn', 'en'] as const).map((one) => (
          <fieldset key={one} className={shared['stack4']}>
            <legend className={layout['legend']}>{t.editions[one]}</legend>
            <Checkbox checked={values[one].Shown} onChange={() => change(one, { Shown: !values[one].Shown })}>
              {t.qrShown}
            </Checkbox>
            <TextField
              label={t.qrCaption}
              hint={t.qrCaptionHint}
              maxLength={40}
              value={values[one].Caption}
              onChange={({ target: { value } }) => change(one, { Caption: value })}
            />
            <TextField
              label={t.qrTarget}
              hint={t.qrTargetHint}
              type="url"
              maxLength={300}
              value={values[one].Target}
              onChange={({ target: { value } }) => change(one, { Target: value })}
            />
          </fieldset>
        ))}
      </div>
    </ScreenPart>
  );
}

function formatQrLabel(t: FrontMessages, path: string): string {
  const names: Readonly<Record<string, string>> = { Shown: t.qrShown, Caption: t.qrCaption, Target: t.qrTarget };
  const [edition, field = ''] = path.split('.');
  return t.ofEdition(t.editions[edition === 'cn' ? 'cn' : 'en'], names[field] ?? field);
}
