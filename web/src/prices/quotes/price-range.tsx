import styles from './quotes.module.css';

export interface PriceRangeProps {
  readonly low: number;
  readonly mainstream: number;
  readonly high: number;
  /** Least and greatest price of the table, so that rows can be compared. */
  readonly scale: readonly [least: number, greatest: number];
  readonly label: string;
}

const width = 96;
const height = 14;

/** Low to high as a bar with the mainstream price as a mark, on one scale for the whole table. */
export function PriceRange({ low, mainstream, high, scale: [least, greatest], label }: PriceRangeProps) {
  const span = greatest - least;
  const at = (value: number) => (span <= 0 ? width / 2 : 2 + ((value - least) / span) * (width - 4));
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn in place, in the colours of the theme
    <svg className={styles['range']} viewBox={`0 0 ${width} ${height}`} width={width} height={height} role="img">
      <title>{label}</title>
      <line x1={0} x2={width} y1={height / 2} y2={height / 2} className={styles['rangeGround']} />
      <line
        x1={at(low)}
        x2={Math.max(at(high), at(low) + 1)}
        y1={height / 2}
        y2={height / 2}
        className={styles['rangeBar']}
      />
      <line x1={at(mainstream)} x2={at(mainstream)} y1={2} y2={height - 2} className={styles['rangeMark']} />
    </svg>
  );
}
