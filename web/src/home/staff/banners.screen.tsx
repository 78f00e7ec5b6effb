import { type BannerType, bannerTypes } from '@btc/contract/home/banner-codes.ts';
import { newThing } from '@btc/contract/console/console-paths.ts';
import type { DeskBanner } from '@btc/contract/home/desk/banner-desk.ts';
import { fileAddress } from '@btc/contract/wire/file-address.ts';
import { useState } from 'react';
import { useEdition } from '#i18n/edition.ts';
import { useFormat } from '#i18n/format.ts';
import { useMessages } from '#i18n/messages.ts';
import { PageLink } from '#platform/pages/page-link.tsx';
import { ActionFailure } from '#shell/console/actions/action-failure.tsx';
import { useFilters } from '#shell/console/filters/address-filters.ts';
import { AnswerView } from '#shell/console/answer-view.tsx';
import { ArrangeList } from '#ui/arrange/arrange-list.tsx';
import { toConsoleScreenPath } from '#shell/console/console-path.ts';
import { CountedTabs } from '#shell/console/filters/counted-tabs.tsx';
import { StateMark, type Tone } from '#shell/console/facts.tsx';
import layout from '#shell/console/layout.module.css';
import records from '#shell/console/records.module.css';
import { ScreenPage } from '#shell/console/screen-page.tsx';
import { useAction } from '#shell/console/actions/use-action.ts';
import { useCall } from '#shell/console/use-call.ts';
import { LinkButton } from '#ui/button.tsx';
import { DemoMark } from '#ui/data/demo-mark.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';
import { EmptyState } from '#ui/state/notice.tsx';
import { messages } from './front-messages.ts';

export function BannersScreen() {
  const t = useMessages(messages);
  const edition = useEdition();
  const { filter, hrefWith } = useFilters<'place'>();
  const place = bannerTypes.find((type) => type === filter('place')) ?? 'home';
  const answer = useCall('GetDeskBanners', {});
  const countFound = (type: BannerType) => answer.data?.Rows.filter(({ Type }) => Type === type).length ?? null;
  return (
    <ScreenPage
      title={t.banners}
      actions={
        <LinkButton variant="primary" to={`${toConsoleScreenPath(edition, 'banner', newThing)}?place=${place}`}>
          {t.newBanner}
        </LinkButton>
      }
    >
      <CountedTabs
        label={t.placesLabel}
        tabs={bannerTypes.map((key) => ({
          key,
          name: t.places[key],
          to: hrefWith('place', key),
          count: countFound(key),
        }))}
        current={place}
      />
      <AnswerView answer={answer}>
        {({ Rows }) => (
          <PlaceList
            key={place}
            place={place}
            banners={Rows.filter(({ Type }) => Type === place)}
            onChanged={answer.reload}
          />
        )}
      </AnswerView>
    </ScreenPage>
  );
}

interface PlaceListProps {
  readonly place: BannerType;
  readonly banners: readonly DeskBanner[];
  readonly onChanged: () => void;
}

function PlaceList({ place, banners, onChanged }: PlaceListProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const { failure, run } = useAction();
  // What was dropped stands at once; the answer takes its place.
  const [order, setOrder] = useState<readonly string[] | null>(null);
  if (banners.length === 0) return <EmptyState title={t.empty} />;
  const findPosition = ({ BannerID }: DeskBanner) => order?.indexOf(String(BannerID)) ?? 0;
  const inOrder = banners.toSorted((a, b) => findPosition(a) - findPosition(b));
  const arrange = async (keys: readonly string[]) => {
    setOrder(keys);
    const done = await run((api) => api('ArrangeBanners', { Type: place, BannerIDs: keys.map(Number) }));
    if (done) showToast(t.orderSaved);
    else setOrder(null);
    onChanged();
  };
  return (
    <>
      <ActionFailure failure={failure} />
      <ArrangeList
        label={t.listLabel(t.places[place])}
        items={inOrder.map((banner) => ({
          key: String(banner.BannerID),
          name: formatTitle(banner, edition) ?? t.untitled,
          content: <BannerLine banner={banner} />,
        }))}
        onArrange={(keys) => void arrange(keys)}
      />
    </>
  );
}

function formatTitle({ Texts }: DeskBanner, edition: 'cn' | 'en'): string | null {
  const [first, second] = edition === 'cn' ? [Texts.cn, Texts.en] : [Texts.en, Texts.cn];
  return (first ?? second)?.Title ?? null;
}

const tones = { shown: 'good', waiting: 'waiting', over: 'plain', hidden: 'plain' } as const satisfies Record<
  DeskBanner['State'],
  Tone
>;

function BannerLine({ banner }: { banner: DeskBanner }) {
  const t = useMessages(messages);
  const edition = useEdition();
  const format = useFormat();
  const { BannerID, Picture, Texts, State, ShownFrom, ShownUntil, UseRanges } = banner;
  const days = [ShownFrom, ShownUntil].map((moment) => (moment === null ? '…' : format.date(moment)));
  const editions = (['cn', 'en'] as const).filter((one) => Texts[one] !== null).map((one) => t.editions[one]);
  return (
    <div className={records['bannerLine']}>
      <img src={fileAddress(Picture)} alt="" loading="lazy" />
      <div>
        <PageLink to={toConsoleScreenPath(edition, 'banner', BannerID)}>
          {formatTitle(banner, edition) ?? t.untitled}
        </PageLink>{' '}
        {banner.Demo && <DemoMark kind="content" />}
        <span className={layout['sub']}>
          {[...editions, ...UseRanges.map((range) => t.clientNames[range])].join(t.separator)}
          {(ShownFrom !== null || ShownUntil !== null) && ` · ${days.join('–')}`}
        </span>
      </div>
      <StateMark tone={tones[State]}>{t.states[State]}</StateMark>
    </div>
  );
}
