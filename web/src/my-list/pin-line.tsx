import type { PinRow } from '@btc/contract/my-list/pins.ts';
import { dataViews } from '@btc/contract/trade/views.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import shared from '#ui/base/shared.module.css';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { ChangeMark } from '#ui/data/change-mark.tsx';
import { CardFrame, Figure, Figures } from '#search/face.ts';
import { messages } from './messages.ts';
import { PinAlerts } from './pin-alerts.tsx';
import type { Months } from './pins-query.ts';
import styles from './pins.module.css';
import type { Alerts } from './use-alerts.ts';
import type { PinLine as Line, PinList } from './use-pin-list.ts';

export interface PinLineProps extends Pick<PinList, 'remove' | 'putBack' | 'isPending'> {
  readonly line: Line;
  readonly months: Months;
  /** False where a note above says that all data is demonstration data. */
  readonly marksDemo: boolean;
  readonly alerts: Alerts;
}

function findMonth({ Kind, Code }: PinRow, months: Months) {
  const meat = Kind === 'view' ? dataViews.find(({ code }) => code === Code)?.meat : undefined;
  const month = meat === undefined ? null : months[meat];
  return meat === undefined || month === null ? null : { meat, month };
}

export function isDemo(pin: PinRow, months: Months): boolean {
  return pin.Demo || findMonth(pin, months)?.month.demo === true;
}

export function PinLine({ line, months, marksDemo, alerts, remove, putBack, isPending }: PinLineProps) {
  const t = useMessages(messages);
  const { pin, isRemoved } = line;
  return (
    <li className={styles['pin']} data-removed={isRemoved || undefined}>
      <p className={shared['kicker']}>{t.kinds[pin.Kind]}</p>
      <div className={styles['what']}>
        {isRemoved ? (
          <p className={shared['quiet']}>
            {pin.Name} · {t.removed}
          </p>
        ) : (
          <Pin pin={pin} months={months} marksDemo={marksDemo} />
        )}
        {!isRemoved && <PinAlerts pin={pin} listRules={alerts.listRules} set={alerts.set} />}
      </div>
      <Button
        size="small"
        variant="quiet"
        data-print="hide"
        aria-label={isRemoved ? t.undoOf(pin.Name) : t.removeOf(pin.Name)}
        pending={isPending}
        onClick={() => (isRemoved ? putBack(line) : remove(line))}
      >
        {isRemoved ? t.undo : t.remove}
      </Button>
    </li>
  );
}

function Pin({ pin, months, marksDemo }: Pick<PinLineProps, 'months' | 'marksDemo'> & { readonly pin: PinRow }) {
  const t = useMessages(messages);
  const { Path, Card } = pin;
  const found = findMonth(pin, months);
  const what = (
    <CardFrame {...pin} Demo={marksDemo && isDemo(pin, months)}>
      {Card !== null && <Figures card={Card} />}
      {found !== null && <MonthFigure {...found} />}
      {Path === null && <span className={shared['small']}>{t.gone}</span>}
    </CardFrame>
  );
  if (Path === null) return what;
  return (
    <PageLink to={Path} className={classNames(shared['entryLink'], styles['link'])}>
      {what}
    </PageLink>
  );
}

function MonthFigure({ meat, month }: NonNullable<ReturnType<typeof findMonth>>) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <Figure
      figure={format.tonnes(month.volume)}
      facts={[
        month.yoy !== null && (
          <>
            {t.onYear} <ChangeMark value={month.yoy} text={format.changePercent(month.yoy)} />
          </>
        ),
        month.yoy === null && month.mom !== null && (
          <>
            {t.onMonth} <ChangeMark value={month.mom} text={format.changePercent(month.mom)} />
          </>
        ),
        t.monthOf(t.meats[meat], format.month(month.period)),
      ]}
    />
  );
}
