export { readTicker } from './front/front.service.ts';
