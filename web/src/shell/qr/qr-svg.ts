import { create } from 'qrcode';

const quietZone = 2;

function toRowPath(row: number, size: number, isDark: (row: number, column: number) => boolean): string {
  let path = '';
  for (let column = 0; column < size; column += 1) {
    if (!isDark(row, column)) continue;
    let end = column;
    while (end < size && isDark(row, end)) end += 1;
    path += `M${column + quietZone} ${row + quietZone}h${end - column}v1h${column - end}z`;
    column = end;
  }
  return path;
}

/** A QR code as a complete SVG document, black on white in both themes so that every scanner reads it. */
export function qrSvg(text: string): string {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  const isDark = (row: number, column: number): boolean => modules.get(row, column) !== 0;
  const path = Array.from({ length: size }, (_, row) => toRowPath(row, size, isDark)).join('');
  const side = size + 2 * quietZone;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${path}"/></svg>`
  );
}
