import { originToken } from './origin-colors.ts';

export function OriginSwatch({ code, className }: { code: string; className?: string | undefined }) {
  return (
    <svg width="10" height="10" aria-hidden="true" className={className}>
      <rect width="10" height="10" fill={`var(${originToken(code)})`} />
    </svg>
  );
}
