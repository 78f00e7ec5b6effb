import { bannerLinkPattern, bannerPictureRule, bannerRule } from '@btc/contract/home/banner-rule.ts';
import { fileAddress } from '@btc/contract/wire/file-address.ts';
import { languageTags, type Edition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { ActionFailure } from '#shell/console/actions/action-failure.tsx';
import { FigureField } from '#shell/console/figures/figure-line.tsx';
import { FileField } from '#shell/console/file-field.tsx';
import layout from '#shell/console/layout.module.css';
import { ScreenPart } from '#shell/console/screen-page.tsx';
import { useAction } from '#shell/console/actions/use-action.ts';
import shared from '#ui/base/shared.module.css';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { type BannerDraft, type DraftText, toDraftPicture } from './banner-draft.ts';
import styles from './banner-parts.module.css';
import { messages } from './front-messages.ts';

interface PartProps {
  readonly draft: BannerDraft;
  readonly onChange: (draft: BannerDraft) => void;
}

export function BannerWordsPart({ edition, draft, onChange }: PartProps & { readonly edition: Edition }) {
  const t = useMessages(messages);
  const text = draft.texts[edition];
  const change = (changes: Partial<DraftText>) =>
    onChange({ ...draft, texts: { ...draft.texts, [edition]: { ...text, ...changes } } });
  const isWrongLink = text.link !== '' && !bannerLinkPattern.test(text.link.trim());
  return (
    <ScreenPart title={t.editions[edition]}>
      <div className={shared['stack4']}>
        <Checkbox checked={text.isThere} onChange={() => change({ isThere: !text.isThere })}>
          {t.inEdition}
        </Checkbox>
        {text.isThere && (
          <>
            <FigureField
              edition={edition}
              label={t.bannerTitle}
              maxLength={bannerRule.title}
              required
              value={text.title}
              onChange={(title) => change({ title })}
            />
            <FigureField
              edition={edition}
              label={t.summary}
              rows={2}
              maxLength={bannerRule.summary}
              required
              value={text.summary}
              onChange={(summary) => change({ summary: summary.replaceAll('\n', ' ') })}
            />
            <TextField
              label={t.pictureAlt}
              lang={languageTags[edition]}
              maxLength={bannerRule.pictureAlt}
              required
              value={text.pictureAlt}
              onChange={(event) => change({ pictureAlt: event.target.value })}
            />
            <TextField
              label={t.link}
              hint={t.linkHint}
              error={isWrongLink ? t.linkHint : null}
              maxLength={bannerRule.link}
              required
              value={text.link}
              onChange={(event) => change({ link: event.target.value })}
            />
          </>
        )}
      </div>
    </ScreenPart>
  );
}

export function PictureField({ draft, onChange }: PartProps) {
  const t = useMessages(messages);
  const { isPending, failure, run } = useAction();
  const upload = (file: File | null) => {
    if (file === null) return;
    void run(async (api) => {
      const { Row } = await api('UploadBannerPicture', { Files: file });
      onChange({ ...draft, picture: toDraftPicture(Row) });
    });
  };
  return (
    <div>
      <FileField
        label={t.picture}
        hint={isPending ? t.uploading : t.pictureHint}
        accept="image/jpeg,image/png,image/webp"
        maxBytes={bannerPictureRule.maxBytes}
        disabled={isPending}
        onFile={upload}
      />
      <ActionFailure failure={failure} />
    </div>
  );
}

export function PreviewPart({ draft }: Pick<PartProps, 'draft'>) {
  const t = useMessages(messages);
  return (
    <ScreenPart title={t.preview}>
      <div className={layout['pair']}>
        <BannerPreview edition="cn" draft={draft} />
        <BannerPreview edition="en" draft={draft} />
      </div>
    </ScreenPart>
  );
}

function BannerPreview({ edition, draft }: { readonly edition: Edition; readonly draft: BannerDraft }) {
  const t = useMessages(messages);
  const text = draft.texts[edition];
  if (!text.isThere) return null;
  return (
    <figure className={styles['bannerPreview']} lang={languageTags[edition]}>
      <div>
        <p className={styles['bannerTitle']}>{text.title === '' ? t.bannerTitle : text.title}</p>
        <p>{text.summary === '' ? t.summary : text.summary}</p>
      </div>
      {draft.picture.path === '' ? (
        <p className={layout['note']}>{t.needPicture}</p>
      ) : (
        <img
          src={fileAddress(draft.picture.path)}
          alt={text.pictureAlt}
          width={Number(draft.picture.width)}
          height={Number(draft.picture.height)}
        />
      )}
    </figure>
  );
}
