import { softOpacity } from './series-colors.ts';

interface ColorSwatchProps {
  readonly token: string;
  readonly soft?: boolean | undefined;
  readonly className?: string | undefined;
}

export function ColorSwatch({ token, soft = false, className }: ColorSwatchProps) {
  return (
    <svg width="10" height="10" aria-hidden="true" className={className}>
      <rect width="10" height="10" fill={`var(${token})`} fillOpacity={soft ? softOpacity : undefined} />
    </svg>
  );
}
