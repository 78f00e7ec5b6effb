/** How to read a month, by calendar month; January and February together are the second. */
export const monthNotes: readonly string[] = [
  '',
  'January and February are released together so that the date of Spring Festival does not look like a y/y change: it was 29 January in 2025 and 17 February in 2026, and either month alone would tell the opposite story.',
  'March is the first month that can be read alone. After the entries that crowd into January it tends to be low; m/m means little, so look at y/y and year to date.',
  'What lands in April was loaded around February. Which origin sent fewer ships says more about the next two months than the total does.',
  'By May most first-quarter contracts have arrived. A higher price with steady volume is restocking; both down together is trouble in selling.',
  'June completes the half-year, which is good for structure: how much do the first two origins hold between them, and was it more a year ago?',
  'July begins to show the stocking for Mid-Autumn and National Day. Chilled and bone-in tell of restaurants earlier than frozen boneless does.',
  'August’s y/y change often has its cause a year earlier. Look for a typhoon or a rush through customs in last year’s figure first.',
  'September is the tail of the high season. A steep m/m fall need not be weak demand: the beef may have come in August.',
  'October has a week’s holiday and fewer days for entries. Per working day is the fair comparison with September.',
  'Read November together with the quota or contract left for the year: some rush to clear, others wait.',
  'December entries bunch. What they add to one year is missing the following January; read both together.',
];

/** How to read the figures at all, one a review in turn. */
export const methodNotes: readonly string[] = [
  'Scope: headings 0201 and 0202 in product weight, without offal (0206). Carcass weight takes a factor, and countries use different ones.',
  'The average price is value over weight: an average of cuts and contract months, not the price of any deal.',
  'Origin is where the animal was raised and slaughtered, whoever shipped the box. Transit trade is why mirror figures disagree.',
  'm/m gives direction, y/y takes the season out, year to date gives the position. Read all three together.',
  'Customs revises the year before. Naming the version of a figure is worth more than another decimal.',
  '“Others” is the total less the origins listed; it is a remainder, not a country, and newly approved origins hide in its growth.',
];

/** In place of the month's note when a country quota is nearly used. */
export const nearlyFullNote =
  'With an origin this near its quota, rule out one reason for a fall first: importers leave cargo at sea or in bond and wait for the next count. Then it is entries that fall, perhaps not sailings, and still less what is eaten.';
