import type { FileIssue } from '@btc/contract/file-fields.ts';
import { isStopping, type StoppingName } from '@btc/contract/imported-files.ts';
import type { ComponentProps } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Notice } from '#ui/state/notice.tsx';
import { IssuePart } from './issue-part.tsx';
import { messages } from './messages.ts';

interface WarningPartProps extends Omit<ComponentProps<typeof IssuePart>, 'kind' | 'issues'> {
  readonly issues: readonly FileIssue[];
}

interface StoppingPartProps extends Pick<WarningPartProps, 'issues' | 'fileName'> {
  /** The file is loaded: somebody has accepted them. */
  readonly isAccepted?: boolean;
}

/** Warnings that stop the load until somebody accepts them. */
export function StoppingPart({ issues, fileName, isAccepted = false }: StoppingPartProps) {
  const stopping = issues.filter(({ Rule }) => isStopping(Rule));
  if (stopping.length === 0) return null;
  const kind = isAccepted ? 'accepted' : 'stopping';
  return <IssuePart kind={kind} issues={stopping} total={stopping.length} fileName={fileName} />;
}

/** Warnings that stop nothing; `total` counts all. */
export function WarningPart({ issues, total, ...saved }: WarningPartProps) {
  const others = issues.filter(({ Rule }) => !isStopping(Rule));
  if (others.length === 0) return null;
  return <IssuePart kind="warnings" issues={others} total={total - (issues.length - others.length)} {...saved} />;
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
  const stopping = issues.filter(({ Rule }) => isStopping(Rule));
  if (stopping.length === 0) return null;
  const groups = [...Map.groupBy(stopping, ({ Rule }) => Rule).values()];
  return (
    <>
      {groups.map(([first, ...others]) => (
        <Notice key={first?.Rule} tone="caution">
          {first !== undefined && t.because(isEn ? first.ReasonEn : first.ReasonCn, first.Value)}
          {others.length > 0 && ` ${t.andMore(others.length)}`}
        </Notice>
      ))}
      <Checkbox checked={isAccepted} onChange={({ target }) => onChange(target.checked)}>
        {t.accept}
      </Checkbox>
    </>
  );
}
