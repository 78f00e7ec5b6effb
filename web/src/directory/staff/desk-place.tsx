import { languageTags, useEdition } from '#i18n/edition.ts';
import layout from '#shell/console/layout.module.css';

interface DeskPlaceProps {
  readonly city: string;
  /** Province or country in the console's language. */
  readonly around: string;
}

/** Cities are written in Chinese; the English console puts the province or country first. */
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
