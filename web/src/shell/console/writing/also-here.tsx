import type { Edition } from '@btc/contract/members/access.ts';
import { useMessages } from '#i18n/messages.ts';
import { Notice } from '#ui/state/notice.tsx';
import { messages } from './writing-messages.ts';

interface AlsoHereProps {
  /** With the edition in which they write, where that is known. */
  readonly present: readonly { readonly LoginUserName: string; readonly Edition?: Edition | null }[];
}

/** Who else has it open. */
export function AlsoHere({ present }: AlsoHereProps) {
  const t = useMessages(messages);
  if (present.length === 0) return null;
  const people = present.map(({ LoginUserName, Edition = null }) =>
    Edition === null ? LoginUserName : t.writesEdition(LoginUserName, t.editions[Edition]),
  );
  return <Notice tone="plain">{t.alsoHere(people.join(t.separator))}</Notice>;
}
