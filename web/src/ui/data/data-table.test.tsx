import { expect, it } from 'vitest';
import { renderEdition } from '../testing/render-edition.tsx';
import { ChangeMark } from './change-mark.tsx';
import { type Column, DataTable } from './data-table.tsx';

interface Line {
  readonly origin: string;
  readonly tonnes: number | null;
}

const columns: readonly Column<Line>[] = [
  { key: 'origin', head: 'Origin', cell: (line) => line.origin },
  {
    key: 'tonnes',
    head: 'Volume',
    unit: 't',
    numeric: true,
    cell: (line) => (line.tonnes === null ? { gap: 'confidential' } : line.tonnes),
  },
];

function table(rows: readonly Line[]) {
  return <DataTable caption="Beef imports" unit="t" columns={columns} rows={rows} rowKey={(line) => line.origin} />;
}

it('is a native table whose first column names the row and whose region can be reached by keyboard', () => {
  const html = renderEdition('en', table([{ origin: 'Brazil', tonnes: 12 }]));
  expect(html).toMatch(/<section[^>]*tabindex="0"/);
  expect(html).toMatch(/<caption[^>]*>.*Beef imports.*<\/caption>/);
  expect(html).toMatch(/<th scope="row"[^>]*>Brazil<\/th>/);
  expect(html).not.toContain('style=');
});

it('marks a gap and explains it below, in the edition', () => {
  const rows = [{ origin: 'Brazil', tonnes: null }];
  expect(renderEdition('en', table(rows))).toContain('confidential');
  expect(renderEdition('cn', table(rows))).toContain('保密');
  expect(renderEdition('cn', table([{ origin: '巴西', tonnes: 0 }]))).not.toContain('保密');
});

it('shows zero as a figure, not as a gap', () => {
  expect(renderEdition('en', table([{ origin: 'Brazil', tonnes: 0 }]))).toMatch(/<td[^>]*>0<\/td>/);
});

it('gives a change its direction, and none to one that prints as nothing', () => {
  expect(renderEdition('en', <ChangeMark value={3.2} text="+3.2%" />)).toContain('data-change="up"');
  expect(renderEdition('en', <ChangeMark value={-3.2} text="−3.2%" />)).toContain('data-change="down"');
  expect(renderEdition('en', <ChangeMark value={0.01} text="0.0%" />)).toContain('data-change="flat"');
});
