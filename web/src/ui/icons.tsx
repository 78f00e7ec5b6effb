import type { ReactNode } from 'react';

function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      width="16"
      height="16"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

export function ChevronIcon() {
  return (
    <Icon>
      <path d="m4 6.5 4 4 4-4" />
    </Icon>
  );
}

export function CloseIcon() {
  return (
    <Icon>
      <path d="m3.5 3.5 9 9m0-9-9 9" />
    </Icon>
  );
}

export function TopIcon() {
  return (
    <Icon>
      <path d="M8 13V3.5M3.5 8 8 3.5 12.5 8" />
    </Icon>
  );
}

/** A small lock; what it says stands beside it. */
export function LockIcon() {
  return (
    <svg width="12" height="12" viewBox="0 0 12 12" fill="none" stroke="currentColor" aria-hidden="true">
      <path d="M2.5 5.5h7v5h-7zM4 5.5V4a2 2 0 0 1 4 0v1.5" />
    </svg>
  );
}

export function SearchIcon() {
  return (
    <Icon>
      <path d="M11.5 7a4.5 4.5 0 1 1-9 0 4.5 4.5 0 0 1 9 0ZM10.2 10.2 14 14" />
    </Icon>
  );
}

export function PinIcon({ isFilled = false }: { readonly isFilled?: boolean }) {
  return (
    <Icon>
      <path d="M3.5 2h9v12L8 10.5 3.5 14z" fill={isFilled ? 'currentColor' : 'none'} />
    </Icon>
  );
}
