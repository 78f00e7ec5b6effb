import type { LockSample as Sample } from '@btc/contract/home/lock-sample.ts';
import { DemoMark } from '../data/demo-mark.tsx';
import styles from './panel.module.css';

export function LockSample({ sample }: { readonly sample: Sample | null }) {
  if (sample === null) return null;
  return (
    <section className={styles['sample']} aria-label={sample.Title}>
      <p>
        {sample.Title} {sample.Demo && <DemoMark kind="data" />}
      </p>
      <dl>
        {sample.Rows.map(({ Name, Text }) => (
          <div key={`${Name} ${Text}`}>
            <dt>{Name}</dt>
            <dd>{Text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
