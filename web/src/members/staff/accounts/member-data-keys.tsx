import type { DataKey } from '@btc/contract/members/data-key.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { AnswerView } from '#shell/console/answer-view.tsx';
import { Facts } from '#shell/console/facts.tsx';
import layout from '#shell/console/layout.module.css';
import { ScreenPart } from '#shell/console/screen-page.tsx';
import { useCall } from '#shell/console/use-call.ts';
import { messages } from './messages.ts';

/** A member's keys of the data door, and how each is used. */
export function MemberDataKeys({ memberId }: { readonly memberId: number }) {
  const t = useMessages(messages);
  const answer = useCall('GetMemberDataKeys', { MemberID: memberId });
  const describe = useKeyText();
  return (
    <ScreenPart title={t.dataKeys}>
      <AnswerView answer={answer}>
        {({ Rows }) =>
          Rows.length === 0 ? (
            <p className={layout['note']}>{t.noDataKeys}</p>
          ) : (
            <Facts facts={Rows.map((row) => [`${row.Name} · …${row.Ending}`, describe(row)] as const)} />
          )
        }
      </AnswerView>
    </ScreenPart>
  );
}

function useKeyText() {
  const t = useMessages(messages);
  const format = useFormat();
  return ({ Kind, Sets, LastUsedDate, UsedToday, EndsDate, RevokedDate }: DataKey): string => {
    const end = EndsDate === null ? t.keyEndless : t.keyEnds(format.dateTime(EndsDate));
    return [
      t.keyKinds[Kind],
      Sets.length === 0 ? t.allSets : Sets.join(', '),
      LastUsedDate === null ? t.neverUsed : t.keyUsed(format.dateTime(LastUsedDate), format.number(UsedToday)),
      RevokedDate === null ? end : t.keyRevoked(format.dateTime(RevokedDate)),
    ].join(' · ');
  };
}
