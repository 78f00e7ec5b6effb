import { PageLink } from '#platform/pages/page-link.tsx';
import { LinkButton } from '#ui/button.tsx';
import { marketPath, newPostPath, ownPostsPath, talkPath } from './market-paths.ts';
import { t } from './messages.en.ts';
import styles from './room-nav.module.css';

export type MarketPlace = 'board' | 'talk' | 'mine';

export function RoomNav({ current, signedIn }: { current: MarketPlace | null; signedIn: boolean }) {
  const places = [
    { key: 'board', name: t.board, to: marketPath },
    { key: 'talk', name: t.talk, to: talkPath },
    ...(signedIn ? [{ key: 'mine', name: t.mine, to: ownPostsPath }] : []),
  ];
  return (
    <div className={styles['bar']}>
      <nav aria-label={t.roomLabel}>
        <ul className={styles['list']}>
          {places.map(({ key, name, to }) => (
            <li key={key}>
              <PageLink to={to} className={styles['link']} aria-current={key === current ? 'page' : undefined}>
                {name}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
      <LinkButton variant="primary" to={newPostPath}>
        {t.post}
      </LinkButton>
    </div>
  );
}
