import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { useMessages } from '#i18n/messages.ts';
import { Spinner } from '#ui/state/spinner.tsx';
import { useLoadingFlag } from './loading-flag.ts';
import { messages } from './messages.ts';
import styles from './overlay.module.css';

const delayMs = 300;

function useDelayed(flag: boolean, ms: number): boolean {
  const [late, setDelayed] = useState(false);
  useEffect(() => {
    if (!flag) return undefined;
    const timer = setTimeout(() => setDelayed(true), ms);
    return () => {
      clearTimeout(timer);
      setDelayed(false);
    };
  }, [flag, ms]);
  return flag && late;
}

export function LoadingOverlay() {
  const t = useMessages(messages);
  const flag = useLoadingFlag();
  const navigating = useNavigation().state !== 'idle';
  const shown = useDelayed(flag || navigating, delayMs);
  return (
    <output data-print="hide">
      {shown && (
        <span className={styles['overlay']} data-testid="loading-overlay">
          <span className={styles['box']}>
            <Spinner large />
            {t.loading}
          </span>
        </span>
      )}
    </output>
  );
}
