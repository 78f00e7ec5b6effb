import { useFormat } from '#i18n/format.ts';

/** By whom, where that is known, and when: the moment stays on one line. */
export function ByAndAt({ by, at }: { readonly by: string; readonly at: string }) {
  const format = useFormat();
  return (
    <>
      {by !== '' && `${by} · `}
      <span className="c-nowrap">{format.dateTime(at)}</span>
    </>
  );
}
