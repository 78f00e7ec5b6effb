import { useFormat } from '#i18n/format.ts';
import layout from '#shell/console/layout.module.css';
import { classNames } from '#ui/class-names.ts';

export function ByAndAt({ by, at }: { readonly by: string; readonly at: string }) {
  const format = useFormat();
  if (by === '') return format.dateTime(at);
  return (
    <>
      {by}
      <span className={classNames(layout['sub'], layout['nowrap'])}>{format.dateTime(at)}</span>
    </>
  );
}
