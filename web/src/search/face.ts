export { CardFrame, Figure, Figures } from './answer-card.tsx';
