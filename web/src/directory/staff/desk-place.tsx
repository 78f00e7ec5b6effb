import { languageTags, useEdition } from '#i18n/edition.ts';
import layout from '#shell/console/layout.module.css';

interface DeskPlaceProps {
  readonly city: string;
  /** The province or country, as the console's language calls it. */
  readonly around: string;
}

/** Where an entry is. Cities are written in Chinese; in the English console the province or country comes first. */
export function DeskPlace({ city, around }: DeskPlaceProps) {
  const isChinese = useEdition() === 'cn';
  return (
    <>
      {!isChinese && around}
      <span className={isChinese ? undefined : layout['sub']} lang={languageTags.cn}>
        {city}
      </span>
    </>
  );
}
