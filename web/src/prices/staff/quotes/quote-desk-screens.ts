export { CorrectionsScreen } from './corrections.screen.tsx';
export { DictionariesScreen } from './terms/dictionaries.screen.tsx';
export { PriceNotesScreen } from '../notes/notes.screen.tsx';
export { PriceTermsScreen } from './terms/price-terms.screen.tsx';
export { QuoteSheetScreen } from './sheet/quote-sheet.screen.tsx';
export { SeriesScreen } from './terms/series.screen.tsx';
