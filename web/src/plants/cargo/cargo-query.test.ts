import { ApiError } from '@btc/contract/wire/errors.ts';
import { expect, test } from 'vitest';
import { type Answers, fakeApi } from '#platform/testing/fake-api.ts';
import { loadCargo } from './cargo-query.ts';

const whole = 'meat=beef&origin=BRA&no=SIF+9&storage=frozen&form=boneless&made=2026-08-01&shipped=2026-08-20';

async function load(query: string, answers: Answers = {}) {
  const { api, asked } = fakeApi(answers);
  const url = new URL(`https://portal.example/BTCEst/Cargo?${query}`);
  return { found: await loadCargo({ api, edition: 'en', params: {}, url }), asked };
}

test('nothing is asked before the form is whole', async () => {
  for (const query of ['', 'origin=BRA', whole.replace('&shipped=2026-08-20', '')]) {
    const { found, asked } = await load(query);
    expect(found.outcome).toEqual({ kind: 'none' });
    expect(asked('CheckCargo')).toEqual([]);
  }
});

test.each([
  ['', { Origin: 'BRA', PlantNo: 'SIF 9', ProductionDate: '2026-08-01', ShippingDate: '2026-08-20' }],
  ['&arrived=2026-09-28&slaughtered=2026-07-30', { ArrivalDate: '2026-09-28', SlaughterDate: '2026-07-30' }],
  ['&certified=2026-08-19', { CertificateDate: '2026-08-19' }],
])('a whole form with "%s" is asked about', async (more, expected) => {
  const { found, asked } = await load(whole + more);
  expect(found.outcome.kind).toBe('answer');
  expect(asked('CheckCargo')).toMatchObject([expected]);
});

test('a cut is asked about of offal only, and dates that are not given are not sent', async () => {
  const { asked } = await load(`${whole}&cut=tongue`);
  expect(Object.keys(asked('CheckCargo')[0] ?? {})).not.toContain('OffalCut');
  expect(Object.keys(asked('CheckCargo')[0] ?? {})).not.toContain('ArrivalDate');
  const offal = await load(`${whole.replace('boneless', 'offal')}&cut=tongue`);
  expect(offal.asked('CheckCargo')).toMatchObject([{ Form: 'offal', OffalCut: 'tongue' }]);
});

test.each([
  [
    new ApiError(1008, { Dict: { Reason: 'trialended', TrialLeft: 0 } }),
    { kind: 'locked', reason: 'trialended', trialLeft: 0 },
  ],
  [new ApiError(1008), { kind: 'locked', reason: 'anonymous', trialLeft: null }],
  [new ApiError(1008, { Dict: { Reason: 'strange' } }), { kind: 'locked', reason: 'anonymous', trialLeft: null }],
  [new ApiError(1001), { kind: 'refused' }],
] as const)('%s is an outcome of its own', async (error, outcome) => {
  expect((await load(whole, { CheckCargo: error })).found.outcome).toEqual(outcome);
});

test('another failure is the page’s', async () => {
  await expect(load(whole, { CheckCargo: new ApiError(1000) })).rejects.toThrow('1000');
});

test('a question that begins with a plant has its meat, origin and number, but is not asked yet', async () => {
  const { found } = await load('plant=7', { GetPlant: { Row: { Meats: ['pork'], Origin: 'ESP', PlantNo: '10.1/B' } } });
  expect(found.state).toMatchObject({ meat: 'pork', origin: 'ESP', number: '10.1/B', isAsked: false });
  expect(found.outcome.kind).toBe('none');
  const gone = await load('plant=7', { GetPlant: new ApiError(1009) });
  expect(gone.found.state).toMatchObject({ origin: '', number: '' });
});

test('the offal that the form offers is listed and of the meat', async () => {
  const entry = { Form: 'offal', Listed: true } as const;
  const { found } = await load('', {
    GetDictionary: {
      Rows: [
        { ...entry, Kind: 'beefCut', Code: 'tongue' },
        { ...entry, Kind: 'porkCut', Code: 'feet' },
        { ...entry, Kind: 'beefCut', Code: 'tail', Form: null },
        { ...entry, Kind: 'beefCut', Code: 'chuck', Form: 'boneless' },
        { ...entry, Kind: 'beefCut', Code: 'old', Listed: false },
      ],
    },
  });
  expect(found.offal.beef.map(({ code }) => code)).toEqual(['tongue', 'tail']);
  expect(found.offal.pork.map(({ code }) => code)).toEqual(['feet']);
});
