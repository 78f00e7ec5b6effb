import { Collection, Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import layout from '#shell/console/layout.module.css';
import { DemoMark } from '#ui/data/demo-mark.tsx';
import { messages } from '../messages.ts';
import type { Hit, HitGroup } from './found-groups.ts';
import styles from './search-dialog.module.css';

export interface HitListProps {
  readonly groups: readonly (readonly [HitGroup | 'recent', readonly Hit[]])[];
  readonly onOpen: (key: string) => void;
  /** A hit is pressed, with a pointer. */
  readonly onPress: () => void;
}

/** What is found, in groups; the field above keeps the focus and says which line is meant. */
export function HitList({ groups, onOpen, onPress }: HitListProps) {
  const t = useMessages(messages);
  return (
    <ListBox
      aria-label={t.find.results}
      className={styles['findList'] ?? ''}
      onAction={(key) => onOpen(String(key))}
      onPointerDown={onPress}
    >
      {groups.map(([group, hits]) =>
        hits.length === 0 ? null : (
          <ListBoxSection key={group} id={group}>
            <Header className={styles['findGroup'] ?? ''}>{t.find.groups[group]}</Header>
            <Collection items={hits.map((hit) => ({ id: hit.key, hit }))}>
              {({ hit }) => <HitLine hit={hit} />}
            </Collection>
          </ListBoxSection>
        ),
      )}
    </ListBox>
  );
}

function HitLine({ hit }: { readonly hit: Hit }) {
  const edition = useEdition();
  const name = hit.name[edition];
  const note = hit.note[edition];
  return (
    <ListBoxItem id={hit.key} textValue={`${name} ${note}`} className={styles['hit'] ?? ''}>
      <span className={styles['hitName']}>
        {name} {hit.isDemo && <DemoMark kind={hit.group === 'quote' ? 'data' : 'content'} />}
      </span>
      {note !== '' && <span className={layout['sub']}>{note}</span>}
    </ListBoxItem>
  );
}
