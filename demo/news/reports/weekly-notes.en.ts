import type { WeekAhead } from './weekly-facts.ts';

/** By month, January first. */
export const monthNotes: readonly string[] = [
  'Most January arrivals were loaded in November. Offers now are for arrival from March; the holiday trade depends on stocks already in cold store.',
  'Enquiries are thin around Spring Festival and one or two deals can move a range. February customs data come with January’s in March, so there are no arrivals yet to compare with these offers.',
  'Post-holiday restocking usually starts with food service, in shin/shank and navel. Forequarter sets follow once processors plan production.',
  'Southern-hemisphere autumn starts to affect slaughter. Slipping shipment months signal supply earlier than lower offers do.',
  'Hotpot is out of season, so navel and flank ease before forequarter. Check the six items one by one; they do not move together.',
  'Traders clear stock and settle accounts at mid-year. Forward lower with spot steady usually means the pressure is still afloat.',
  'South American beef booked in July, at about 40 days’ sailing (our estimate), arrives for Mid-Autumn and National Day. Today’s offers set high-season costs.',
  'Space for arrival before 1 October is tight in August, and the same specification can carry two prices by vessel. If a range widens, check shipment dates before calling a direction.',
  'September closes the stocking season, and Brazilian and Argentine plants book fourth-quarter contracts. Production and loading windows matter more than the unit price.',
  'The first change after the October holiday covers two weeks; w/w is comparable again from the second week. Hotpot season starts: watch flank and navel.',
  'A November sailing arrives in late December or January. Entering it this year or next is a question of duty, storage and finance cost.',
  'Beef booked in December misses the holiday trade. Buyers still paying up are buying for after the holiday, with next year’s duty and costs in mind.',
];

/** One per week, in rotation. */
export const readingTips: readonly string[] = [
  'Check the cuts in a 6-cut set. Leaving out the neck or adding point-end brisket is worth about USD 50/t under the same name.',
  'CFR and CIF differ by an insurance premium, usually under 1%; a price with taxes differs by duty and VAT. Do not compare the three in one row.',
  '90VL is judged by eye and 90CL by a laboratory. With VL in the contract there is no certificate to settle a dispute.',
  'The mainstream price is the one quoted most often, not an average. With few quotes, read it with the low and high.',
  'Production dates are in the offer, not in the mainstream price. Older product is close to buyers’ 90- or 180-day limits and is cheaper for that reason.',
  'The plant decides the channel. Some buyers accept only a few plant numbers; USD 100/t off may simply be a different plant.',
  'Offers are valid for two or three days. Monday’s low may be sold out by Friday; the low of a range is not always still available.',
  'Bone-in and boneless prices per kg do not compare. Convert at your own cutting yield first.',
  'One per cent on the exchange rate moves landed cost by about CNY 0.50/kg, as much as USD 60/t on the offer. Watch both.',
  'Allow for drip loss and packaging when working out landed cost from frozen weight; the buyer bears both.',
  'A named vessel is firmer than a shipment month. “October shipment” can vary by three weeks, enough to push a container into the next duty year.',
  'The deposit is part of the price: 30% down instead of 20% ties up half as much cash again.',
  'Check that item, price terms and specification are the same as last week before reading a change.',
];

export const aheadNotes: Readonly<Record<WeekAhead, string>> = {
  customsDetail:
    'Customs publishes last month by origin and tariff line between the 18th and the 20th. Take 0201 plus 0202 in product weight first, then the origins: the same total from a different mix means different prices.',
  janFebTogether:
    'Next week brings January and February together. Do not halve the total: depending on Spring Festival, one month can be twice the other.',
  newYear:
    'New Year falls next week; the review is out on 5 January. Year-end entries straddle two years: check whether a figure is by declaration or release date.',
  quotaStarts:
    'Country quotas under the beef safeguard took effect on 1 January, each counting from zero. From the third day after a quota is reached, counting that day as the first, 55 points are added to the duty. Check the declaration date of every offer.',
  springFestival: 'No quotes are collected over Spring Festival, so next week is a gap. Quotes resume on 27 February.',
  nationalDay:
    'National Day thins next week’s quotes; the review is out on 8 October. Moves abroad during the holiday will show in one step.',
  labourDay:
    'Friday is Labour Day; the review is out on 6 May. Thin trade narrows ranges without real agreement on price.',
  none: 'No regular release next week. A good time to check contracts afloat: vessel, production dates, plant, price terms.',
};
