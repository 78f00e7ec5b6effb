/** The screens of the directory, in one file for the console. */
export { ClaimsScreen } from './claims.screen.tsx';
export { ExhibitionsScreen } from './exhibitions.screen.tsx';
export { MerchantsScreen } from './merchants.screen.tsx';
