import { operations } from '@btc/contract/operations.ts';
import { plantFiles } from '@btc/contract/plants/plant-paths.ts';
import { priceFiles } from '@btc/contract/prices/price-paths.ts';
import { viewCodes } from '@btc/contract/trade/views.ts';
import { isChanging } from '@btc/contract/wire/changing-calls.ts';
import type { Operation } from '@btc/contract/wire/operation.ts';
import { broken, fitting } from '@btc/server/src/portal-tests/doors/generated-calls.fixture.ts';
import fc from 'fast-check';
import { z } from 'zod';
import { type Caller, members, staff } from './callers.ts';

export interface Question {
  readonly caller: Caller;
  readonly call?: Operation;
  readonly data?: unknown;
  readonly address?: string;
}

const all: readonly Operation[] = Object.values(operations);
const readers = ['stranger', ...members] as const;
const likely: Readonly<Record<string, readonly unknown[]>> = {
  Origin: ['BRA', 'ARG', 'BRA|AUS'],
  Keyword: ['牛肉', 'beef', '巴西', 'SIF'],
  StartDate: ['2025-01', '2024-01-01', '2026-01-01'],
  EndDate: ['2026-06', '2026-10-31'],
  Date: ['2026-11-20', '2026-11', '2026-10-16'],
  AsOf: ['2026-06-30'],
  AsPublishedOn: ['2026-06-30'],
  Month: ['2026-11'],
  Cut: ['shank', 'brisket'],
  Cuts: ['shank', 'brisket|chuck_roll'],
  Section: ['trade', 'policy'],
  Year: [2026, 2025],
  NewsID: [1008, 1010, 1015],
  ArticleID: [1008, 1010],
  PlantNo: ['9005', '504'],
  Code: ['8', '42'],
};
const maxVariants = 14;

function toValues(name: string, schema: z.core.JSONSchema._JSONSchema): readonly unknown[] {
  if (typeof schema === 'boolean') return [];
  if (schema.enum !== undefined) return schema.enum;
  const parts = schema.anyOf ?? schema.oneOf;
  if (parts !== undefined) return parts.flatMap((part) => toValues(name, part));
  if (likely[name] !== undefined) return likely[name];
  if (schema.type === 'boolean') return [true, false];
  if (schema.type === 'integer') return [1, 2, 3, 20];
  return [];
}

function likelyInputs({ input, messageType: seed }: Operation): readonly object[] {
  const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
  const samples = fc.sample(fitting(schema), { numRuns: 40, seed });
  const first = [{}, { isEn: true }, ...samples].find((sample) => input.safeParse(sample).success);
  if (typeof first !== 'object' || first === null) return [];
  const variants = Object.entries(schema.properties ?? {}).flatMap(([name, part]) =>
    toValues(name, part).map((value) => ({ ...first, [name]: value })),
  );
  const right = variants.filter((one) => input.safeParse(one).success);
  // As many of each field, where there are too many.
  const step = Math.max(1, right.length / maxVariants);
  return [
    first,
    ...Array.from({ length: Math.min(maxVariants, right.length) }, (_, at) => right[Math.floor(at * step)] ?? {}),
  ];
}

function listCallers({ access }: Operation): readonly Caller[] {
  if (access.kind === 'staff') return [...access.roles, 'admin'];
  return access.kind === 'public' ? ['stranger', 'paid', 'trial', 'none'] : members;
}

export function readingCalls(): readonly Question[] {
  return all
    .filter(({ name }) => !isChanging(name))
    .flatMap((call) =>
      likelyInputs(call).flatMap((data, at) => {
        const callers = listCallers(call);
        const some = at === 0 ? callers : [callers[at % callers.length] ?? 'stranger'];
        return some.map((caller) => ({ caller, call, data }));
      }),
    );
}

export function refusedCalls(): readonly Question[] {
  return all.flatMap((call) => {
    const schema = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' });
    const data = fc.sample(broken(schema), { numRuns: 4, seed: call.messageType });
    const callers = listCallers(call);
    const others = [...readers, ...staff].filter((one) => !callers.includes(one)).slice(0, 2);
    const [input = {}] = likelyInputs(call);
    return [
      ...data.map((one, at) => ({ caller: callers[at % callers.length] ?? 'stranger', call, data: one })),
      ...(call.access.kind === 'public' ? [] : others.map((caller) => ({ caller, call, data: input }))),
    ];
  });
}

export function changingCalls(): readonly Question[] {
  return all
    .filter(({ name, upload }) => isChanging(name) && upload === undefined && name !== 'SetTradeDemonstration')
    .flatMap((call) =>
      likelyInputs(call)
        .slice(0, 8)
        .map((data, at) => ({ caller: listCallers(call)[at % listCallers(call).length] ?? 'stranger', call, data })),
    );
}

export async function pageAddresses(portal: string): Promise<readonly Question[]> {
  const map = await fetch(`${portal}/sitemap.xml`).then((answer) => answer.text());
  const named = [...map.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path = '/']) =>
    path.replaceAll('&amp;', '&'),
  );
  const others = [
    '/Login',
    '/Register',
    '/ResetPassword',
    '/Account',
    '/nothing/here',
    '/embed/BTCData',
    '/share/1008',
    '/landing?id=1008',
    '/console',
  ];
  const inBoth = others.flatMap((path) => [path, `/cn${path}`]);
  return [...named, ...inBoth, '/cn/PorkData', '/cn/ProkPrice', '/%00', '/BTCInfo/Article/x'].map((address) => ({
    caller: 'stranger',
    address,
  }));
}

export function fileAddresses(): readonly Question[] {
  const names = [...plantFiles, ...priceFiles, ...viewCodes].flatMap((name) => [`${name}.csv`, `${name}.xlsx`]);
  const addresses = [
    ...names.flatMap((name) => ['cn', 'en'].map((edition) => `/download/${name}?edition=${edition}`)),
    '/rss.xml',
    '/cn/rss.xml',
    '/sitemap.xml',
    '/robots.txt',
    '/api/openapi.json',
    '/market-report/52.pdf',
    '/download/exhibitions.ics',
    '/download/nothing.csv',
  ];
  return addresses.flatMap((address) => (['stranger', 'paid'] as const).map((caller) => ({ caller, address })));
}
