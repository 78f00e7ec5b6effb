import { chinaTiles } from './china-tiles.data.ts';
import styles from './tile-map.module.css';

export interface TileFigure {
  readonly text: string;
  /** Which step of the colours, 0 to 5; null: no figure. */
  readonly step: number | null;
  readonly isPicked: boolean;
}

export interface TileMapProps {
  readonly label: string;
  readonly figures: ReadonlyMap<string, TileFigure>;
  /** Two or three characters. */
  readonly formatName: (code: string, short: string) => string;
}

const columns = Array.from({ length: 8 }, (_, index) => index);

/** Provinces as equal tiles: for narrow screens, without scripts, and where the map does not load. */
export function TileMap({ label, figures, formatName }: TileMapProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn with elements, so it cannot be an image
    <div className={styles['map']} role="img" aria-label={label}>
      {columns.flatMap((row) =>
        columns.map((column) => {
          const tile = chinaTiles.find((one) => one.column === column && one.row === row);
          if (tile === undefined) return <span key={`${row}-${column}`} />;
          const figure = figures.get(tile.code);
          return (
            <span
              key={tile.code}
              className={styles['tile']}
              data-step={figure?.step ?? 'none'}
              data-picked={figure?.isPicked ?? false}
            >
              <span className={styles['name']}>{formatName(tile.code, tile.short)}</span>
              <span className={styles['text']}>{figure?.text ?? '–'}</span>
            </span>
          );
        }),
      )}
    </div>
  );
}
