import type { ReactNode } from 'react';

export type AppScreenName = 'news' | 'price' | 'plants';

interface Bar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly strong?: boolean;
}

function TextBar({ x, y, width, strong = false }: Bar) {
  const height = strong ? 8 : 5;
  return (
    <rect
      x={x}
      y={y}
      width={width}
      height={height}
      rx={height / 2}
      fill={strong ? 'var(--ink)' : 'var(--line-strong)'}
      opacity={strong ? 0.75 : 0.55}
    />
  );
}

const stories = [
  { y: 118, first: 128, second: 92 },
  { y: 172, first: 120, second: 110 },
  { y: 226, first: 132, second: 74 },
  { y: 280, first: 104, second: 98 },
] as const;

function News() {
  return (
    <>
      <rect x="20" y="52" width="160" height="44" fill="var(--accent-wash)" />
      <TextBar x={30} y={64} width={120} strong />
      <TextBar x={30} y={80} width={90} />
      {stories.map(({ y, first, second }) => (
        <g key={y}>
          <path d={`M20 ${y - 10}h160`} stroke="var(--line)" />
          <TextBar x={20} y={y} width={first} strong />
          <TextBar x={20} y={y + 15} width={second} />
          <TextBar x={20} y={y + 27} width={36} />
        </g>
      ))}
    </>
  );
}

const quotes = [
  { y: 66, width: 56, from: 92, to: 132, at: 112, line: 'm148 12 8-4 8 3 8-7 8-1' },
  { y: 112, width: 44, from: 100, to: 138, at: 124, line: 'm148 4 8 3 8-1 8 4 8 2' },
  { y: 158, width: 62, from: 96, to: 128, at: 108, line: 'm148 9 8 1 8-5 8-1 8-2' },
  { y: 204, width: 50, from: 90, to: 126, at: 118, line: 'm148 8 8-2 8 3 8-4 8 3' },
  { y: 250, width: 58, from: 98, to: 136, at: 116, line: 'm148 11 8-3 8-1 8-3 8-3' },
] as const;

function Prices() {
  return (
    <>
      {quotes.map(({ y, width, from, to, at, line }) => (
        <g key={y}>
          <TextBar x={20} y={y} width={width} strong />
          <TextBar x={20} y={y + 14} width={34} />
          <path d={`M${from} ${y + 8}H${to}`} stroke="var(--line-strong)" strokeWidth="2" />
          <circle cx={at} cy={y + 8} r="3.5" fill="var(--accent)" />
          <path d={line} transform={`translate(0 ${y})`} fill="none" stroke="var(--accent)" strokeWidth="1.5" />
          <path d={`M20 ${y + 30}h160`} stroke="var(--line)" />
        </g>
      ))}
    </>
  );
}

const plants = [
  { y: 108, width: 84, mark: 'var(--rise-green)' },
  { y: 156, width: 70, mark: 'var(--rise-green)' },
  { y: 204, width: 92, mark: 'var(--caution)' },
  { y: 252, width: 76, mark: 'var(--rise-green)' },
] as const;

function Plants() {
  return (
    <>
      <rect x="20" y="54" width="160" height="30" rx="2" fill="var(--wash)" stroke="var(--line-strong)" />
      <circle cx="34" cy="68" r="5" fill="none" stroke="var(--ink-2)" strokeWidth="1.5" />
      <path d="m38 72 4 4" stroke="var(--ink-2)" strokeWidth="1.5" />
      <TextBar x={50} y={66} width={70} />
      {plants.map(({ y, width, mark }) => (
        <g key={y}>
          <TextBar x={20} y={y} width={width} strong />
          <TextBar x={20} y={y + 15} width={110} />
          <rect x="146" y={y - 2} width="34" height="12" rx="2" fill="none" stroke={mark} />
          <rect x="152" y={y + 2} width="22" height="4" rx="2" fill={mark} />
          <path d={`M20 ${y + 32}h160`} stroke="var(--line)" />
        </g>
      ))}
    </>
  );
}

const contents: Readonly<Record<AppScreenName, () => ReactNode>> = { news: News, price: Prices, plants: Plants };
const tabs: readonly AppScreenName[] = ['news', 'price', 'plants'];

export function AppScreen({ name, title, label }: { name: AppScreenName; title: string; label: string }) {
  const Content = contents[name];
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn in place, in the colours of the theme
    <svg viewBox="0 0 200 380" role="img" aria-label={label}>
      <rect
        x="1"
        y="1"
        width="198"
        height="378"
        rx="22"
        fill="var(--paper)"
        stroke="var(--line-strong)"
        strokeWidth="2"
      />
      <text x="100" y="34" textAnchor="middle" fontSize="14" fontWeight="600" fill="var(--ink)">
        {title}
      </text>
      <path d="M2 44h196M2 334h196" stroke="var(--line)" />
      <Content />
      {tabs.map((tab, index) => (
        <rect
          key={tab}
          x={38 + index * 50}
          y="350"
          width="24"
          height="6"
          rx="3"
          fill={tab === name ? 'var(--accent)' : 'var(--line-strong)'}
          opacity={tab === name ? 1 : 0.5}
        />
      ))}
    </svg>
  );
}
