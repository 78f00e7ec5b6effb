import { Link } from 'react-router';
import { useFormat } from '#i18n/format.ts';

export interface CountedTab {
  readonly key: string;
  readonly name: string;
  readonly to: string;
  /** Null until it is known. */
  readonly count: number | null;
}

/** The states of a list as links, each with how many there are. */
export function CountedTabs({ label, tabs, current }: { label: string; tabs: readonly CountedTab[]; current: string }) {
  const format = useFormat();
  return (
    <nav aria-label={label} className="c-tabs">
      {tabs.map(({ key, name, to, count }) => (
        <Link
          key={key}
          to={to}
          preventScrollReset
          className="c-tab"
          aria-current={key === current ? 'true' : undefined}
        >
          {name} {count !== null && <span className="c-tabCount">{format.number(count)}</span>}
        </Link>
      ))}
    </nav>
  );
}

export interface StateTabsProps<State extends string> {
  readonly label: string;
  /** What the tab of all is called; it has no count. */
  readonly all: string;
  readonly states: readonly State[];
  readonly names: Readonly<Record<State, string>>;
  readonly counts?: Readonly<Partial<Record<State, number>>> | undefined;
  readonly current: State | undefined;
  /** The address of the list in a state; empty for all. */
  readonly hrefFor: (state: State | '') => string;
}

/** The tabs of a list in all of its states, and in each. */
export function StateTabs<State extends string>(props: StateTabsProps<State>) {
  const { label, all, states, names, counts, current = '', hrefFor } = props;
  const tabs = states.map((key) => ({ key, name: names[key], to: hrefFor(key), count: counts?.[key] ?? null }));
  const first = { key: '', name: all, to: hrefFor(''), count: null };
  return <CountedTabs label={label} tabs={[first, ...tabs]} current={current} />;
}
