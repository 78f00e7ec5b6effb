import styles from './marks.module.css';

export interface ChangeMarkProps {
  readonly value: number;
  /** Signed and formatted, e.g. by `format.changePercent(3.2)`. */
  readonly text: string;
}

function direction(value: number, text: string): 'up' | 'down' | 'flat' {
  // A change that prints as zero must not look like one.
  if (value === 0 || !/[1-9]/.test(text)) return 'flat';
  return value > 0 ? 'up' : 'down';
}

const arrows = { up: '▲', down: '▼', flat: '' } as const;

/** A change with sign, arrow and the edition's colour; never colour alone. */
export function ChangeMark({ value, text }: ChangeMarkProps) {
  const way = direction(value, text);
  return (
    <span className={styles[way]} data-change={way}>
      <span className={styles['arrow']} aria-hidden="true">
        {arrows[way]}
      </span>
      {text}
    </span>
  );
}
