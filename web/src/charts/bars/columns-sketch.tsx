import styles from './columns-sketch.module.css';
import { columnsSketch, maxSketched, type SketchedColumns, type SketchText } from './columns-sketch-shape.ts';

/** Stacked columns without an engine: they are in the first HTML, and stay where no script runs. Null where they are too many. */
export function ColumnsSketch({ state }: { state: SketchedColumns }) {
  if (state.labels.length > maxSketched) return null;
  const { bars, lines, labels } = columnsSketch(state);
  return (
    <div className={styles['sketch']} data-sketch="">
      <svg width="100%" height="100%" aria-hidden="true" className={styles['room']}>
        <text x="0" y="0" dy="-16" className={styles['text']}>
          {state.axisTitle}
        </text>
        {lines.map(({ text, at }) => (
          <g key={text}>
            <line
              x1="0"
              x2="100%"
              y1={`${at}%`}
              y2={`${at}%`}
              stroke={at === 100 ? 'var(--line-strong)' : 'var(--line)'}
            />
            <text x="0" dx="-8" y={`${at}%`} dy="4" textAnchor="end" className={styles['text']}>
              {text}
            </text>
          </g>
        ))}
        {bars.map(({ token, x, y, width, height, isProvisional }) => (
          <rect
            key={`${x} ${token}`}
            x={`${x}%`}
            y={`${y}%`}
            width={`${width}%`}
            height={`${height}%`}
            fill={`var(${token})`}
            opacity={isProvisional ? 0.55 : undefined}
          />
        ))}
        <Labels labels={labels.wide} className={styles['wide']} />
        <Labels labels={labels.narrow} className={styles['narrow']} />
      </svg>
    </div>
  );
}

function Labels({ labels, className }: { labels: readonly SketchText[]; className: string | undefined }) {
  return (
    <g className={className}>
      {labels.map(({ text, at }) => (
        <text key={at} x={`${at}%`} y="100%" textAnchor="middle" className={styles['text']}>
          {text.split('\n').map((part, index) => (
            <tspan key={part} x={`${at}%`} dy={index === 0 ? 16 : 14}>
              {part}
            </tspan>
          ))}
        </text>
      ))}
    </g>
  );
}
