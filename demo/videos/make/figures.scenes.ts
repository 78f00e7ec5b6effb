import { colour, ease, faded, inBoth, line, rect, text } from './draw.ts';

const months = [9, 8, 10, 8, 9, 8, 9, 8, 9, 8, 7, 7] as const;
const end = 'text-anchor="end"';
const middle = 'text-anchor="middle"';

export function drawQuota(now: number): string {
  const [left, top, height, width] = [150, 110, 480, 280];
  const filled = months.map((month, index) => month * ease(now, 3.4 + index, 0.9));
  const sum = filled.reduce((total, one) => total + one, 0);
  const marks = [50, 80, 100].map((percent) => {
    const y = top + height * (1 - percent / 100);
    const isReached = sum >= percent - 0.01;
    const paint = isReached ? colour.accent : colour.soft;
    return (
      line(
        [
          [left - 14, y],
          [left + width + 14, y],
        ],
        `stroke="${paint}" stroke-width="${isReached ? 5 : 2}" stroke-dasharray="${isReached ? '0' : '8 8'}"`,
      ) + text(left + width + 28, y + 12, `${percent}%`, `fill="${paint}" font-weight="${isReached ? 700 : 400}"`)
    );
  });
  const bars = filled.map((month, index) => {
    const x = 640 + index * 46;
    return (
      rect(x, 590 - month * 18, 32, month * 18, `fill="${colour.blue}"`) +
      text(x + 16, 630, String(index + 1), `${middle} font-size="22" fill="${colour.soft}"`)
    );
  });
  const rate = 12 + 55 * ease(now, 19.2, 2);
  const rates = faded(
    ease(now, 18.4, 0.8),
    rect(640, 150, 546, 110, `fill="${colour.wash}"`),
    rect(640, 150, 546 * (rate / 100), 110, `fill="${rate > 12.5 ? colour.accent : colour.good}"`),
    text(1170, 224, `${Math.round(rate)}%`, `${end} font-size="60" font-weight="700"`),
  );
  return (
    rect(left, top, width, height, `fill="${colour.wash}" stroke="${colour.line}" stroke-width="3"`) +
    rect(
      left,
      top + height * (1 - sum / 100),
      width,
      height * (sum / 100),
      `fill="${sum > 99.9 ? colour.accent : colour.blue}" opacity="0.85"`,
    ) +
    text(left + width / 2, 650, `${Math.round(sum)}%`, `${middle} font-size="44" font-weight="700"`) +
    marks.join('') +
    bars.join('') +
    rates
  );
}

const tableRows = [
  ['巴西', 'Brazil', 128_400, 642],
  ['阿根廷', 'Argentina', 41_200, 181],
  ['澳大利亚', 'Australia', 26_900, 172],
  ['乌拉圭', 'Uruguay', 17_800, 85],
  ['新西兰', 'New Zealand', 12_300, 66],
] as const;
const grouped = (value: number): string => Math.round(value).toLocaleString('en-US');

export function drawTable(now: number): string {
  const columns = [430, 690, 950] as const;
  const shown = [ease(now, 4, 0.7), ease(now, 8, 0.7), ease(now, 12, 0.7)] as const;
  const active = now < 4 ? null : now < 8 ? 0 : now < 12 ? 1 : now < 16 ? 2 : null;
  const weight = tableRows.reduce((sum, row) => sum + row[2], 0);
  const value = tableRows.reduce((sum, row) => sum + row[3], 0);
  const cells = (y: number, figures: readonly string[], more: string) =>
    figures
      .map((figure, index) => faded(shown[index] ?? 0, text((columns[index] ?? 0) - 20, y, figure, `${end} ${more}`)))
      .join('');
  const rows = tableRows.map(([cn, en, tonnes, millions], index) => {
    const y = 200 + index * 72;
    const share = ease(now, 20 + index * 0.3, 1) * (tonnes / weight);
    return (
      line(
        [
          [130, y + 24],
          [1150, y + 24],
        ],
        `stroke="${colour.line}" stroke-width="2"`,
      ) +
      inBoth(140, y, cn, en) +
      cells(y, [grouped(tonnes), grouped(millions), grouped((millions * 1e6) / tonnes)], '') +
      rect(980, y - 28, 170 * share * 1.6, 34, `fill="${colour.blue}"`)
    );
  });
  const heads = ['吨 t', '百万美元 USD m', '美元/吨 USD/t'].map((head, index) =>
    faded(
      shown[index] ?? 0,
      text((columns[index] ?? 0) - 20, 130, head, `${end} fill="${colour.soft}" font-size="30"`),
    ),
  );
  return (
    (active === null ? '' : rect(columns[active] - 220, 80, 220, 540, `fill="#f8eef0"`)) +
    line(
      [
        [130, 148],
        [1150, 148],
      ],
      `stroke="${colour.ink}" stroke-width="4"`,
    ) +
    heads.join('') +
    rows.join('') +
    inBoth(140, 580, '合计', 'Total') +
    cells(
      580,
      [grouped(weight), grouped(value), grouped((value * 1e6) / weight)],
      `font-weight="700" fill="${now > 16 && now < 20 ? colour.accent : colour.ink}"`,
    )
  );
}

export function drawUnitPrice(now: number): string {
  const tonnes = [100, 92, 85, 77, 70, 64];
  const dollars = [90, 86, 83, 79, 75, 72];
  const toX = (index: number) => 160 + index * 170;
  const bars = tonnes.map((weight, index) => {
    const first = index === 0 ? ease(now, 0.5, 1) : 0;
    const light = Math.max(first, ease(now, 4.6 + index * 0.5, 0.8));
    const dark = Math.max(first, ease(now, 8.6 + index * 0.5, 0.8));
    return (
      rect(toX(index), 620 - weight * 3.3 * light, 58, weight * 3.3 * light, `fill="#bcd0e3"`) +
      rect(
        toX(index) + 62,
        620 - (dollars[index] ?? 0) * 3.3 * dark,
        58,
        (dollars[index] ?? 0) * 3.3 * dark,
        `fill="${colour.blue}"`,
      )
    );
  });
  const reached = ease(now, 13, 3) * (tonnes.length - 1);
  const points = tonnes.flatMap((_, index): [number, number][] => {
    if (index > reached + 0.999) return [];
    const y = (at: number) => 420 - ((dollars[at] ?? 0) / (tonnes[at] ?? 1) - 0.9) * 1100;
    const share = Math.min(1, reached - index + 1);
    return [
      index === 0
        ? [toX(0) + 60, y(0)]
        : [toX(index - 1) + 60 + 170 * share, y(index - 1) + (y(index) - y(index - 1)) * share],
    ];
  });
  return (
    line(
      [
        [130, 620],
        [1180, 620],
      ],
      `stroke="${colour.ink}" stroke-width="4"`,
    ) +
    bars.join('') +
    (now < 13 ? '' : line(points, `stroke="${colour.accent}" stroke-width="10" stroke-linejoin="round"`)) +
    faded(
      ease(now, 16, 0.6),
      text(1130, 130, '美元/吨 USD/t ▲', `${end} font-size="54" font-weight="700" fill="${colour.accent}"`),
    )
  );
}
