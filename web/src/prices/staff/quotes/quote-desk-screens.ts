export { CorrectionsScreen } from './corrections.screen.tsx';
export { DictionariesScreen } from './dictionaries.screen.tsx';
export { PriceNotesScreen } from '../notes/notes.screen.tsx';
export { PriceTermsScreen } from './price-terms.screen.tsx';
export { QuoteSheetScreen } from './quote-sheet.screen.tsx';
export { SeriesScreen } from './series.screen.tsx';
