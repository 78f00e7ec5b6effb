import { useEdition } from '#i18n/edition.ts';
import { useMessages } from '#i18n/messages.ts';
import { toMeat } from '../address/meat.ts';
import { useQueryState } from '../address/use-page-state.ts';
import { messages } from '../messages.ts';
import { ChoiceFilter } from './choice-filter.tsx';
import { cutChoices, originChoices, plantChoices, useCutTerms } from './filter-choices.ts';
import type { FilterProps } from './select-filters.tsx';

export function OriginFilter({ answer }: FilterProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const { state, go } = useQueryState();
  return (
    <ChoiceFilter
      name="origin"
      label={t.origin}
      all={t.allOrigins}
      choices={originChoices(answer.options, edition)}
      chosen={state.origins}
      onApply={(origins) => go({ origins, at: null, page: 1 })}
    />
  );
}

export function CutFilter({ answer }: FilterProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const { state, go } = useQueryState();
  const meat = toMeat(state.view);
  const { terms, fetchTerms } = useCutTerms(meat);
  return (
    <ChoiceFilter
      name="cut"
      label={t.cuts}
      all={t.allCuts}
      isLong
      choices={cutChoices(answer.options, edition, terms)}
      chosen={state.cuts}
      onApply={(cuts) => go({ cuts, at: null, page: 1 })}
      onOpen={fetchTerms}
      searchHint={meat === 'beef' ? t.cutSearchHint : t.porkCutSearchHint}
    />
  );
}

/** Several plants; empty where approval numbers are hidden. */
export function PlantFilter({ answer }: FilterProps) {
  const t = useMessages(messages);
  const edition = useEdition();
  const { state, go } = useQueryState();
  const choices = plantChoices(answer.options, edition);
  if (choices.length === 0 && state.plants.length === 0) return null;
  return (
    <ChoiceFilter
      name="plant"
      label={t.plants}
      all={t.allPlants}
      isLong
      choices={choices}
      chosen={state.plants}
      onApply={(plants) => go({ plants, at: null, page: 1 })}
      searchHint={t.plantSearchHint}
    />
  );
}
