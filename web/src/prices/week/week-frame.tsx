import type { PricePage } from '@btc/contract/prices/price-paths.ts';
import type { ReactNode } from 'react';
import shared from '#ui/base/shared.module.css';
import { classNames } from '#ui/class-names.ts';
import { DemoMark } from '#ui/data/demo-mark.tsx';
import { PriceNavigation } from '../price-navigation.tsx';
import styles from './week.module.css';

export interface WeekFrameProps {
  readonly page: PricePage;
  readonly title: string;
  readonly lead: string;
  readonly isDemo: boolean;
  readonly children: ReactNode;
}

export function WeekFrame({ page, title, lead, isDemo, children }: WeekFrameProps) {
  return (
    <div className={classNames(shared['stack5'], shared['shrinks'])}>
      <PriceNavigation page={page} />
      <header className={classNames(shared['stack2'], shared['atStart'])}>
        <h1>{title}</h1>
        <p className={styles['lead']}>{lead}</p>
        {isDemo && <DemoMark kind="data" explain />}
      </header>
      {children}
    </div>
  );
}
