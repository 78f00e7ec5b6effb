import type { PinRow } from '@btc/contract/site/pins.ts';
import { dataViews } from '@btc/contract/trade/views.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/page-link.tsx';
import shared from '#ui/base/shared.module.css';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { ChangeMark } from '#ui/data/change-mark.tsx';
import type { LatestMonth } from '../home/latest-month.ts';
import { CardFrame, Figure, Figures } from '../search/answer-card.tsx';
import { messages } from './messages.ts';
import type { Months } from './pins-query.ts';
import styles from './pins.module.css';
import type { PinLine as Line, PinList } from './use-pin-list.ts';

export interface PinLineProps extends Pick<PinList, 'remove' | 'putBack' | 'isPending'> {
  readonly line: Line;
  readonly months: Months;
}

/** A pin with its figures, and the way to take it off; the same button takes that back. */
export function PinLine({ line, months, remove, putBack, isPending }: PinLineProps) {
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
          <Pin pin={pin} months={months} />
        )}
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

function Pin({ pin, months }: { readonly pin: PinRow; readonly months: Months }) {
  const t = useMessages(messages);
  const { Path, Card } = pin;
  const meat = pin.Kind === 'view' ? dataViews.find(({ code }) => code === pin.Code)?.meat : undefined;
  const month = meat === undefined ? null : months[meat];
  const what = (
    <CardFrame {...pin} Demo={pin.Demo || month?.demo === true}>
      {Card !== null && <Figures card={Card} />}
      {meat !== undefined && month !== null && <MonthFigure meat={meat} month={month} />}
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

/** The latest customs month of the meat that a view is of. */
function MonthFigure({ meat, month }: { readonly meat: 'beef' | 'pork'; readonly month: LatestMonth }) {
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
