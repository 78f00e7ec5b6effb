import { describe, expect, test } from 'vitest';
import type { PlantChange } from '@btc/contract/plants/plant-codes.ts';
import type { Cargo, CargoEvent, CargoPlant } from './cargo.ts';
import { checkCargo, ruleOn } from './cargo-rule.ts';

const usual: Cargo = {
  meat: 'beef',
  storage: 'frozen',
  form: 'boneless',
  offalCut: null,
  production: '2024-04-10',
  shipping: '2024-05-01',
  slaughter: null,
  certificate: null,
  arrival: null,
  requestedNumber: null,
};

let lastId = 0;
function event(status: PlantChange, effectiveOn: string, more: Partial<CargoEvent> = {}): CargoEvent {
  lastId += 1;
  return { id: lastId, status, effectiveOn, announcedOn: null, basis: null, rule: null, oldNumber: null, ...more };
}

function plant(events: readonly CargoEvent[], more: Partial<CargoPlant> = {}): CargoPlant {
  return {
    meats: ['beef'],
    products: ['frozen', 'boneless'],
    offalCuts: [],
    validTo: '2027-01-01',
    events: [event('NEW', '2019-03-01'), ...events],
    ...more,
  };
}

function ask(of: CargoPlant | null, cargo: Partial<Cargo> = {}, isListKnown = true) {
  const answer = checkCargo({ cargo: { ...usual, ...cargo }, access: 'approved', plant: of, isListKnown });
  return [answer.verdict, answer.reasons[0]?.kind];
}

test('a registered plant, goods in its scope: yes, and the approval decides', () => {
  expect(ask(plant([]))).toEqual(['yes', 'registered']);
});

describe('suspensions', () => {
  const byProduction = [event('SUSP_CN', '2024-04-01', { basis: 'production' })];
  const byShipping = [event('SUSP_CN', '2024-04-20', { basis: 'shipping' })];

  test('by production date: goods made before it may enter, goods made from then on may not', () => {
    expect(ask(plant(byProduction), { production: '2024-03-31' })).toEqual(['yes', 'registered']);
    expect(ask(plant(byProduction), { production: '2024-04-01' })).toEqual(['no', 'suspended']);
  });

  test('by shipping date: goods made before it but shipped after it may not enter', () => {
    expect(ask(plant(byShipping), { shipping: '2024-04-19' })).toEqual(['yes', 'registered']);
    expect(ask(plant(byShipping), { shipping: '2024-04-20' })).toEqual(['no', 'suspended']);
  });

  test('goods made during a suspension stay out when they are shipped after it was lifted', () => {
    const lifted = [...byProduction, event('REGAIN', '2024-06-01')];
    expect(ask(plant(lifted), { production: '2024-05-01', shipping: '2024-07-01' })).toEqual(['no', 'suspended']);
    expect(ask(plant(lifted), { production: '2024-06-01', shipping: '2024-07-01' })).toEqual(['yes', 'registered']);
  });

  test('one by shipping date lets in what is shipped after it was lifted', () => {
    const lifted = [...byShipping, event('REGAIN', '2024-06-01')];
    expect(ask(plant(lifted), { production: '2024-05-01', shipping: '2024-06-02' })).toEqual(['yes', 'registered']);
  });

  test('a date that decides and is not known leaves it unclear, unless the others settle it', () => {
    const byArrival = [event('SUSP_CN', '2024-06-01', { basis: 'arrival' })];
    expect(ask(plant(byArrival))).toEqual(['unclear', 'dateMissing']);
    expect(ask(plant(byArrival), { arrival: '2024-05-31' })).toEqual(['yes', 'registered']);
    expect(ask(plant(byArrival), { shipping: '2024-06-01' })).toEqual(['no', 'suspended']);
    const byCertificate = [event('SUSP_CN', '2024-04-20', { basis: 'certificate' })];
    expect(ask(plant(byCertificate))).toEqual(['unclear', 'dateMissing']);
    expect(ask(plant(byCertificate), { certificate: '2024-04-19' })).toEqual(['yes', 'registered']);
    const bySlaughter = [event('SUSP_CN', '2024-04-05', { basis: 'slaughter' })];
    expect(ask(plant(bySlaughter))).toEqual(['unclear', 'dateMissing']);
    expect(ask(plant(bySlaughter), { slaughter: '2024-04-06' })).toEqual(['no', 'suspended']);
  });

  test('one that does not say by which date counts where all dates are after it, and is unclear between', () => {
    const unsaid = (day: string) => plant([event('SUSP_CN', day)]);
    expect(ask(unsaid('2024-04-10'))).toEqual(['no', 'suspended']);
    expect(ask(unsaid('2024-04-20'))).toEqual(['unclear', 'basisUnknown']);
    expect(ask(unsaid('2024-05-02'))).toEqual(['yes', 'registered']);
  });

  test('voluntary ones count alike', () => {
    expect(ask(plant([event('SUSP_SELF', '2024-04-01', { basis: 'production' })]))).toEqual(['no', 'suspended']);
  });
});

describe('the registration', () => {
  test('goods made before the plant was listed may not enter', () => {
    expect(ask({ ...plant([]), events: [event('NEW', '2024-04-11')] })).toEqual(['no', 'notYetListed']);
    expect(ask({ ...plant([]), events: [event('NEW', '2024-04-10')] })).toEqual(['yes', 'registered']);
  });

  test('a plant without any event has never been listed', () => {
    expect(ask({ ...plant([]), events: [] })).toEqual(['no', 'neverListed']);
  });

  test('one that is cancelled or has run out keeps goods made from then on out', () => {
    expect(ask(plant([event('CANCEL', '2024-01-01')]))).toEqual(['no', 'cancelled']);
    expect(ask(plant([event('EXPIRE', '2024-03-16')]))).toEqual(['no', 'expired']);
    expect(ask(plant([event('EXPIRE', '2024-03-16'), event('RENEW', '2024-04-01')]))).toEqual(['yes', 'registered']);
    expect(ask(plant([event('CANCEL', '2024-04-20')]))).toEqual(['unclear', 'basisUnknown']);
  });

  test('what happens later does not count', () => {
    expect(ask(plant([event('CANCEL', '2024-09-01')]))).toEqual(['yes', 'registered']);
  });

  test('a plant that nobody knows is no where the list is known, else unclear', () => {
    expect(ask(null)).toEqual(['no', 'unknownPlant']);
    expect(ask(null, {}, false)).toEqual(['unclear', 'unknownPlant']);
  });

  test('a plant of the other meat is no', () => {
    expect(ask(plant([]), { meat: 'pork' })).toEqual(['no', 'otherMeat']);
  });
});

describe('the scope', () => {
  test('storage and form must be covered', () => {
    expect(ask(plant([]), { storage: 'chilled' })).toEqual(['no', 'storageScope']);
    expect(ask(plant([]), { form: 'bone-in' })).toEqual(['no', 'formScope']);
    expect(ask(plant([], { products: [] }))).toEqual(['unclear', 'scopeUnknown']);
  });

  test('offal must be named where the registration names any', () => {
    const offal = { products: ['frozen', 'offal'], offalCuts: ['tongue_swiss'] } as const;
    expect(ask(plant([], offal), { form: 'offal', offalCut: 'tongue_swiss' })).toEqual(['yes', 'registered']);
    expect(ask(plant([], offal), { form: 'offal', offalCut: 'liver' })).toEqual(['no', 'offalScope']);
    expect(ask(plant([], offal), { form: 'offal' })).toEqual(['unclear', 'offalScope']);
    expect(ask(plant([], { ...offal, offalCuts: [] }), { form: 'offal', offalCut: 'liver' })).toEqual([
      'unclear',
      'offalScope',
    ]);
  });

  test('one that changed after the goods were made leaves it unclear', () => {
    expect(ask(plant([event('SCOPE', '2024-04-11')]))).toEqual(['unclear', 'scopeChanged']);
    expect(ask(plant([event('SCOPE', '2024-04-10')]))).toEqual(['yes', 'registered']);
  });
});

describe('validity', () => {
  test('under decree 248 goods made after the end may not enter, goods made before and shipped after it are unclear', () => {
    expect(ask(plant([], { validTo: '2024-04-09' }))).toEqual(['no', 'validityEnded']);
    expect(ask(plant([], { validTo: '2024-04-10' }))).toEqual(['unclear', 'validityEnded']);
    expect(ask(plant([], { validTo: '2024-05-01' }))).toEqual(['yes', 'registered']);
  });

  test('under decree 280 registrations are renewed by themselves, so that an end that has passed is unclear', () => {
    const cargo = { production: '2026-09-01', shipping: '2026-10-01' };
    expect(ask(plant([], { validTo: '2026-07-01' }), cargo)).toEqual(['unclear', 'validityEnded']);
    expect(ask(plant([], { validTo: '2026-05-31' }), cargo)).toEqual(['no', 'validityEnded']);
  });

  test('one that is not known is said and holds nothing up', () => {
    const answer = checkCargo({
      cargo: usual,
      access: 'approved',
      plant: plant([], { validTo: null }),
      isListKnown: true,
    });
    expect(answer.verdict).toBe('yes');
    expect(answer.reasons.map(({ kind }) => kind)).toContain('validityUnknown');
  });
});

test('an old number is right on goods made before the plant got another, and doubtful after', () => {
  const renumbered = plant([event('RENUM', '2024-04-01', { oldNumber: '77' })]);
  expect(ask(renumbered, { requestedNumber: '77', production: '2024-03-01' })).toEqual(['yes', 'registered']);
  expect(ask(renumbered, { requestedNumber: '77' })).toEqual(['unclear', 'oldNumber']);
  expect(ask(renumbered)).toEqual(['yes', 'registered']);
});

test('increased testing is said for a year', () => {
  const kinds = (day: string) =>
    checkCargo({
      cargo: usual,
      access: 'approved',
      plant: plant([event('WARN', day)]),
      isListKnown: true,
    }).reasons.map(({ kind }) => kind);
  expect(kinds('2024-01-01')).toContain('watched');
  expect(kinds('2022-01-01')).not.toContain('watched');
});

test('an origin without access is no, one with doubtful access unclear', () => {
  const toKind = (access: 'noAccess' | 'suspended' | 'limited') => {
    const { verdict, reasons } = checkCargo({ cargo: usual, access, plant: plant([]), isListKnown: true });
    return [verdict, reasons[0]?.kind];
  };
  expect(toKind('noAccess')).toEqual(['no', 'noAccess']);
  expect(toKind('suspended')).toEqual(['no', 'originSuspended']);
  expect(toKind('limited')).toEqual(['unclear', 'originDoubtful']);
});

test('dates that contradict each other leave it unclear', () => {
  expect(ask(plant([]), { shipping: '2024-04-01' })).toEqual(['unclear', 'dates']);
});

test('the decree is that of the day', () => {
  expect(['2021-12-31', '2022-01-01', '2026-05-31', '2026-06-01'].map(ruleOn)).toEqual(['145', '248', '248', '280']);
});
