/*
 * Who posts on the demonstration's board: invented exporters and importers of the demonstration (demo/companies), and
 * two of its members, whose posts anybody who tries the portal can change and close.
 */

export interface DemoMarketCompany {
  /** What posts and messages call it. */
  readonly key: string;
  /** Number of its account. */
  readonly accountId: number;
  /** Number among the demonstration's companies; null where the account is one of the demonstration's members. */
  readonly companyId: number | null;
}

export const demoMarketCompanies = [
  { key: 'paid', accountId: 4, companyId: null },
  { key: 'expiring', accountId: 5, companyId: null },
  { key: 'brazil', accountId: 41, companyId: 501 },
  { key: 'argentina', accountId: 42, companyId: 516 },
  { key: 'uruguay', accountId: 43, companyId: 526 },
  { key: 'australia', accountId: 44, companyId: 533 },
  { key: 'newZealand', accountId: 45, companyId: 542 },
  { key: 'usa', accountId: 46, companyId: 548 },
  { key: 'spain', accountId: 47, companyId: 578 },
  { key: 'shanghai', accountId: 48, companyId: 1 },
  { key: 'dalian', accountId: 49, companyId: 2 },
  { key: 'qingdao', accountId: 50, companyId: 4 },
  { key: 'tianjin', accountId: 51, companyId: 5 },
  { key: 'fuzhou', accountId: 52, companyId: 6 },
] as const satisfies readonly DemoMarketCompany[];
export type DemoMarketCompanyKey = (typeof demoMarketCompanies)[number]['key'];
