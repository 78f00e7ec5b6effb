import { shanghaiField, toFieldMoment } from '#i18n/shanghai-time.ts';
import type { FieldCodec } from '#platform/forms/form-values.ts';

export const momentCodec: FieldCodec = {
  format: (moment) => (typeof moment === 'string' ? shanghaiField(moment) : ''),
  parse: (typed) => ({ value: toFieldMoment(typed) }),
};
