import type { PriceFile } from '@btc/contract/prices/price-paths.ts';
import { toPriceFilePath } from '@btc/contract/prices/price-paths.ts';
import { type RefObject, useState } from 'react';
import type { FigureHandle } from '#charts/export/chart-export.tsx';
import type { PngCaption } from '#charts/export/png-caption.ts';
import { formatCitation } from '#charts/heading/heading-text.ts';
import { messages as headingMessages } from '#charts/heading/messages.ts';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import shared from '#ui/base/shared.module.css';
import { Button } from '#ui/button.tsx';
import { DataAddress } from '#ui/data/data-address.tsx';
import { FileLink, PlainCsvLink } from '#ui/data/file-link.tsx';
import { CopyButton } from '#ui/overlay/copy-button.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';
import { messages } from './messages.ts';

export interface PicturedPrices extends Pick<PngCaption, 'title' | 'subtitle' | 'fileName'> {
  readonly source: string;
  readonly notes?: readonly string[];
  readonly isDemo: boolean;
}

export interface PriceActionsProps {
  readonly file: PriceFile;
  /** The selection by parameter name; empty values are left out. */
  readonly query: Readonly<Record<string, string>>;
  /** Day as published; null or omitted for current prices. */
  readonly publishedOn?: string | null;
  readonly link: string;
  /** Omitted where nothing can be cited. */
  readonly about?: PicturedPrices | undefined;
  /** Null or omitted where there is no chart. */
  readonly figure?: RefObject<FigureHandle | null> | null;
}

export function PriceActions(props: PriceActionsProps) {
  const { file, query: given, publishedOn = null, link, about, figure = null } = props;
  const t = useMessages(messages);
  const headings = useMessages(headingMessages);
  const format = useFormat();
  const edition = useEdition();
  const query = publishedOn === null ? given : { ...given, AsPublishedOn: publishedOn };
  const notes = publishedOn === null ? [] : [t.asPublished(format.date(publishedOn))];
  // The server does not know under which address it is read.
  const origin = typeof window === 'undefined' ? '' : window.location.origin;
  return (
    <div className={shared['pageActions']} data-print="hide">
      {(['csv', 'xlsx'] as const).map((form) => (
        <FileLink key={form} path={toPriceFilePath(edition, { file, form, query })} failed={t.failed}>
          {t[form]}
        </FileLink>
      ))}
      <PlainCsvLink path={toPriceFilePath(edition, { file, form: 'csv', query })} failed={t.failed} />
      <DataAddress address={link} />
      {about !== undefined && figure !== null && (
        <PictureButton
          figure={figure}
          about={{ ...about, notes: [...(about.notes ?? []), ...notes] }}
          address={origin + link}
        />
      )}
      <CopyButton variant="quiet" size="small" text={origin + link}>
        {t.link}
      </CopyButton>
      {about !== undefined && (
        <CopyButton
          variant="quiet"
          size="small"
          text={formatCitation(edition, {
            title: about.title,
            scope: about.subtitle,
            source: about.source,
            asPublishedOn: publishedOn,
            address: origin + link,
          })}
        >
          {headings.cite}
        </CopyButton>
      )}
    </div>
  );
}

interface PictureButtonProps {
  readonly figure: RefObject<FigureHandle | null>;
  readonly about: PicturedPrices;
  readonly address: string;
}

function PictureButton({ figure, about, address }: PictureButtonProps) {
  const t = useMessages(messages);
  const [isPending, setPending] = useState(false);
  const { source, notes = [], isDemo, ...rest } = about;
  const save = async (): Promise<void> => {
    setPending(true);
    try {
      await figure.current?.exportPng({
        ...rest,
        source: t.source(source),
        notes: [...notes, address],
        demo: isDemo ? t.demo : null,
      });
    } catch {
      showToast(t.failed, 'error');
    } finally {
      setPending(false);
    }
  };
  return (
    <Button variant="quiet" size="small" pending={isPending} onClick={() => void save()}>
      {t.png}
    </Button>
  );
}
