import { carcaseFactor, type SeriesUnit } from '@btc/contract/trade/trade-codes.ts';
import { getView } from '@btc/contract/trade/views.ts';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { SegmentedLinks } from '#ui/form/segmented-control.tsx';
import { Popover } from '#ui/overlay/popover.tsx';
import { canCompare, hasCarcaseWeight, supportsOverlay } from './address/fit-to-view.ts';
import { toMeat } from './address/meat.ts';
import { overlayCodes } from './address/page-state.ts';
import { useQueryState } from './address/use-page-state.ts';
import { listUnits } from './words/figure-words.ts';
import { findVariant, listVariants } from './figure/figure-variants.ts';
import { ChoiceFilter } from './filters/choice-filter.tsx';
import { originChoices } from './filters/filter-choices.ts';
import { SpanSwitch } from './filters/months-filter.tsx';
import { messages } from './messages.ts';
import type { ViewAnswer } from './view-query.ts';
import styles from './view-section.module.css';

interface FigureSwitchesProps {
  readonly answer: ViewAnswer;
  readonly unit: SeriesUnit;
}

const maxCompared = 5;

export function FigureSwitches({ answer, unit }: FigureSwitchesProps) {
  const t = useMessages(messages);
  const { state, hrefFor } = useQueryState();
  const isChart = state.show === 'chart';
  return (
    <div className={styles['switches']} data-print="hide">
      {isChart && <CompareFilter answer={answer} />}
      <SpanSwitch answer={answer} />
      {isChart && <UnitSwitch answer={answer} unit={unit} />}
      <SegmentedLinks
        isQuiet
        label={t.view}
        value={state.show}
        options={[
          { value: 'chart', label: t.chart, to: hrefFor({ show: 'chart' }) },
          { value: 'table', label: t.table, to: hrefFor({ show: 'table' }) },
        ]}
      />
      <Popover label={t.display} isQuiet align="end">
        <div className={styles['folded']}>
          {isChart && <VariantSwitch />}
          {isChart && unit === 't' && <OverlaySwitch />}
          <WeightSwitch answer={answer} />
          <SizeSwitch />
        </div>
      </Popover>
    </div>
  );
}

function OverlaySwitch() {
  const t = useMessages(messages);
  const { state, hrefFor } = useQueryState();
  const isColumns = findVariant(getView(state.view), state.variant) === 'columns';
  if (!supportsOverlay(state.view) || !isColumns) return null;
  const codes = overlayCodes.filter((code) => code !== 'cattle' || toMeat(state.view) === 'beef');
  return (
    <SegmentedLinks<string>
      isQuiet
      label={t.overlay}
      value={state.overlay ?? ''}
      options={[
        { value: '', label: t.overlayNone, to: hrefFor({ overlay: null }) },
        ...codes.map((value) => ({ value, label: t.overlays[value], to: hrefFor({ overlay: value }) })),
      ]}
    />
  );
}

function SizeSwitch() {
  const t = useMessages(messages);
  const { state, hrefFor } = useQueryState();
  return (
    <SegmentedLinks
      className={styles['sizes']}
      isQuiet
      label={t.mode}
      value={state.mode}
      options={[
        { value: 'large', label: t.large, to: hrefFor({ mode: 'large' }) },
        { value: 'small', label: t.small, to: hrefFor({ mode: 'small' }) },
      ]}
    />
  );
}

function UnitSwitch({ answer, unit }: FigureSwitchesProps) {
  const t = useMessages(messages);
  const { hrefFor } = useQueryState();
  const units = listUnits(answer);
  if (units.length < 2) return null;
  return (
    <SegmentedLinks
      isQuiet
      label={t.unit}
      value={unit}
      options={units.map((one) => ({ value: one, label: t.unitNames[one], to: hrefFor({ unit: one }) }))}
    />
  );
}

function VariantSwitch() {
  const t = useMessages(messages);
  const { state, hrefFor } = useQueryState();
  const view = getView(state.view);
  const variants = listVariants(view);
  const shown = findVariant(view, state.variant);
  if (shown === null || variants.length < 2) return null;
  return (
    <SegmentedLinks
      isQuiet
      label={t.variant}
      value={shown}
      options={variants.map((one, index) => ({
        value: one,
        label: t.variantNames[one],
        to: hrefFor({ variant: index === 0 ? null : one }),
      }))}
    />
  );
}

/** Product or carcase weight; only where everything shown is meat. */
function WeightSwitch({ answer }: { answer: ViewAnswer }) {
  const t = useMessages(messages);
  const format = useFormat();
  const { state, hrefFor } = useQueryState();
  const { Selection } = answer.dict;
  const isBeefOnly = Selection.Type.every((type) => type === 'beef');
  if (!hasCarcaseWeight(state) || !isBeefOnly) return null;
  return (
    <SegmentedLinks
      isQuiet
      label={t.weight}
      value={Selection.Weight}
      options={[
        { value: 'product', label: t.productWeight, to: hrefFor({ weight: 'product' }) },
        {
          value: 'carcase',
          label: t.carcaseWeight(format.number(carcaseFactor, 1)),
          to: hrefFor({ weight: 'carcase' }),
        },
      ]}
    />
  );
}

function CompareFilter({ answer }: { answer: ViewAnswer }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const { state, go } = useQueryState();
  if (!canCompare(state.view) || findVariant(getView(state.view), state.variant) !== 'lines') return null;
  const drawn = new Set(answer.chart?.Datas.map(({ Code }) => Code));
  return (
    <ChoiceFilter
      name="compare"
      label={t.compare}
      all={t.compareLargest}
      most={maxCompared}
      choices={originChoices(answer.options, edition).filter(({ code }) => drawn.has(code))}
      chosen={state.compare.filter((code) => drawn.has(code))}
      onApply={(compare) => go({ compare: compare.slice(0, maxCompared) })}
    />
  );
}
