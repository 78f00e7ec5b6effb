/** In one file, so that the console loads all screens of legal texts, and the editor, together. */
export { LegalTextScreen } from './legal-text.screen.tsx';
export { LegalTextsScreen } from './legal-texts.screen.tsx';
