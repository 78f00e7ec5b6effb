import type { PricePage } from '@btc/contract/prices/price-paths.ts';
import type { ReactNode } from 'react';
import { DemoMark } from '#ui/data/demo-mark.tsx';
import { PriceNavigation } from '../price-navigation.tsx';
import styles from './week.module.css';

export interface WeekFrameProps {
  readonly page: PricePage;
  readonly title: string;
  readonly lead: string;
  /** Whether demonstration figures are shown. */
  readonly isDemo: boolean;
  readonly children: ReactNode;
}

/** Title and lead of a price page under the line of all of them. */
export function WeekFrame({ page, title, lead, isDemo, children }: WeekFrameProps) {
  return (
    <div className={styles['page']}>
      <PriceNavigation page={page} />
      <header className={styles['head']}>
        <h1>{title}</h1>
        <p className={styles['lead']}>{lead}</p>
        {isDemo && <DemoMark kind="data" explain />}
      </header>
      {children}
    </div>
  );
}
