import type { OpenSurveyItem, SurveyResult } from '@btc/contract/prices/survey.ts';
import { minSurveyAnswers } from '@btc/contract/prices/week-codes.ts';
import { useState } from 'react';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import shared from '#ui/base/shared.module.css';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { messages } from './messages.ts';
import { SurveyForm } from './survey-form.tsx';
import styles from './week.module.css';

export function OpenItems({ rows, mayAnswer }: { rows: readonly OpenSurveyItem[]; mayAnswer: boolean }) {
  return (
    <ul className={styles['items']}>
      {rows.map((item) => (
        <OpenItem key={item.ItemID} item={item} mayAnswer={mayAnswer} />
      ))}
    </ul>
  );
}

function OpenItem({ item, mayAnswer }: { item: OpenSurveyItem; mayAnswer: boolean }) {
  const t = useMessages(messages);
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const { Own: own, Result: result } = item;
  return (
    <li className={styles['item']}>
      <h3>
        {item.OriginName} · {item.CutName}
      </h3>
      <p className={styles['note']}>
        {t.horizon(item.Horizon)} · {t.answers(format.number(item.Answers))}
        <br />
        {t.deadline(format.dateTime(item.Deadline))}
        {item.BasePrice !== null && (
          <>
            <br />
            {t.basePrice(`${format.number(item.BasePrice)} ${item.Unit}`)}
          </>
        )}
      </p>
      {own !== null && !isOpen && <p className={styles['own']}>{t.yourAnswer(t.opinions[own.Opinion])}</p>}
      {result !== null && !isOpen && (
        <div>
          <p className={styles['note']}>{t.interim}</p>
          <Result result={result} />
        </div>
      )}
      {mayAnswer &&
        (isOpen ? (
          <SurveyForm item={item} onDone={() => setOpen(false)} />
        ) : (
          <Button
            variant={own === null ? 'primary' : 'secondary'}
            aria-label={`${own === null ? t.answerButton : t.change}: ${item.OriginName} ${item.CutName}`}
            onClick={() => setOpen(true)}
          >
            {own === null ? t.answerButton : t.change}
          </Button>
        ))}
    </li>
  );
}

interface ResultProps {
  readonly result: SurveyResult;
  readonly isHeaded?: boolean;
}

export function Result({ result: { Index, Full }, isHeaded = false }: ResultProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const percent = (value: number) => format.percent(value, 0);
  if (Index === null) return <p>{t.tooFew(format.number(minSurveyAnswers))}</p>;
  return (
    <>
      <p>
        {!isHeaded && `${t.indexIs} `}
        <strong>{format.number(Index, 1)}</strong>
      </p>
      {Full !== null && (
        <p className={styles['note']}>
          {t.shares(percent(Full.Up), percent(Full.Flat), percent(Full.Down))}
          {Full.ExpectLow !== null && Full.ExpectHigh !== null && (
            <>
              <br />
              {t.expected(format.number(Full.ExpectLow), format.number(Full.ExpectHigh))}
            </>
          )}
          {Full.Roles.map(({ Role, Index: index, Answers }) => (
            <span key={Role} className={classNames(shared['under'], shared['regular'])}>
              {t.roleLine(t.roles[Role], format.number(index, 1), format.number(Answers))}
            </span>
          ))}
        </p>
      )}
    </>
  );
}
