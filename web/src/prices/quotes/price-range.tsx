import styles from './quotes.module.css';

export interface PriceRangeProps {
  readonly low: number;
  readonly mainstream: number;
  readonly high: number;
  readonly label: string;
}

const width = 96;
const height = 14;

/** How far the scale reaches on either side of the mainstream price: the same share of it in every row. */
const reach = 0.06;

/** Low to high as a bar around the mainstream price, on a scale of per cent, so that rows can be compared whatever they cost. */
export function PriceRange({ low, mainstream, high, label }: PriceRangeProps) {
  const at = (value: number) => {
    const share = (value - mainstream) / (mainstream * reach);
    return width / 2 + Math.max(-1, Math.min(1, share)) * (width / 2 - 2);
  };
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
