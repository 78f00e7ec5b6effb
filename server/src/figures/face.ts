export {
  type DecidingWork,
  type FigureRoom,
  type FigureRooms,
  type FilledField,
  keepFiguresAsPrinted,
  refillFigures,
  undoFigures,
  withFilled,
} from './decide-figures.ts';
export {
  deleteFigures,
  type FigureConfirmation,
  insertFigures,
  listWrittenTexts,
  type StoredFigures,
} from './figure-store.queries.ts';
export { type FillingDeps, fillTexts, lockedFigure, type ReadyText, type SourceText } from './fill-texts.ts';
export type {
  FigureField,
  FigureMemberField,
  FigureSeries,
  FindFigureMembers,
  ListFigureSeries,
  ReadFigures,
} from './read-figures.ts';
export { fillWords, previewWords, readWritten } from './subject-texts.ts';
