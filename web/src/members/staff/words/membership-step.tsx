import type { Edition } from '@btc/contract/members/access.ts';
import { type EditionMembership, isPaidNow, membershipLoss } from '@btc/contract/members/membership-change.ts';
import { useEffect } from 'react';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { Facts } from '#shell/console/facts.tsx';
import { deskFields } from '#shell/console/form/desk-fields.tsx';
import layout from '#shell/console/layout.module.css';
import { useCallField } from '#ui/call-form/call-fields.tsx';
import { Notice } from '#ui/state/notice.tsx';
import { ChargeMark, useModuleNames } from './marks.tsx';
import { messages } from './messages.ts';

export interface Step {
  readonly edition: Edition;
  readonly now: EditionMembership;
  readonly after: EditionMembership;
  /** End of a trial that runs beside the paid membership. */
  readonly trialUntil?: string | null;
}

/** A trial does not replace a running paid membership but runs beside it. */
export function toStep(change: Pick<Step, 'edition' | 'now' | 'after'>, at: Date): Step {
  const { now, after } = change;
  return after.state === 2 && isPaidNow(now, at) ? { ...change, after: now, trialUntil: after.expires } : change;
}

function takesAway(steps: readonly Step[], at: Date): boolean {
  return steps.some(({ now, after }) => membershipLoss(now, after, at) !== null);
}

const { Tick } = deskFields<'SetMembership'>();

/** Each edition now and after the change; a loss of paid access needs a tick, and a new one when the loss changes. */
export function MembershipSteps({ steps, at }: { readonly steps: readonly Step[]; readonly at: Date }) {
  const t = useMessages(messages);
  const losses = JSON.stringify(steps.map(({ now, after }) => membershipLoss(now, after, at)));
  return (
    <>
      {steps.map((step) => (
        <Facts
          key={step.edition}
          facts={[
            [t.nowIn(t.editions[step.edition]), <MembershipState key="now" membership={step.now} />],
            [t.thenIn(t.editions[step.edition]), <StateAfter key="after" step={step} />],
          ]}
        />
      ))}
      {steps.map((step) => (
        <Loss key={step.edition} step={step} at={at} />
      ))}
      {takesAway(steps, at) && <Agreement key={losses} />}
    </>
  );
}

function Agreement() {
  const agree = useCallField('TakesAway').set;
  useEffect(() => {
    agree(false);
  }, [agree]);
  return <Tick name="TakesAway" />;
}

function MembershipState({ membership: { state, expires, modules } }: { membership: EditionMembership }) {
  const moduleNames = useModuleNames();
  return (
    <>
      <ChargeMark state={state} expires={expires} /> {moduleNames(modules.join('|'))}
    </>
  );
}

function StateAfter({ step: { after, trialUntil } }: { step: Step }) {
  const t = useMessages(messages);
  const format = useFormat();
  return (
    <>
      <MembershipState membership={after} />
      {typeof trialUntil === 'string' && (
        <span className={layout['sub']}>{t.trialBeside(format.date(trialUntil))}</span>
      )}
    </>
  );
}

function Loss({ step: { edition, now, after }, at }: { step: Step; at: Date }) {
  const t = useMessages(messages);
  const format = useFormat();
  const moduleNames = useModuleNames();
  const loss = membershipLoss(now, after, at);
  if (loss === null) return null;
  const lost = [
    ...(loss.modules.length === 0 ? [] : [moduleNames(loss.modules.join('|'))]),
    ...(loss.until === null ? [] : [t.paidUntil(format.date(loss.until))]),
  ];
  return <Notice tone="error">{t.takesAway(t.editions[edition], lost.join(t.semicolon))}</Notice>;
}
