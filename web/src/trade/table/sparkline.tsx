import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { GapMark } from '#ui/data/gap-mark.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { messages } from '../messages.ts';
import { sparkShape } from './spark-path.ts';
import styles from './view-table.module.css';

const width = 84;
const height = 20;
const edge = 2;

/** A sparkline; read out as first, last, lowest and highest value. */
export function Sparkline({ values }: { values: readonly (number | null)[] }) {
  const t = useMessages(messages);
  const format = useFormat();
  const known = values.filter((value) => value !== null);
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined) return <GapMark gap="notPublished" />;
  const { path, dots } = sparkShape(values, { width, height });
  const label = t.sparkline({
    first: format.number(first),
    last: format.number(last),
    least: format.number(Math.min(...known)),
    greatest: format.number(Math.max(...known)),
  });
  return (
    <span className={styles['spark']}>
      <svg
        width={width + 2 * edge}
        height={height + 2 * edge}
        viewBox={`${-edge} ${-edge} ${width + 2 * edge} ${height + 2 * edge}`}
        fill="none"
        aria-hidden="true"
      >
        <path d={path} stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" />
        {dots.map(({ x, y }) => (
          <circle key={x} cx={x} cy={y} r="1.5" fill="currentColor" />
        ))}
      </svg>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
