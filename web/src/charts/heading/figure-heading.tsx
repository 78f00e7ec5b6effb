import styles from './figure-heading.module.css';

export interface FigureHeadingProps {
  readonly id?: string;
  readonly level?: 2 | 3;
  readonly title: string;
  readonly scope?: string | undefined;
  readonly summary?: string | undefined;
}

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
