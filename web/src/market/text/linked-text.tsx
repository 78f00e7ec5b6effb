import shared from '#ui/base/shared.module.css';
import { textParts } from './text-parts.ts';

/** Plain text; its links are nofollow and send no referrer. */
export function LinkedText({ text }: { text: string }) {
  return (
    <p className={shared['plainText']}>
      {textParts(text).map((part, index) =>
        part.kind === 'words' ? (
          part.text
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- parts of one text never move
          <a key={index} href={part.address} rel="nofollow ugc noopener noreferrer" target="_blank">
            {part.text}
          </a>
        ),
      )}
    </p>
  );
}
