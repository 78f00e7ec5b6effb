import type { DeskLiveCattleRow } from '@btc/contract/prices/live-cattle.ts';
import {
  findLiveCattle,
  type LiveCattleCode,
  liveCattleSeries,
  toUsdPerKgCarcase,
} from '@btc/contract/prices/live-cattle-series.ts';
import { isDay } from '@btc/contract/time.ts';
import { type FormEvent, useState } from 'react';
import { type Edition, useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { todayInShanghai } from '#i18n/shanghai-time.ts';
import { useFilters } from '#shell/console/address-filters.ts';
import { AnswerView } from '#shell/console/answer-view.tsx';
import { findConflict, formatFailureText, toIssues } from '#shell/console/failure.ts';
import { FilterBar, FilterText } from '#shell/console/filter-bar.tsx';
import { LeaveGuard } from '#shell/console/leave-guard.tsx';
import { ScreenPage } from '#shell/console/screen-page.tsx';
import { useAction } from '#shell/console/use-action.ts';
import { useCall } from '#shell/console/use-call.ts';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data/data-table.tsx';
import type { Column } from '#ui/data/table-model.ts';
import { TextField } from '#ui/form/text-field.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';
import { Notice } from '#ui/state/notice.tsx';
import { RemovePriceDialog, useMarketName } from './live-cattle-removal.tsx';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';

/** Live cattle prices of a day, beside those before it. */
export function LiveCattleScreen() {
  const t = useMessages({ cn: zh, en });
  const { filter, set } = useFilters<'day'>();
  const day = isDay(filter('day')) ? filter('day') : todayInShanghai();
  const answer = useCall('GetDeskLiveCattle', { Date: day });
  return (
    <ScreenPage title={t.cattleTitle}>
      <FilterBar>
        <FilterText
          label={t.cattleDay}
          type="date"
          value={day}
          maxLength={10}
          onChange={(value) => set('day', value)}
        />
      </FilterBar>
      <p className="c-what">{t.cattleWhat}</p>
      <AnswerView answer={answer}>
        {({ Rows, List }) => <Sheet key={day} {...{ day, rows: Rows, before: List, onChanged: answer.reload }} />}
      </AnswerView>
    </ScreenPage>
  );
}

interface Fields {
  readonly price: string;
  readonly rate: string;
  readonly source: string;
}

interface Line extends Fields {
  readonly code: LiveCattleCode;
  readonly last: DeskLiveCattleRow | undefined;
  /** What is saved for the day; where a person entered it, it can be taken out. */
  readonly saved: DeskLiveCattleRow | undefined;
}

/** What stands as the source of a price of the demonstration. */
const demoSources = { cn: '演示', en: 'Demonstration' } as const;

/** What has been typed over the prices of the day. */
type Typed = Readonly<Partial<Record<LiveCattleCode, Partial<Fields>>>>;

interface SheetProps {
  readonly day: string;
  readonly rows: readonly DeskLiveCattleRow[];
  readonly before: readonly DeskLiveCattleRow[];
  readonly onChanged: () => void;
}

function toLines({ rows, before }: SheetProps, typed: Typed, edition: Edition): readonly Line[] {
  return liveCattleSeries.map(({ code, currency, sourceCn, sourceEn }) => {
    const [found, last] = [rows.find(({ Code }) => Code === code), before.find(({ Code }) => Code === code)];
    const saved = found?.Demo === true ? { ...found, Source: demoSources[edition] } : found;
    return {
      code,
      price: saved?.LocalPrice ?? '',
      rate: currency === 'USD' ? '1' : (saved?.UsdPerUnit ?? last?.UsdPerUnit ?? ''),
      // Who says a price of the demonstration says no real one.
      source: saved?.Source ?? (last?.Demo === false ? last.Source : edition === 'cn' ? sourceCn : sourceEn),
      last,
      saved,
      ...typed[code],
    };
  });
}

type Field = keyof Fields;

function isSame(field: Field, one: string, other: string): boolean {
  return one === other || (field !== 'source' && one !== '' && Number(one) === Number(other));
}

/** What is saved under a field that says something else; null where nothing is, or the same. */
function savedUnder({ saved, ...line }: Line, field: Field): string | null {
  if (saved === undefined) return null;
  const value = { price: saved.LocalPrice, rate: saved.UsdPerUnit, source: saved.Source }[field];
  return isSame(field, value, line[field]) ? null : value;
}

/** What has been typed and is not what the day says by itself, e.g. because it has been saved since. */
function toUnsaved(typed: Typed, untouched: readonly Line[]): Typed {
  const kept: Partial<Record<LiveCattleCode, Partial<Fields>>> = {};
  for (const line of untouched) {
    for (const field of ['price', 'rate', 'source'] as const) {
      const value = typed[line.code]?.[field];
      if (value !== undefined && !isSame(field, value, line[field]))
        kept[line.code] = { ...kept[line.code], [field]: value };
    }
  }
  return kept;
}

const pricePattern = /^(?!0+(?:\.0+)?$)\d{1,9}(?:\.\d{1,4})?$/;
const ratePattern = /^(?!0+(?:\.0+)?$)\d{1,4}(?:\.\d{1,8})?$/;

function toPrices(lines: readonly Line[]): string {
  return lines.map(({ code, price }) => `${code} ${price}`).join();
}

function isWrong({ price, rate, source }: Line): boolean {
  return price !== '' && !(pricePattern.test(price) && ratePattern.test(rate) && source.trim() !== '');
}

function Sheet(props: SheetProps) {
  const t = useMessages({ cn: zh, en });
  const edition = useEdition();
  const { isPending, failure, run, forgetFailure } = useAction();
  const [typed, setTyped] = useState<Typed>({});
  const lines = toLines(props, typed, edition);
  const [issue, setIssue] = useState<'nothing' | 'wrong' | null>(null);
  const [removing, setRemoving] = useState<DeskLiveCattleRow | null>(null);
  /** The prices that were found to jump, as they stood: another price is asked about again. */
  const [sent, setSent] = useState('');
  const isJump = toIssues(failure).some(({ Rule }) => Rule === 'jump') && sent === toPrices(lines);
  const change = (code: LiveCattleCode, changes: Partial<Fields>) =>
    setTyped({ ...typed, [code]: { ...typed[code], ...changes } });
  /** Brings what is saved now; what has been typed and is not saved stays. */
  const reload = () => {
    setTyped(toUnsaved(typed, toLines(props, {}, edition)));
    forgetFailure();
    props.onChanged();
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const filled = lines.filter(({ price }) => price !== '');
    const found = filled.length === 0 ? 'nothing' : filled.some(isWrong) ? 'wrong' : null;
    setIssue(found);
    if (found !== null) return;
    setSent(toPrices(lines));
    const isDone = await run((api) =>
      api('SaveLiveCattlePrices', {
        Date: props.day,
        // The second press, after the jump was pointed out, confirms it.
        Confirmed: isJump,
        Prices: filled.map(({ code, price, rate, source }) => ({
          Code: code,
          LocalPrice: price,
          UsdPerUnit: rate,
          Source: source,
        })),
        Expected: [...props.rows],
      }),
    );
    if (!isDone) return;
    showToast(t.saved);
    props.onChanged();
  };
  return (
    <>
      <LeaveGuard isOfAddress isDirty={Object.keys(toUnsaved(typed, toLines(props, {}, edition))).length > 0} />
      <form noValidate onSubmit={(event) => void save(event)} className="c-stack">
        <LineTable lines={lines} onChange={change} onRemove={setRemoving} />
        {issue !== null && <Notice tone="error">{t[issue]}</Notice>}
        {failure !== null && <Notice tone="error">{isJump ? t.jump : formatFailureText(edition, failure)}</Notice>}
        <div className="c-actions">
          <Button type="submit" variant="primary" pending={isPending}>
            {t.saveAll}
          </Button>
          {findConflict(failure) !== null && <Button onClick={reload}>{t.reload}</Button>}
        </div>
      </form>
      {removing !== null && <RemovePriceDialog price={removing} onClose={() => setRemoving(null)} onChanged={reload} />}
    </>
  );
}

/** As many decimals as the market quotes, and none of those that were entered lost. */
function countDecimals(code: LiveCattleCode, price: string): number {
  return Math.max(findLiveCattle(code)?.decimals ?? 0, price.split('.')[1]?.length ?? 0);
}

interface LineTableProps {
  readonly lines: readonly Line[];
  readonly onChange: (code: LiveCattleCode, changes: Partial<Fields>) => void;
  readonly onRemove: (price: DeskLiveCattleRow) => void;
}

function LineTable({ lines, ...acts }: LineTableProps) {
  const t = useMessages({ cn: zh, en });
  const columns = useLineColumns(acts);
  return <DataTable caption={t.cattleTitle} columns={columns} rows={lines} rowKey={({ code }) => code} view="small" />;
}

function useLineColumns({ onChange, onRemove }: Omit<LineTableProps, 'lines'>): readonly Column<Line>[] {
  const t = useMessages({ cn: zh, en });
  const formatName = useMarketName();
  const fieldColumn = (field: Field): Column<Line> => ({
    key: field,
    head: t[field],
    cell: (line) => <FieldCell {...{ line, field, onChange }} />,
  });
  return [
    { key: 'market', head: t.market, cell: ({ code }) => <MarketCell code={code} /> },
    { key: 'before', head: t.before, numeric: true, cell: (line) => <LastPrice {...line} /> },
    fieldColumn('price'),
    fieldColumn('rate'),
    { key: 'usd', head: t.usd, numeric: true, cell: (line) => <UsdPrice line={line} /> },
    fieldColumn('source'),
    {
      key: 'remove',
      head: t.actions,
      cell: ({ saved }) =>
        saved?.Demo === false && (
          <Button
            size="small"
            aria-label={`${t.removePrice}: ${formatName(saved.Code)}`}
            onClick={() => onRemove(saved)}
          >
            {t.remove}
          </Button>
        ),
    },
  ];
}

interface FieldCellProps extends Pick<LineTableProps, 'onChange'> {
  readonly line: Line;
  readonly field: Field;
}

function FieldCell({ line, field, onChange }: FieldCellProps) {
  const t = useMessages({ cn: zh, en });
  const formatName = useMarketName();
  const isText = field === 'source';
  const saved = savedUnder(line, field);
  return (
    <div className={isText ? 'c-cellText' : 'c-cellField'}>
      <TextField
        label={`${formatName(line.code)}: ${t[field]}`}
        hideLabel
        inputMode={isText ? 'text' : 'decimal'}
        maxLength={isText ? 120 : 16}
        readOnly={field === 'rate' && findLiveCattle(line.code)?.currency === 'USD'}
        aria-invalid={isWrong(line) || undefined}
        value={line[field]}
        onChange={(event) => onChange(line.code, { [field]: event.target.value })}
      />
      {saved !== null && <span className="c-sub">{t.savedIs(saved)}</span>}
    </div>
  );
}

function MarketCell({ code }: Pick<Line, 'code'>) {
  const isEn = useEdition() === 'en';
  const formatName = useMarketName();
  const series = findLiveCattle(code);
  return (
    <>
      {formatName(code)}
      <span className="c-sub">{isEn ? series?.unitEn : series?.unitCn}</span>
    </>
  );
}

function LastPrice({ code, last }: Pick<Line, 'code' | 'last'>) {
  const format = useFormat();
  if (last === undefined) return '–';
  return (
    <>
      {format.number(Number(last.LocalPrice), countDecimals(code, last.LocalPrice))}
      <span className="c-sub">{format.dateShort(last.Date)}</span>
    </>
  );
}

function UsdPrice({ line }: { readonly line: Line }) {
  const format = useFormat();
  const series = findLiveCattle(line.code);
  if (series === undefined || line.price === '' || isWrong(line)) return '–';
  const usd = toUsdPerKgCarcase(series, Number(line.price), Number(line.rate));
  return usd === null ? '–' : format.number(usd, 2);
}
