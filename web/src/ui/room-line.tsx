import { useEffect, useRef } from 'react';
import { PageLink } from '#platform/pages/page-link.tsx';
import styles from './room-line.module.css';

interface RoomLineProps {
  readonly label: string;
  readonly places: readonly { readonly key: string; readonly name: string; readonly to: string }[];
  readonly current: string | null;
}

export function RoomLine({ label, places, current }: RoomLineProps) {
  const line = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone the line is longer than the screen.
    const nav = line.current;
    const here = nav?.querySelector('[aria-current]');
    if (current === null || nav === null || !(here instanceof HTMLElement)) return;
    const away = here.getBoundingClientRect().left - nav.getBoundingClientRect().left;
    nav.scrollLeft += away - (nav.clientWidth - here.offsetWidth) / 2;
  }, [current]);
  return (
    <nav ref={line} aria-label={label} className={styles['line']}>
      {places.map(({ key, name, to }) => (
        <PageLink key={key} to={to} aria-current={key === current ? 'page' : undefined}>
          {name}
        </PageLink>
      ))}
    </nav>
  );
}
