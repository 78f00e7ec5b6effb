import { useState } from 'react';
import { toFieldMoment } from '#i18n/shanghai-time.ts';

/** The value of a date-time field (Beijing time), empty for at once; `when` is its form in the request. */
export function useMoment(begin: string) {
  const [at, setAt] = useState(begin);
  const [openedAt] = useState(() => Date.now());
  const moment = at === '' ? null : new Date(toFieldMoment(at));
  const isPast = moment !== null && moment.getTime() <= openedAt;
  return { at, setAt, isPast, when: moment === null ? {} : { At: moment.toISOString() } };
}
