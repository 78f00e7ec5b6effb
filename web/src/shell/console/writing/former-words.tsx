import type { Edition } from '@btc/contract/members/access.ts';
import { languageTags } from '#i18n/edition.ts';
import shared from '#ui/base/shared.module.css';
import { Button } from '#ui/button.tsx';
import { ArticleBody } from '#ui/rich-text/article-body.tsx';
import { fillLive, listReferences } from '../figures/figure-text.ts';
import { useLiveFigures } from '../figures/use-live-figures.ts';
import layout from '../layout.module.css';

interface FormerWordsProps {
  readonly edition: Edition;
  readonly html: string;
  readonly takeOver: string;
  readonly onTake: () => void;
}

export function FormerWords({ edition, html, takeOver, onTake }: FormerWordsProps) {
  const { live } = useLiveFigures(listReferences([html]), null);
  return (
    <div lang={languageTags[edition]} className={shared['stack4']}>
      <ArticleBody html={fillLive(html, live, edition)} />
      {html !== '' && (
        <div className={layout['actions']}>
          <Button size="small" onClick={onTake}>
            {takeOver}
          </Button>
        </div>
      )}
    </div>
  );
}
