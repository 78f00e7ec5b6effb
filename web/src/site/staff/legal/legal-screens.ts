/** The screens of legal texts, in one file for the console: the editor comes with them. */
export { LegalTextScreen } from './legal-text.screen.tsx';
export { LegalTextsScreen } from './legal-texts.screen.tsx';
