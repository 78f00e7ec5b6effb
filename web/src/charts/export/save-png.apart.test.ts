// @vitest-environment jsdom
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { keepSavedFiles } from '#platform/testing/saved-files.ts';
import { loadEngine } from '../engine/chart-parts.ts';
import { type ExportedChart, savePng } from './save-png.ts';

vi.mock('../engine/chart-parts.ts', () => ({ loadEngine: vi.fn<typeof loadEngine>() }));

const caption = {
  title: '国别进口：牛肉',
  subtitle: '2026年9月 · 吨',
  source: '来源：中国海关',
  notes: ['暂定：2026年9月'],
  demo: null,
  fileName: 'beef-one',
};
const chart: ExportedChart = {
  option: () => ({}),
  parts: [],
  size: 'large',
  legend: undefined,
  note: undefined,
  heading: undefined,
};

const context = {
  font: '',
  fillStyle: '',
  measureText: (text: string) => ({ width: text.length * 10 }),
  scale: () => undefined,
  fillRect: () => undefined,
  fillText: vi.fn<(text: string, x: number, y: number) => void>(),
  drawImage: vi.fn<(picture: HTMLCanvasElement, x: number, y: number, width: number, height: number) => void>(),
};
const boxes: { readonly width: string; readonly height: string; readonly theme: string | undefined }[] = [];
const paintChart = (box: HTMLElement, _option: object): HTMLCanvasElement => {
  const { width, height } = box.style;
  boxes.push({ width, height, theme: box.closest<HTMLElement>('[data-theme]')?.dataset['theme'] });
  return Object.assign(document.createElement('canvas'), {
    width: Number.parseInt(width) * 2,
    height: Number.parseInt(height) * 2,
  });
};
let picture: Blob | null = null;

beforeEach(() => {
  vi.clearAllMocks();
  boxes.length = 0;
  picture = new Blob(['picture']);
  vi.mocked(loadEngine).mockResolvedValue({ paintChart } as object as Awaited<ReturnType<typeof loadEngine>>);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(picture));
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
});

const written = () => context.fillText.mock.calls.map(([text]) => text);

test('the browser is given one picture by the name of the figure, and the page is left as it was', async () => {
  const saved = keepSavedFiles();
  const before = document.body.innerHTML;
  await savePng([chart], caption);
  expect(await saved()).toEqual([{ name: 'beef-one.png', text: 'picture' }]);
  expect(document.body.innerHTML).toBe(before);
});

test('each chart is drawn anew in its own size, light whatever the page is, and one below the other', async () => {
  keepSavedFiles();
  await savePng(
    [
      { ...chart, parts: ['map'] },
      { ...chart, size: 'low', heading: '规模分布' },
    ],
    caption,
  );
  expect(vi.mocked(loadEngine).mock.calls).toEqual([[['map']], [[]]]);
  expect(boxes.map(({ theme }) => theme)).toEqual(['light', 'light']);
  const [first, second] = context.drawImage.mock.calls;
  expect(first?.slice(3).map(Number)).toEqual(
    [boxes[0]?.width, boxes[0]?.height].map((side) => Number.parseInt(side ?? '')),
  );
  expect(Number.parseInt(boxes[1]?.height ?? '')).toBeLessThan(Number.parseInt(boxes[0]?.height ?? ''));
  expect(second?.[2]).toBeGreaterThanOrEqual((first?.[2] ?? 0) + (first?.[4] ?? 0));
  expect(written()).toContain('规模分布');
});

test('a chart is told the space it has', async () => {
  keepSavedFiles();
  const option = vi.fn<ExportedChart['option']>(() => ({}));
  await savePng([{ ...chart, option }], caption);
  const space = option.mock.calls[0]?.[1];
  expect([`${space?.width}px`, `${space?.height}px`]).toEqual([boxes[0]?.width, boxes[0]?.height]);
});

test('caption, legend and notes are written, those of the chart before those of the page', async () => {
  keepSavedFiles();
  const legend = [{ name: '巴西', token: '--origin-bra' }];
  await savePng([{ ...chart, legend, note: '不含杂碎' }], { ...caption, demo: '演示数据' });
  const texts = written();
  expect(texts).toEqual(
    expect.arrayContaining(['国别进口：牛肉', '2026年9月 · 吨', '演示数据', '巴西', '来源：中国海关']),
  );
  expect(texts.indexOf('不含杂碎')).toBeGreaterThan(-1);
  expect(texts.indexOf('不含杂碎')).toBeLessThan(texts.indexOf('暂定：2026年9月'));
});

test('no demonstration is spoken of where the figures are real', async () => {
  keepSavedFiles();
  await savePng([chart], caption);
  expect(written()).not.toContain('演示数据');
});

test.each([
  ['the browser makes no picture', () => void (picture = null), 'no picture'],
  [
    'there is no canvas to draw on',
    () => void vi.mocked(HTMLCanvasElement.prototype.getContext).mockReturnValue(null),
    'no canvas',
  ],
  ['the engine does not come', () => void vi.mocked(loadEngine).mockRejectedValue(new Error('offline')), 'offline'],
])('where %s it is told, nothing is saved and nothing is left in the page', async (_, spoil, words) => {
  const saved = keepSavedFiles();
  const before = document.body.innerHTML;
  spoil();
  await expect(savePng([chart], caption)).rejects.toThrow(words);
  expect(await saved()).toEqual([]);
  expect(document.body.innerHTML).toBe(before);
});
