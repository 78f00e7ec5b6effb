import { join } from 'node:path';
import { type ChargeState, chargeStates, type Module, modules, staffRoles } from '@btc/contract/members/access.ts';
import { z } from 'zod';
import { readJson } from '../doors/read-data.ts';

/** Firms and people are invented, as the names say in both languages. */
const company = z.strictObject({
  name: z.string(),
  localName: z.string(),
  type: z.string(),
  product: z.string(),
  country: z.string(),
  province: z.string().nullable(),
  person: z.string(),
  personEnglish: z.string(),
  sex: z.enum(['Mr', 'Ms']),
});
const companies = z.strictObject({ importer: company, trader: company, exporter: company, portal: company });

const membership = z.strictObject({
  state: z.enum(['none', 'applied', 'trial', 'paid', 'lapsed']),
  daysLeft: z.int().nullable(),
  hasModules: z.boolean(),
});
const memberships = z.strictObject({
  none: membership,
  applied: membership,
  trial: membership,
  paid: membership,
  expiring: membership,
  lapsed: membership,
});

const account = z.strictObject({
  id: z.int(),
  name: z.string(),
  nickName: z.string(),
  state: z.enum(['normal', 'frozen', 'cancelled', 'blocked']),
  staffRole: z.enum(staffRoles).nullable(),
  cn: memberships.keyof(),
  en: memberships.keyof(),
  unread: z.boolean(),
  company: companies.keyof(),
});

const file = readJson(
  join(import.meta.dirname, 'accounts.json'),
  z.strictObject({ password: z.string(), companies, memberships, accounts: z.array(account) }),
);

export const demoPassword = file.password;

/** Days count from the start of the program, so that the states stay as named. */
export interface DemoMembership {
  readonly state: ChargeState;
  readonly daysLeft: number | null;
  readonly modules: readonly Module[];
}

function toMembership(name: keyof z.output<typeof memberships>): DemoMembership {
  const { state, daysLeft, hasModules } = file.memberships[name];
  return { state: chargeStates[state], daysLeft, modules: hasModules ? modules : [] };
}

/** Covers every state of decisions §7, and one account for each staff role. */
export const demoAccounts = file.accounts.map((one) => ({
  ...one,
  cn: toMembership(one.cn),
  en: toMembership(one.en),
  company: file.companies[one.company],
}));
export type DemoAccount = (typeof demoAccounts)[number];

const request = z.strictObject({
  /** Below 1000, which is reserved for the demonstration. */
  id: z.int(),
  userId: z.int(),
  level: z.string(),
  requireType: z.string(),
  requireTypeText: z.string(),
  gradeMoney: z.number(),
  edition: z.enum(['cn', 'en']),
  state: z.enum(['new', 'contacted', 'granted', 'refused']),
  daysAgo: z.int(),
  decidedDaysAgo: z.int().nullable(),
  reason: z.string().nullable(),
  note: z.string().nullable(),
});
/** Days count back from the start of the program. */
export type DemoRequest = z.output<typeof request>;

/** One request in each state, the staff working on them, and the cancellation that froze demo_frozen. */
export const {
  deskId: demoDeskId,
  requests: demoRequests,
  cancellation: demoCancellation,
} = readJson(
  join(import.meta.dirname, 'requests.json'),
  z.strictObject({
    deskId: z.int(),
    requests: z.array(request),
    cancellation: z.strictObject({ id: z.int(), userId: z.int(), daysAgo: z.int(), reason: z.string() }),
  }),
);
