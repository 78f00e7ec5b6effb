/*
 * Makes web/src/charts/china-map/china-map.json out of two published data sets (docs/sources/china-map.md):
 *   node tools/build-china-map.ts <unpacked echarts 4.9.0> <unpacked @surbowl/world-geo-json-zh 2.1.5>
 * Provinces with their islands come from the first; the dash line and the islands of the South China Sea from the second. All is
 * projected (Albers, as the Ministry's maps of China are), simplified along shared borders so that neighbours stay neighbours, and
 * the South China Sea is drawn once more as the customary inset.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Point = readonly [number, number];
type Ring = readonly Point[];

interface Region {
  readonly code: string;
  readonly rings: readonly Ring[];
}

/** Of the projected map: the file's figures are whole tenths of these units. */
const mapWidth = 1000;
/** About half a pixel of a map beside its list. */
const tolerance = 0.8;
const minRingArea = 0.15;

const [echartsFolder, worldFolder] = process.argv.slice(2);
if (echartsFolder === undefined || worldFolder === undefined) throw new Error('Name the two unpacked packages');

const provinces = readProvinces(join(echartsFolder, 'package/map/json/china.json'));
const china = readChina(join(worldFolder, 'package/world.zh.json'));
// Of the country's parts, dashes are those long and thin; the rest of the South China Sea are islands.
const seaRings = china.filter((ring) => ring.every(([lon, lat]) => lon < 123 && lat < 25) && computeArea(ring) < 0.5);
const isDash = (ring: Ring): boolean => (4 * Math.PI * computeArea(ring)) / measureLength(ring) ** 2 < 0.1;
const dashes = seaRings.filter((ring) => isDash(ring));
const islets = seaRings.filter((ring) => !isDash(ring));
if (dashes.length !== 10) throw new Error(`The dash line has ten dashes, not ${dashes.length}`);

const frame = toFrame(
  provinces
    .flatMap(({ rings }) => rings)
    .flat()
    .map(project),
);
const toMap = (point: Point): Point => {
  const [x, y] = project(point);
  return [((x - frame.left) / frame.width) * mapWidth, ((y - frame.bottom) / frame.width) * mapWidth];
};
const placed = provinces.map(({ code, rings }) => ({ code, rings: rings.map((ring) => ring.map(toMap)) }));
const simple = simplifyTogether(placed);
// The names of provinces too small for them stand beside these: Beijing's above, the others' at sea.
const labelPlaces = new Map<string, Point>(
  (
    [
      ['11', [116.3, 40.5]],
      ['12', [118.75, 38.75]],
      ['31', [123.1, 31.3]],
      ['81', [115.2, 21.75]],
      ['82', [113.2, 21.3]],
    ] as const
  ).map(([code, point]) => [code, scaled(toMap(point))]),
);
// Between the mainland's map and its inset nothing of the line may be missing: what is north of Luzon stands in both.
const northern = dashes.filter((ring) => ring.every((point) => point[1] > 20)).map((ring) => ring.map(toMap));
const features = [
  ...simple.map(({ code, rings }) => feature(code, rings, labelPlaces.get(code))),
  feature('dashes', northern),
  ...insetFeatures(),
];
const file = join(import.meta.dirname, '../web/src/charts/china-map/china-map.json');
writeFileSync(file, `${JSON.stringify({ type: 'FeatureCollection', features })}\n`);
console.log(
  `${features.length} regions, ${features.flatMap(({ geometry }) => geometry.coordinates.flat(2)).length} points`,
);

function insetFeatures() {
  // Latitudes and longitudes of the inset, and its place below the East China Sea.
  const scale = 0.34;
  const corner = toMap([105.9, 0.2]);
  const end = toMap([123.4, 25.2]);
  const place: Point = [936, -38];
  const width = (end[0] - corner[0]) * scale;
  const height = (end[1] - corner[1]) * scale;
  const toInset = (point: Point): Point => {
    const [x, y] = toMap(point);
    return [place[0] + (x - corner[0]) * scale, place[1] + (y - corner[1]) * scale];
  };
  const box = { left: place[0], bottom: place[1], right: place[0] + width, top: place[1] + height };
  const land = ['44', '45', '46', '35', '53', '71', '81', '82'].flatMap(
    (code) => provinces.find((region) => region.code === code)?.rings ?? [],
  );
  const shores = land
    .map((ring) => simplifyRing(clip(ring.map(toInset), box), tolerance))
    .filter((ring) => ring.length > 3 && computeArea(ring) > minRingArea);
  const outline: Ring = [
    [box.left, box.bottom],
    [box.right, box.bottom],
    [box.right, box.top],
    [box.left, box.top],
    [box.left, box.bottom],
  ];
  return [
    feature('inset', [outline], scaled([(box.left + box.right) / 2, box.bottom + 9])),
    feature('insetLand', [...shores, ...islets.map((ring) => grown(ring.map(toInset)))]),
    feature(
      'insetDashes',
      dashes.map((ring) => ring.map(toInset)),
    ),
  ];
}

/** An island too small to be seen is drawn as a dot: it must not disappear. */
function grown(ring: Ring): Ring {
  const [x, y] = computeMiddle(ring);
  const size = Math.sqrt(computeArea(ring));
  const factor = size < 1.2 ? 1.2 / Math.max(size, 0.05) : 1;
  return ring.map(([px, py]) => [x + (px - x) * factor, y + (py - y) * factor]);
}

function feature(code: string, rings: readonly Ring[], label?: Point) {
  const closed = rings.map((ring) => withoutRepeats(ring.map(scaled)));
  const kept = closed.filter((ring) => ring.length >= 4);
  return {
    type: 'Feature',
    properties: { name: code, cp: label ?? labelPoint(kept) },
    geometry: { type: 'MultiPolygon', coordinates: kept.map((ring) => [ring]) },
  };
}

function scaled([x, y]: Point): Point {
  return [Math.round(x * 10), Math.round(y * 10)];
}

function withoutRepeats(ring: Ring): Ring {
  return ring.filter(
    (point, index) => index === 0 || point[0] !== ring[index - 1]?.[0] || point[1] !== ring[index - 1]?.[1],
  );
}

/** The point of the largest part that is farthest from its border, where a name fits best. */
function labelPoint(rings: readonly Ring[]): Point {
  const largest = rings.toSorted((one, other) => computeArea(other) - computeArea(one))[0] ?? [];
  const { left, bottom, right, top } = toBounds(largest);
  let best: { point: Point; distance: number } = { point: computeMiddle(largest), distance: -1 };
  for (let i = 1; i < 40; i += 1) {
    for (let j = 1; j < 40; j += 1) {
      const point: Point = [left + ((right - left) * i) / 40, bottom + ((top - bottom) * j) / 40];
      if (!isInside(point, largest)) continue;
      // Names are wide and low: room to the sides counts less than half of room above and below.
      const distance = Math.min(...largest.map(([x, y]) => Math.hypot((x - point[0]) * 0.6, y - point[1])));
      if (distance > best.distance) best = { point, distance };
    }
  }
  return [Math.round(best.point[0]), Math.round(best.point[1])];
}

function isInside([x, y]: Point, ring: Ring): boolean {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i, i += 1) {
    const [ax, ay] = ring[i] ?? [0, 0];
    const [bx, by] = ring[j] ?? [0, 0];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

/** Albers equal-area conic with the parallels 25° and 47° and the meridian 105°, in radians of the sphere. */
function project([lon, lat]: Point): Point {
  const radians = Math.PI / 180;
  const [south, north] = [Math.sin(25 * radians), Math.sin(47 * radians)];
  const n = (south + north) / 2;
  const c = Math.cos(25 * radians) ** 2 + 2 * n * south;
  const rho = Math.sqrt(c - 2 * n * Math.sin(lat * radians)) / n;
  const theta = n * (lon - 105) * radians;
  return [rho * Math.sin(theta), -rho * Math.cos(theta)];
}

function toBounds(points: Ring) {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) };
}

function toFrame(points: Ring) {
  const { left, right, bottom } = toBounds(points);
  return { left, bottom, width: right - left };
}

function computeArea(ring: Ring): number {
  return Math.abs(
    ring.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
      return sum + (x * nextY - nextX * y) / 2;
    }, 0),
  );
}

function measureLength(ring: Ring): number {
  return ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + Math.hypot(nextX - x, nextY - y);
  }, 0);
}

function computeMiddle(ring: Ring): Point {
  const { left, right, bottom, top } = toBounds(ring);
  return [(left + right) / 2, (bottom + top) / 2];
}

function toKey([x, y]: Point): string {
  return `${x.toFixed(4)},${y.toFixed(4)}`;
}

/** Borders that two regions share are cut where a third begins and thinned once, so that they still fit. */
function simplifyTogether(regions: readonly Region[]): readonly Region[] {
  const neighbours = new Map<string, Set<string>>();
  for (const ring of regions.flatMap(({ rings }) => rings)) {
    for (const [index, point] of ring.entries()) {
      const next = ring[index + 1];
      if (next === undefined) continue;
      const [one, other] = [toKey(point), toKey(next)];
      neighbours.set(one, (neighbours.get(one) ?? new Set()).add(other));
      neighbours.set(other, (neighbours.get(other) ?? new Set()).add(one));
    }
  }
  const isNode = (point: Point): boolean => (neighbours.get(toKey(point))?.size ?? 0) > 2;
  return regions.map(({ code, rings }) => {
    const thinned = rings.map((ring) => thinRing(ring, isNode));
    // Islets are left out of the coast, but a region, and Diaoyu Dao with Chiwei Yu off Taiwan, never disappear.
    const kept = thinned.filter(
      (ring) => ring.length >= 4 && (computeArea(ring) > minRingArea || code === '71' || code === '82'),
    );
    return { code, rings: kept };
  });
}

function thinRing(ring: Ring, isNode: (point: Point) => boolean): Ring {
  const open = ring.slice(0, -1);
  const first = open.findIndex((point) => isNode(point));
  if (first === -1) return ring.length < 12 ? ring : simplifyRing(ring, tolerance);
  const turned = [...open.slice(first), ...open.slice(0, first), ...open.slice(first, first + 1)];
  const thinned: Point[] = [];
  let arc: Point[] = [];
  for (const point of turned) {
    arc.push(point);
    if (arc.length > 1 && isNode(point)) {
      thinned.push(...thinArc(arc).slice(0, -1));
      arc = [point];
    }
  }
  return [...thinned, ...arc.slice(0, 1)];
}

/** The same border is thinned alike from either side, as it always starts at its lesser end. */
function thinArc(arc: readonly Point[]): Ring {
  const [first, last] = [arc[0], arc.at(-1)];
  const isTurned = first !== undefined && last !== undefined && toKey(first) > toKey(last);
  const thinned = thin(isTurned ? arc.toReversed() : arc, tolerance);
  return isTurned ? thinned.toReversed() : thinned;
}

/** A closed ring is thinned in two halves; as one line its ends would stay and the rest collapse. */
function simplifyRing(ring: Ring, limit: number): Ring {
  const half = Math.floor(ring.length / 2);
  return [...thin(ring.slice(0, half + 1), limit).slice(0, -1), ...thin(ring.slice(half), limit)];
}

/** Douglas and Peucker: leaves out what is nearer than `limit` to the line without it. */
function thin(points: Ring, limit: number): Ring {
  const [first, last] = [points[0], points.at(-1)];
  if (points.length < 3 || first === undefined || last === undefined) return points;
  const distances = points.map((point) => distanceTo(point, first, last));
  const farthest = distances.indexOf(Math.max(...distances));
  if ((distances[farthest] ?? 0) <= limit) return [first, last];
  return [...thin(points.slice(0, farthest + 1), limit).slice(0, -1), ...thin(points.slice(farthest), limit)];
}

function distanceTo([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** Sutherland and Hodgman: what of a ring is inside a box. */
function clip(ring: Ring, { left, right, bottom, top }: Box): Ring {
  const sides: readonly ((point: Point) => number)[] = [
    ([x]) => x - left,
    ([x]) => right - x,
    ([, y]) => y - bottom,
    ([, y]) => top - y,
  ];
  let rest = ring.slice(0, -1);
  for (const inside of sides) {
    rest = rest.flatMap((point, index) => {
      const before = rest.at(index - 1) ?? point;
      const [d0, d1] = [inside(before), inside(point)];
      const part = d0 / (d0 - d1);
      const edge: Point = [before[0] + (point[0] - before[0]) * part, before[1] + (point[1] - before[1]) * part];
      if (d1 >= 0) return d0 >= 0 ? [point] : [edge, point];
      return d0 >= 0 ? [edge] : [];
    });
  }
  const [start] = rest;
  return start === undefined ? [] : [...rest, start];
}

function readProvinces(path: string): readonly Region[] {
  const { features: all } = JSON.parse(readFileSync(path, 'utf8'));
  return all.map(({ id, geometry: { type, coordinates, encodeOffsets } }: EncodedFeature) => ({
    code: id.slice(0, 2),
    rings:
      type === 'Polygon'
        ? coordinates.map((ring, index) => decode(ring, encodeOffsets[index]))
        : coordinates.map(([ring], index) => decode(ring, encodeOffsets[index]?.[0])),
  }));
}

interface EncodedFeature {
  readonly id: string;
  readonly geometry: {
    readonly type: 'Polygon' | 'MultiPolygon';
    // oxlint-disable-next-line typescript/no-explicit-any -- a string or a list of strings, as the type says
    readonly coordinates: readonly any[];
    // oxlint-disable-next-line typescript/no-explicit-any -- a point or a list of points, as the type says
    readonly encodeOffsets: readonly any[];
  };
}

/** The chart library's encoding: steps between points as characters, in 1024ths of a degree. */
function decode(text: string, [startX, startY]: Point): Ring {
  const ring: Point[] = [];
  let [x, y] = [startX, startY];
  const step = (code: number): number => ((code - 64) >> 1) ^ -((code - 64) & 1);
  for (let index = 0; index < text.length; index += 2) {
    x += step(text.charCodeAt(index));
    y += step(text.charCodeAt(index + 1));
    ring.push([x / 1024, y / 1024]);
  }
  const [first] = ring;
  const last = ring.at(-1);
  return first !== undefined && last !== undefined && toKey(first) !== toKey(last) ? [...ring, first] : ring;
}

function readChina(path: string): readonly Ring[] {
  const { features: all }: { features: readonly WorldFeature[] } = JSON.parse(readFileSync(path, 'utf8'));
  const found = all.find(({ properties }) => properties.iso_a3 === 'CHN');
  if (found === undefined) throw new Error('China is not in the file');
  return found.geometry.coordinates.map(([ring = []]) => ring);
}

interface WorldFeature {
  readonly properties: { readonly iso_a3: string };
  readonly geometry: { readonly coordinates: readonly (readonly Ring[])[] };
}
