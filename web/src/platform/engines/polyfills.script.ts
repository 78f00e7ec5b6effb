// For engines that lack some of it: web/engines.ts lists what must be here and what decides that it is loaded.
import 'core-js/modules/es.array.at.js';
import 'core-js/modules/es.array.find-last.js';
import 'core-js/modules/es.array.find-last-index.js';
import 'core-js/modules/es.array.to-reversed.js';
import 'core-js/modules/es.array.to-sorted.js';
import 'core-js/modules/es.array.to-spliced.js';
import 'core-js/modules/es.array.with.js';
import 'core-js/modules/es.string.at-alternative.js';
import 'core-js/modules/es.map.group-by.js';
import 'core-js/modules/es.object.has-own.js';
import 'core-js/modules/web.structured-clone.js';
import 'core-js/modules/web.url.can-parse.js';
import { addAbortSignals } from './abort-signals.ts';
import { addRequestSubmit } from './request-submit.ts';

addAbortSignals();
addRequestSubmit();
