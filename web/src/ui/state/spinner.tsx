import styles from './spinner.module.css';

/** Spinner beside a text; hidden from screen readers. */
export function Spinner({ large = false }: { large?: boolean }) {
  return <span className={styles[large ? 'large' : 'spinner']} aria-hidden="true" />;
}
