export { DutyRuling, OtherDuty, QuotaRuling } from './duty-ruling.tsx';
export { QuotaLink } from './quota-link.tsx';
export { messages } from './quota-messages.ts';
