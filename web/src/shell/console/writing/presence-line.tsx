import type { Edition } from '@btc/contract/members/access.ts';
import { useMessages } from '#i18n/messages.ts';
import layout from '../layout.module.css';
import { messages } from './writing-messages.ts';

interface AlsoHereProps {
  readonly present: readonly { readonly LoginUserName: string; readonly Edition?: Edition | null }[];
}

/** Who else has it open. The line is always there, so that no field moves while somebody types. */
export function PresenceLine({ present }: AlsoHereProps) {
  const t = useMessages(messages);
  const people = present.map(({ LoginUserName, Edition = null }) =>
    Edition === null ? LoginUserName : t.writesEdition(LoginUserName, t.editions[Edition]),
  );
  return <output className={layout['alsoHere']}>{people.length > 0 && t.alsoHere(people.join(t.separator))}</output>;
}
