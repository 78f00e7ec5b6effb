/** The colour of a token as a small square beside what it stands for. */
export function ColorSwatch({ token, className }: { token: string; className?: string | undefined }) {
  return (
    <svg width="10" height="10" aria-hidden="true" className={className}>
      <rect width="10" height="10" fill={`var(${token})`} />
    </svg>
  );
}
