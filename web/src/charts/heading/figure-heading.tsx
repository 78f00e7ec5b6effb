import styles from './figure-heading.module.css';

export interface FigureHeadingProps {
  readonly id?: string;
  readonly level?: 2 | 3;
  /** What the figures show; where they show nothing to be said, what they are of. */
  readonly title: string;
  /** What they are of; left out where the title says it. */
  readonly scope?: string | undefined;
  /** More of the figures, in a sentence. */
  readonly summary?: string | undefined;
}

/** The head of a chart: what it shows, of what, and more in a sentence. */
export function FigureHeading({ id, level = 2, title, scope, summary }: FigureHeadingProps) {
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <div>
      <Title id={id} className={styles['title']}>
        {title}
      </Title>
      {scope !== undefined && <p className={styles['scope']}>{scope}</p>}
      {summary !== undefined && <p className={styles['summary']}>{summary}</p>}
    </div>
  );
}
