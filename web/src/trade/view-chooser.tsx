import { Link, useLocation } from 'react-router';
import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { SegmentedLinks } from '#ui/form/segmented-control.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { beefViews } from './beef-views.ts';
import type { Meat } from './meat.ts';
import { en } from './messages.en.ts';
import { zh } from './messages.zh.ts';
import styles from './view-chooser.module.css';

/** The nine beef views by name. Those to come are named too, but are no links. */
export function ViewChooser() {
  const t = useMessages({ cn: zh, en });
  const { pathname } = useLocation();
  return (
    <nav aria-label={t.views} className={styles['chooser']} data-print="hide">
      <ul className={styles['views']}>
        {beefViews.map((view) => (
          <li key={view}>
            {view === 'One' ? (
              <Link to={pathname} aria-current="page" className={styles['view']}>
                {t.viewNames[view]}
              </Link>
            ) : (
              <span className={styles['coming']} title={t.later}>
                {t.viewNames[view]}
                <VisuallyHidden> ({t.later})</VisuallyHidden>
              </span>
            )}
          </li>
        ))}
        <li className={styles['note']}>{t.laterNote}</li>
      </ul>
    </nav>
  );
}

/** Beef or pork, on the English page only: the Chinese one has a tab for pork. */
export function MeatSwitch({ meat }: { meat: Meat }) {
  const t = useMessages({ cn: zh, en });
  const { pathname } = useLocation();
  if (useEdition() === 'cn') return null;
  return (
    <SegmentedLinks
      label={t.meat}
      value={meat}
      options={[
        { value: 'beef', label: t.beef, to: pathname },
        { value: 'pork', label: t.pork, to: `${pathname}?meat=pork` },
      ]}
    />
  );
}
