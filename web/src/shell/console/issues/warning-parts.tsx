import type { FileIssue } from '@btc/contract/file-fields.ts';
import { isStopping, type StoppingName } from '@btc/contract/imported-files.ts';
import type { ComponentProps } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Notice } from '#ui/state/notice.tsx';
import { IssuePart } from './issue-part.tsx';
import { messages } from './messages.ts';

interface WarningPartsProps extends Omit<ComponentProps<typeof IssuePart>, 'kind' | 'issues'> {
  readonly issues: readonly FileIssue[];
}

/** Warnings: first those that stop the load until somebody accepts them. */
export function WarningParts({ issues, total, ...saved }: WarningPartsProps) {
  const stopping = issues.filter(({ Rule }) => isStopping(Rule));
  const others = issues.filter(({ Rule }) => !isStopping(Rule));
  return (
    <>
      {stopping.length > 0 && (
        <IssuePart kind="stopping" issues={stopping} total={stopping.length} fileName={saved.fileName} />
      )}
      {others.length > 0 && <IssuePart kind="warnings" issues={others} total={total - stopping.length} {...saved} />}
    </>
  );
}

/** Each once. */
export function listStopping<Name extends StoppingName>(
  issues: readonly FileIssue[],
  names: readonly Name[],
): readonly Name[] {
  return names.filter((name) => issues.some(({ Rule }) => Rule === name));
}

interface AcceptTickProps {
  readonly issues: readonly FileIssue[];
  readonly isAccepted: boolean;
  readonly onChange: (isAccepted: boolean) => void;
}

/** Asks, where a file is loaded, whether what stops it has been looked at; nothing where nothing does. */
export function AcceptTick({ issues, isAccepted, onChange }: AcceptTickProps) {
  const t = useMessages(messages);
  const isEn = useEdition() === 'en';
  const reasons = issues
    .filter(({ Rule }) => isStopping(Rule))
    .map(({ ReasonCn, ReasonEn }) => (isEn ? ReasonEn : ReasonCn));
  if (reasons.length === 0) return null;
  return (
    <>
      {[...new Set(reasons)].map((reason) => (
        <Notice key={reason} tone="caution">
          {reason}
        </Notice>
      ))}
      <Checkbox checked={isAccepted} onChange={({ target }) => onChange(target.checked)}>
        {t.accept}
      </Checkbox>
    </>
  );
}
