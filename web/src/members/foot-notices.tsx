import styles from './foot-notices.module.css';
import { ConsentBanner, MembershipBanner } from './membership-banner.tsx';

/** What is said to a member at the foot of every page, one line above another. */
export function FootNotices() {
  return (
    <div className={styles['notices']}>
      <ConsentBanner />
      <MembershipBanner />
    </div>
  );
}
