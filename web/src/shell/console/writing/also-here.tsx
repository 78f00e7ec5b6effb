import type { Edition } from '@btc/contract/members/access.ts';
import { useMessages } from '#i18n/messages.ts';
import layout from '../layout.module.css';
import { messages } from './writing-messages.ts';

interface AlsoHereProps {
  /** With the edition in which they write, where that is known. */
  readonly present: readonly { readonly LoginUserName: string; readonly Edition?: Edition | null }[];
}

/** Who else has it open: in a line that is there before anybody comes, so that no field moves under a writer's hand. */
export function AlsoHere({ present }: AlsoHereProps) {
  const t = useMessages(messages);
  const people = present.map(({ LoginUserName, Edition = null }) =>
    Edition === null ? LoginUserName : t.writesEdition(LoginUserName, t.editions[Edition]),
  );
  return <output className={layout['alsoHere']}>{people.length > 0 && t.alsoHere(people.join(t.separator))}</output>;
}
