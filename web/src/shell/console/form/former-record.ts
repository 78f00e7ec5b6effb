type Stored = Readonly<Record<string, unknown>>;

/** Columns that the wire calls otherwise. */
const wireNames: Readonly<Record<string, string>> = { StartsOn: 'StartDate', EndsOn: 'EndDate' };

/** `company_name` → `CompanyName`: the database's word as the wire writes it. */
export function toWireName(column: string): string {
  return column.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** A record of the audit trail by the names of its form's fields. */
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

/** The fields that a change made different; what a list holds counts, not how the two were written down. */
export function listChangedFields({ Before, After }: Change): readonly string[] {
  const [before, after] = [toFormerRecord(Before ?? {}), toFormerRecord(After ?? {})];
  return Object.keys(before).filter(
    (name) => Object.hasOwn(after, name) && JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
}
