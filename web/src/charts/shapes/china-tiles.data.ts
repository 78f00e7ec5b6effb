/** A province's place in the tile map: column and row from the north-west; `short` is its letter code of GB/T 2260. */
export interface ChinaTile {
  readonly code: string;
  readonly short: string;
  readonly column: number;
  readonly row: number;
}

/** An own arrangement: neighbours stay near each other, borders are not drawn. */
export const chinaTiles: readonly ChinaTile[] = [
  { code: '23', short: 'HL', column: 7, row: 0 },
  { code: '15', short: 'NM', column: 4, row: 1 },
  { code: '22', short: 'JL', column: 7, row: 1 },
  { code: '65', short: 'XJ', column: 0, row: 2 },
  { code: '62', short: 'GS', column: 2, row: 2 },
  { code: '64', short: 'NX', column: 3, row: 2 },
  { code: '14', short: 'SX', column: 4, row: 2 },
  { code: '11', short: 'BJ', column: 5, row: 2 },
  { code: '12', short: 'TJ', column: 6, row: 2 },
  { code: '21', short: 'LN', column: 7, row: 2 },
  { code: '63', short: 'QH', column: 1, row: 3 },
  { code: '61', short: 'SN', column: 3, row: 3 },
  { code: '41', short: 'HA', column: 4, row: 3 },
  { code: '13', short: 'HE', column: 5, row: 3 },
  { code: '37', short: 'SD', column: 6, row: 3 },
  { code: '54', short: 'XZ', column: 0, row: 4 },
  { code: '51', short: 'SC', column: 2, row: 4 },
  { code: '50', short: 'CQ', column: 3, row: 4 },
  { code: '42', short: 'HB', column: 4, row: 4 },
  { code: '34', short: 'AH', column: 5, row: 4 },
  { code: '32', short: 'JS', column: 6, row: 4 },
  { code: '31', short: 'SH', column: 7, row: 4 },
  { code: '53', short: 'YN', column: 2, row: 5 },
  { code: '52', short: 'GZ', column: 3, row: 5 },
  { code: '43', short: 'HN', column: 4, row: 5 },
  { code: '36', short: 'JX', column: 5, row: 5 },
  { code: '33', short: 'ZJ', column: 6, row: 5 },
  { code: '45', short: 'GX', column: 3, row: 6 },
  { code: '44', short: 'GD', column: 4, row: 6 },
  { code: '35', short: 'FJ', column: 5, row: 6 },
  { code: '71', short: 'TW', column: 7, row: 6 },
  { code: '46', short: 'HI', column: 3, row: 7 },
  { code: '82', short: 'MO', column: 4, row: 7 },
  { code: '81', short: 'HK', column: 5, row: 7 },
];
