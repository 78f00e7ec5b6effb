import type { WeekAhead } from './weekly-facts.ts';

/** What a reader does well to have in mind, month by month; January first. */
export const monthNotes: readonly string[] = [
  'Most of what lands in January was loaded in November. Offers made now are about arrivals from March; the holiday trade is being decided by what already lies in cold store.',
  'Enquiries are few around Spring Festival and one or two deals can move a range. February has no customs figure of its own: it comes with January in March, so these offers have no arrivals to be held against.',
  'Restocking after the holiday tends to begin with catering, which wants shin/shank and navel first. Full forequarter sets wait for the processors to plan their runs.',
  'Autumn in the southern hemisphere begins to steer slaughter. When shipment months in the offers slip, that says more about supply, and says it earlier, than a cheaper price.',
  'Hotpot is out of season, so navel and flank loosen before forequarter does. “Beef” is not one market: look at each of the six items.',
  'Mid-year is when traders clear stock and settle accounts. Forward down and spot steady usually means that the pressure is still on the water.',
  'South American beef booked in July, at some forty days of sailing (our estimate), arrives for Mid-Autumn and National Day. These offers already are the cost of the high season.',
  'Space that still arrives before 1 October is short in August, and one specification can carry two prices by vessel. When a range widens, look at shipment before direction.',
  'September closes the stocking season, and plants in Brazil and Argentina arrange fourth-quarter contracts. Production and loading windows deserve more reading than the unit price.',
  'In October the first change after the holiday is one of two weeks; only from the second week on does “w/w” mean what it says. With the hotpot season, watch flank and navel first.',
  'A November sailing lands in late December or January. Whether to enter it this year or wait for the new one is a matter of duty, storage and finance cost.',
  'Beef booked in December misses the holiday counter. Those who still pay up are buying stock for afterwards, with an eye on next year’s duty and costs.',
];

/** One a week in turn: how to read an offer. */
export const readingTips: readonly string[] = [
  'Count the cuts in a 6-cut set. A neck left out or a point-end brisket added is worth USD 50, and the name stays the same.',
  'CFR and CIF differ by an insurance premium, usually under 1%; a price with taxes differs by duty and VAT. Three terms in one row give one wrong answer.',
  '90VL is judged by eye and 90CL by a laboratory. If the contract says VL there is no certificate to settle a dispute.',
  'The mainstream is the price quoted most often, not an average. With few quotes, read low and high along with it.',
  'The production date stands in the offer, never in the mainstream. Older product is closer to buyers’ own limits of ninety or a hundred and eighty days, and is cheap for that reason.',
  'Plant decides channel. Some buyers take a handful of plant numbers only, and USD 100 off may be nothing but another number on the box.',
  'Offers stand for two or three days. Monday’s low can be sold out by Friday: the bottom of a range is where somebody bought, which you may no longer.',
  'Bone-in and boneless do not compare by the kilo. Convert with the yield of your own cutting room first.',
  'One per cent on the exchange rate moves landed cost by about CNY 0.50/kg, as much as USD 60 on the offer. Whoever watches offers alone misses half.',
  'When frozen weight becomes landed cost, somebody pays for drip and wrapping. It is the buyer.',
  'A vessel name is firmer than a month. “October shipment” can vary by three weeks, enough to carry a box into another duty year.',
  'A deposit is part of the price. At 30% down in place of 20%, the same figure ties up half as much money again.',
  'Before reading a change, check that item, term and specification are last week’s. If one of the three moved, there is no change to read.',
];

/** What is coming next week. */
export const aheadNotes: Readonly<Record<WeekAhead, string>> = {
  customsDetail:
    'Customs publishes last month by origin and tariff line between the 18th and the 20th. Take the sum of 0201 and 0202 in product weight first, then the origins: the same total from other hands is another price story.',
  janFebTogether:
    'Next week brings January and February together. Halving the sum gives no month: where Spring Festival falls can make one twice the other.',
  newYear:
    'New Year falls into next week, and the comment comes on 5 January. Year-end entries end up in two years’ stories; check whether a figure goes by declaration or by release.',
  quotaStarts:
    'Since 1 January the beef safeguard counts each origin from zero. From the third day after its quota is reached, the day itself counting as the first, 55 points come on top of the duty. Ask of every offer on which day it will be declared.',
  springFestival: 'No quotes are gathered over Spring Festival; next week stays a gap. Quotes return on 27 February.',
  nationalDay:
    'National Day thins next week’s quotes, and the comment comes on 8 October. What moves abroad meanwhile will show all at once.',
  labourDay:
    'Friday is Labour Day and the comment comes on 6 May. Thin trade narrows ranges without making anybody agree.',
  none: 'No regular release falls into next week. A good one for checking contracts afloat: vessel, production dates, plant, term.',
};
