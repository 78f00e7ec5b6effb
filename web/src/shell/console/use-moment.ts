import { useState } from 'react';
import { toFieldMoment } from '#i18n/shanghai-time.ts';

/** When something is to happen, as a field has it (Beijing time); empty is at once. `when` is how a call takes it. */
export function useMoment(begin: string) {
  const [at, setAt] = useState(begin);
  const [openedAt] = useState(() => Date.now());
  const moment = at === '' ? null : new Date(toFieldMoment(at));
  const isPast = moment !== null && moment.getTime() <= openedAt;
  return { at, setAt, isPast, when: moment === null ? {} : { At: moment.toISOString() } };
}
