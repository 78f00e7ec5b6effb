type Stored = Readonly<Record<string, unknown>>;

/** Columns with a different name on the wire. */
const wireNames: Readonly<Record<string, string>> = { StartsOn: 'StartDate', EndsOn: 'EndDate' };

/** `company_name` → `CompanyName`: from the column name to the wire name. */
export function toWireName(column: string): string {
  return column.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

export function toFormerRecord(stored: Stored): Stored {
  return Object.fromEntries(
    Object.entries(stored).map(([column, value]) => {
      const name = toWireName(column);
      return [wireNames[name] ?? name, value];
    }),
  );
}

interface Change {
  readonly Before: Stored | null;
  readonly After: Stored | null;
}

/** Fields that a change altered; lists are compared by content, not by notation. */
export function listChangedFields({ Before, After }: Change): readonly string[] {
  const [before, after] = [toFormerRecord(Before ?? {}), toFormerRecord(After ?? {})];
  return Object.keys(before).filter(
    (name) => Object.hasOwn(after, name) && JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
}
