import { type Edition, pathFor, useEdition } from '#i18n/edition.ts';
import { messagesOf, useMessages } from '#i18n/messages.ts';
import { LinkButton } from '#ui/button.tsx';
import styles from './page.module.css';
import { en } from './rooms.en.ts';
import { type RoomMessages, type WaitingRoom, zh } from './rooms.zh.ts';

export type { WaitingRoom } from './rooms.zh.ts';

const texts: { readonly cn: RoomMessages; readonly en: RoomMessages } = { cn: zh, en };

/** The title of a waiting room's page, for the document's head. */
export function waitingTitle(edition: Edition, room: WaitingRoom): string {
  return messagesOf(edition, texts).rooms[room].title;
}

/** What will be in a waiting room, for the document's head. */
export function waitingText(edition: Edition, room: WaitingRoom): string {
  return messagesOf(edition, texts).rooms[room].text;
}

/** A room that is not built yet: its title, what will be in it, and where to go meanwhile. */
export function ComingPage({ room }: { room: WaitingRoom }) {
  const edition = useEdition();
  const t = useMessages(texts);
  const { title, text } = t.rooms[room];
  return (
    <article className={styles['page']}>
      <p className={styles['kicker']}>{t.kicker}</p>
      <h1>{title}</h1>
      <p className={styles['lead']}>{text}</p>
      <p>{t.note}</p>
      <p className={styles['actions']}>
        <LinkButton variant="primary" to={pathFor(edition, '/BTCInfo')}>
          {t.toNews}
        </LinkButton>
      </p>
    </article>
  );
}
