import styles from './foot-notices.module.css';
import { ConsentBanner, MembershipBanner } from './membership-banner.tsx';

export function FootNotices() {
  return (
    <div className={styles['notices']}>
      <ConsentBanner />
      <MembershipBanner />
    </div>
  );
}
