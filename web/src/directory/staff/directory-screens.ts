export { ClaimsScreen } from './claims.screen.tsx';
export { ExhibitionsScreen } from './exhibitions.screen.tsx';
export { MerchantsScreen } from './merchants.screen.tsx';
