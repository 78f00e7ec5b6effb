import type { Edition } from '@btc/contract/members/access.ts';
import { useState } from 'react';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { Facts } from '#shell/console/facts.tsx';
import { ScreenPart } from '#shell/console/screen-page.tsx';
import { Button } from '#ui/button.tsx';
import { ChargeMark, useModuleNames } from '../words/marks.tsx';
import type { MemberDetail } from '../words/word-lists.ts';
import { messages as wordsMessages } from '../words/messages.ts';
import { useBlockedReason } from './use-blocked-reason.ts';
import { toMembership } from './to-membership.ts';
import { MembershipDialog } from './membership-dialog.tsx';
import { messages } from './messages.ts';
import { TrialDialog } from './trial-dialog.tsx';

interface PartProps {
  readonly member: MemberDetail;
  readonly onChanged: () => void;
}

export function MembershipParts({ member, onChanged }: PartProps) {
  const t = useMessages(messages);
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const canChange = useBlockedReason(member) === null;
  const button = canChange ? (
    <Button size="small" onClick={() => setOpen(true)}>
      {t.setTrial}
    </Button>
  ) : undefined;
  return (
    <>
      <EditionPart edition="cn" member={member} onChanged={onChanged} />
      <EditionPart edition="en" member={member} onChanged={onChanged} />
      <ScreenPart title={t.trial} actions={button}>
        <p>{t.trialValue(format.number(member.TrialUsed), format.number(member.TrialItems))}</p>
      </ScreenPart>
      {isOpen && <TrialDialog member={member} onClose={() => setOpen(false)} onChanged={onChanged} />}
    </>
  );
}

function EditionPart({ edition, member, onChanged }: PartProps & { edition: Edition }) {
  const t = useMessages(messages);
  const words = useMessages(wordsMessages);
  const moduleNames = useModuleNames();
  const [isOpen, setOpen] = useState(false);
  const canChange = useBlockedReason(member) === null;
  const { level, state, expires, modules, trialUntil } = toMembership(member, edition);
  const format = useFormat();
  const name = edition === 'cn' ? t.cn : t.en;
  const button = canChange ? (
    <Button size="small" aria-label={`${t.setMembership}: ${name}`} onClick={() => setOpen(true)}>
      {t.setMembership}
    </Button>
  ) : undefined;
  return (
    <ScreenPart title={name} actions={button}>
      <Facts
        facts={[
          [t.chargeState, <ChargeMark key="state" state={state} expires={expires} />],
          [t.level, level === null ? null : words.levels[level]],
          [t.opens, moduleNames(modules)],
          ...(trialUntil === null ? [] : [[t.trialUntil, format.date(trialUntil)] as const]),
        ]}
      />
      {isOpen && (
        <MembershipDialog member={member} edition={edition} onClose={() => setOpen(false)} onChanged={onChanged} />
      )}
    </ScreenPart>
  );
}
