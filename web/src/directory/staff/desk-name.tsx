import { languageTags, useEdition } from '#i18n/edition.ts';
import layout from '#shell/console/layout.module.css';

interface DeskNameProps {
  readonly cn: string;
  readonly en: string | null;
  /** Null while there is no public page. */
  readonly address: string | null;
}

/** In the console's language, else in the other one. */
export function DeskName({ cn, en, address }: DeskNameProps) {
  const names = [
    { name: cn, lang: languageTags.cn },
    ...(en === null ? [] : [{ name: en, lang: languageTags.en }]),
  ] as const;
  const [first, second] = useEdition() === 'cn' ? names : names.toReversed();
  if (first === undefined) return null;
  return (
    <>
      <span lang={first.lang}>{address === null ? first.name : <a href={address}>{first.name}</a>}</span>
      {second !== undefined && (
        <span className={layout['sub']} lang={second.lang}>
          {second.name}
        </span>
      )}
    </>
  );
}
