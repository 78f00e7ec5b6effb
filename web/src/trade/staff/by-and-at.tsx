import { useFormat } from '#i18n/format.ts';

/** By whom, where that is known, and under it when. */
export function ByAndAt({ by, at }: { readonly by: string; readonly at: string }) {
  const format = useFormat();
  if (by === '') return format.dateTime(at);
  return (
    <>
      {by}
      <span className="c-sub c-nowrap">{format.dateTime(at)}</span>
    </>
  );
}
