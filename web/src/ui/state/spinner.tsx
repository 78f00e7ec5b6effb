import styles from './spinner.module.css';

/** A small turning ring beside words that say what is under way; silent to screen readers. */
export function Spinner({ large = false }: { large?: boolean }) {
  return <span className={styles[large ? 'large' : 'spinner']} aria-hidden="true" />;
}
