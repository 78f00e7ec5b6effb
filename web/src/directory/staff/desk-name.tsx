import { languageTags, useEdition } from '#i18n/edition.ts';
import layout from '#shell/console/layout.module.css';

interface DeskNameProps {
  readonly cn: string;
  readonly en: string | null;
  /** The public page; null while there is none. */
  readonly address: string | null;
}

/** What an entry is called: in the console's language first, where it has a name in it, then in the other. */
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
