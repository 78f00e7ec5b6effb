export { listPins } from './pins/pin.queries.ts';
