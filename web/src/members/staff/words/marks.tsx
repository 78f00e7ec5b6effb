import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { StateMark } from '#shell/console/facts.tsx';
import layout from '#shell/console/layout.module.css';
import { classNames } from '#ui/class-names.ts';
import { listModules } from '../../membership/offers.ts';
import { type AccountState, accountTones, chargeTone, type RequestState, requestTones } from './word-lists.ts';
import { messages } from './messages.ts';

export function RequestMark({ state }: { state: RequestState }) {
  const t = useMessages(messages);
  return <StateMark tone={requestTones[state]}>{t.requestStates[state]}</StateMark>;
}

export function AccountMark({ state }: { state: AccountState }) {
  const t = useMessages(messages);
  return <StateMark tone={accountTones[state]}>{t.accountStates[state]}</StateMark>;
}

export function ChargeMark({ state, expires }: { state: number; expires: string | null }) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <>
      <StateMark tone={chargeTone(state)}>{t.chargeStates[state] ?? String(state)}</StateMark>
      {expires !== null && state !== 0 && (
        <span className={classNames(layout['sub'], layout['nowrap'])}>{t.until(format.date(expires))}</span>
      )}
    </>
  );
}

/** Names of the modules in a `|`-separated list, in contract order. */
export function useModuleNames(): (list: string) => string {
  const t = useMessages(messages);
  return (list) =>
    listModules(list)
      .map((module) => t.modules[module])
      .join(t.separator);
}
