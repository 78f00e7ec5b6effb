import { colour, dot, ease, faded, inBoth, line, mark, rect, text } from './draw.ts';

const end = 'text-anchor="end"';
const middle = 'text-anchor="middle"';

const icons: readonly ((x: number) => string)[] = [
  (x) => `<path d="M${x - 60} 330v-90l40 26v-26l40 26v-60h40v124z" fill="currentColor"/>`,
  (x) =>
    `<path d="M${x - 42} 200h84v130h-84z" fill="none" stroke="currentColor" stroke-width="9"/><path d="M${x - 22} 235h44M${x - 22} 262h44M${x - 22} 289h24" stroke="currentColor" stroke-width="8"/>`,
  (x) =>
    `<path d="M${x - 66} 285h132l-24 46h-84zM${x - 40} 275v-34h26v34zM${x - 8} 275v-34h26v34zM${x + 24} 275v-34h22v34zM${x - 24} 235v-30h26v30z" fill="currentColor"/>`,
  (x) =>
    `<path d="M${x - 40} 332v-132h96M${x - 60} 332h60M${x + 34} 200v56" fill="none" stroke="currentColor" stroke-width="9"/><path d="M${x + 12} 256h44v36h-44z" fill="currentColor"/>`,
  (x) => `<path d="M${x - 50} 268l34 40 68-92" fill="none" stroke="currentColor" stroke-width="16"/>`,
];

export function drawCustoms(now: number): string {
  const toX = (index: number) => 160 + index * 240;
  const index = [4, 8, 12, 16, 20].reduce((sum, from) => sum + ease(now, from, 1.4), 0) - 1;
  const carton = now < 4 ? 40 + 120 * ease(now, 0.8, 3) - 40 : toX(index);
  const gates = icons.map((icon, at) => {
    const isPassed = index >= at - 0.05 && now >= 4;
    const paint = isPassed ? colour.accent : '#b9b4ac';
    return `<g color="${paint}">${icon(toX(at))}</g>${dot(toX(at), 430, 16, `fill="${paint}"`)}${text(toX(at), 150, String(at + 1), `${middle} font-size="40" font-weight="700" fill="${paint}"`)}`;
  });
  return (
    line(
      [
        [40, 430],
        [1240, 430],
      ],
      `stroke="${colour.line}" stroke-width="6"`,
    ) +
    line(
      [
        [40, 430],
        [Math.max(40, carton), 430],
      ],
      `stroke="${colour.accent}" stroke-width="6"`,
    ) +
    gates.join('') +
    rect(carton - 44, 480, 88, 72, `fill="${colour.warn}"`) +
    rect(carton - 44, 500, 88, 10, 'fill="#fff" opacity="0.6"')
  );
}

const weeks = [
  [46, 48, 51],
  [46, 49, 52],
  [47, 50.5, 53],
  [46, 50, 54],
  [43, 49, 56],
] as const;

export function drawQuote(now: number): string {
  const toY = (price: number) => 600 - (price - 40) * 28;
  const parts = weeks.map(([low, main, high], index) => {
    const x = 260 + index * 190;
    const from = index === 0 ? 0.6 : index < 3 ? 11.4 + index * 0.8 : 14.4 + index * 0.6;
    const here = ease(now, from, 0.8);
    const range = index === 0 ? ease(now, 4, 1) : here;
    const mainHere = index === 0 ? ease(now, 8, 0.8) : here;
    return (
      faded(range, rect(x - 34, toY(high), 68, (high - low) * 28 * range, `fill="#d6e0ea"`)) +
      faded(
        here,
        line(
          [
            [x - 34, toY(low)],
            [x + 34, toY(low)],
          ],
          `stroke="${colour.blue}" stroke-width="6"`,
        ),
        line(
          [
            [x - 34, toY(high)],
            [x + 34, toY(high)],
          ],
          `stroke="${colour.blue}" stroke-width="6"`,
        ),
        dot(x, toY(main), 15, `fill="${colour.accent}"`),
      ) +
      faded(
        mainHere,
        text(x + 46, toY(main) + 11, main.toFixed(1), `font-weight="700" fill="${colour.accent}" font-size="30"`),
      ) +
      (index === 0
        ? faded(
            range,
            text(x - 46, toY(low) + 11, low.toFixed(1), `${end} font-size="30"`),
            text(x - 46, toY(high) + 11, high.toFixed(1), `${end} font-size="30"`),
          )
        : '') +
      (index === 1
        ? faded(
            ease(now, 12.8, 0.6),
            text(x, 120, '+1.0 ▲', `${middle} font-weight="700" font-size="40" fill="${colour.accent}"`),
          )
        : '')
    );
  });
  return (
    line(
      [
        [130, 640],
        [1200, 640],
      ],
      `stroke="${colour.ink}" stroke-width="4"`,
    ) + parts.join('')
  );
}

export function drawLandedCost(now: number): string {
  const unit = 0.058;
  const pile = (x: number, duty: number, shown: readonly number[]) => {
    const layers = [5000, 5000 * duty, (5000 + 5000 * duty) * 0.09, 180];
    const paints = [colour.blue, colour.accent, colour.warn, colour.soft];
    let base = 640;
    const parts = layers.map((layer, index) => {
      const share = shown[index] ?? 0;
      base -= layer * unit * share;
      const label = index === 3 ? '' : [`5,000`, `+${Math.round(duty * 100)}%`, '+9%'][index];
      return (
        rect(x, base, 260, layer * unit * share, `fill="${paints[index]}"`) +
        faded(share, text(x + 280, base + (layer * unit) / 2 + 11, label ?? '', 'font-weight="700" font-size="30"'))
      );
    });
    const sum = layers.reduce((total, layer, index) => total + layer * (shown[index] ?? 0), 0);
    return (
      parts.join('') +
      faded(
        shown[0] ?? 0,
        text(x + 130, base - 18, Math.round(sum).toLocaleString('en-US'), `${middle} font-size="40" font-weight="700"`),
      )
    );
  };
  const first = [ease(now, 0.6, 1.2), ease(now, 4, 1.2), ease(now, 8, 1.2), ease(now, 12, 1.2)];
  const second = ease(now, 16, 2.4);
  return (
    line(
      [
        [130, 642],
        [1200, 642],
      ],
      `stroke="${colour.ink}" stroke-width="4"`,
    ) +
    pile(180, 0.12, first) +
    pile(700, 0.67, [second, second, second, second])
  );
}

export function drawStatus(now: number): string {
  const grown = ease(now, 0.6, 3);
  const days = [
    [300, 12, true],
    [640, 16, false],
    [1010, 20, true],
  ] as const;
  return (
    rect(120, 300, 1040 * grown, 70, `fill="${colour.good}"`) +
    rect(480, 300, 340 * ease(now, 4, 1.5), 70, `fill="${colour.accent}"`) +
    faded(
      ease(now, 4, 0.8),
      line(
        [
          [480, 270],
          [480, 400],
        ],
        `stroke="${colour.ink}" stroke-width="5"`,
      ),
    ) +
    faded(
      ease(now, 5.2, 0.8),
      line(
        [
          [820, 270],
          [820, 400],
        ],
        `stroke="${colour.ink}" stroke-width="5"`,
      ),
    ) +
    text(120, 260, '0000', `font-size="44" font-weight="700" fill="${colour.soft}"`) +
    days
      .map(
        ([x, from, isGood]) =>
          faded(
            ease(now, 8, 1),
            rect(x - 44, 470, 88, 72, `fill="${colour.warn}"`),
            rect(x - 44, 490, 88, 10, 'fill="#fff" opacity="0.6"'),
            line(
              [
                [x, 380],
                [x, 460],
              ],
              `stroke="${colour.soft}" stroke-width="4" stroke-dasharray="8 8"`,
            ),
          ) + faded(ease(now, from + 0.6, 0.6), mark(x, 600, isGood)),
      )
      .join('')
  );
}

const voyages = [
  ['澳大利亚', 'Australia', 20],
  ['新西兰', 'New Zealand', 22],
  ['美国', 'US', 26],
  ['阿根廷', 'Argentina', 44],
  ['乌拉圭', 'Uruguay', 42],
  ['巴西', 'Brazil', 40],
] as const;

export function drawVoyage(now: number): string {
  const day = 44 * Math.min(1, Math.max(0, (now - 2) / 13.5));
  const toX = (days: number) => 230 + days * 20;
  const axis = [0, 7, 14, 21, 28, 35, 42].map(
    (days) =>
      line(
        [
          [toX(days), 90],
          [toX(days), 610],
        ],
        `stroke="${colour.line}" stroke-width="2"`,
      ) + text(toX(days), 655, String(days), `${middle} font-size="28" fill="${colour.soft}"`),
  );
  const rows = voyages.map(([cn, en, days], index) => {
    const y = 130 + index * 84;
    const sailed = Math.min(day, days);
    const isThere = day >= days;
    return (
      inBoth(200, y + 10, cn, en, end) +
      line(
        [
          [toX(0), y],
          [toX(sailed), y],
        ],
        `stroke="${isThere ? colour.good : colour.blue}" stroke-width="14" stroke-linecap="round"`,
      ) +
      dot(toX(sailed), y, 20, `fill="${isThere ? colour.good : colour.blue}"`) +
      (isThere ? text(toX(days) + 34, y + 12, String(days), `font-weight="700" fill="${colour.good}"`) : '')
    );
  });
  return axis.join('') + rows.join('');
}
