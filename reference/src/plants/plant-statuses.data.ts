import type { NamedCode } from '../named-code.ts';

/** State a plant registration is in; it follows from the events and is not stored by itself. */
export const plantStates = [
  { code: 'active', nameCn: '有效', nameEn: 'Active' },
  { code: 'suspended', nameCn: '暂停', nameEn: 'Suspended' },
  { code: 'cancelled', nameCn: '已取消', nameEn: 'Cancelled' },
  { code: 'expired', nameCn: '已到期', nameEn: 'Expired' },
] as const satisfies readonly NamedCode[];

export type PlantState = (typeof plantStates)[number]['code'];

export interface PlantStatusFacts extends NamedCode {
  /** The state after the event, null where the event leaves the state as it was. */
  readonly resultsIn: PlantState | null;
  /** True for the six changes of the status board, false for other events. */
  readonly onStatusBoard: boolean;
}

export const plantStatusRows = [
  { code: 'NEW', nameCn: '新增注册（新批准）', nameEn: 'Newly approved', resultsIn: 'active', onStatusBoard: true },
  { code: 'REGAIN', nameCn: '恢复资格', nameEn: 'Reinstated', resultsIn: 'active', onStatusBoard: true },
  { code: 'SUSP_CN', nameCn: '中方暂停', nameEn: 'Suspended by China', resultsIn: 'suspended', onStatusBoard: true },
  {
    code: 'SUSP_SELF',
    nameCn: '自主暂停',
    nameEn: 'Voluntarily suspended',
    resultsIn: 'suspended',
    onStatusBoard: true,
  },
  { code: 'CANCEL', nameCn: '取消注册', nameEn: 'Registration cancelled', resultsIn: 'cancelled', onStatusBoard: true },
  {
    code: 'RENUM',
    nameCn: '注册编号调整',
    nameEn: 'Registration number adjustment',
    resultsIn: null,
    onStatusBoard: true,
  },
  { code: 'INFO', nameCn: '名称／地址变更', nameEn: 'Name or address change', resultsIn: null, onStatusBoard: false },
  { code: 'SCOPE', nameCn: '产品范围变更', nameEn: 'Product scope change', resultsIn: null, onStatusBoard: false },
  { code: 'EXPIRE', nameCn: '注册到期', nameEn: 'Registration expired', resultsIn: 'expired', onStatusBoard: false },
  { code: 'RENEW', nameCn: '延续注册', nameEn: 'Registration renewed', resultsIn: 'active', onStatusBoard: false },
  {
    code: 'WARN',
    nameCn: '加强监管（抽检）',
    nameEn: 'Enhanced supervision / increased testing',
    resultsIn: null,
    onStatusBoard: false,
  },
] as const satisfies readonly PlantStatusFacts[];

export type PlantStatusCode = (typeof plantStatusRows)[number]['code'];
