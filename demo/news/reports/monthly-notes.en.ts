/** By calendar month; January and February together use the second. */
export const monthNotes: readonly string[] = [
  '',
  'January and February are released together to take out the timing of Spring Festival: 29 January in 2025, 17 February in 2026. Either month alone would point the wrong way.',
  'March is the first month that can be read on its own. It tends to be low after January’s heavy customs entries; ignore m/m and use y/y and year to date.',
  'April arrivals were loaded around February. Lower loadings by origin say more about the next two months than the total does.',
  'By May most first-quarter contracts have arrived. A higher price on steady volume points to restocking; both lower points to weak sales.',
  'June completes the half-year, a good point to check concentration: the combined share of the top two origins, and the change from a year ago.',
  'July starts to show stocking for Mid-Autumn and National Day. Chilled and bone-in volumes lead frozen boneless as a signal of food-service demand.',
  'August’s y/y change is often a base effect. Check last year’s figure for a typhoon or a customs rush first.',
  'September is the end of the high season. A steep m/m fall is not necessarily weak demand: the beef may have arrived in August.',
  'October loses a week to the holiday. Compare with September per working day.',
  'Read November against the quota and contract volume left for the year: some importers rush to clear, others hold cargo for January.',
  'December entries are front-loaded at January’s expense; read the two months together.',
];

export const methodNotes: readonly string[] = [
  'Scope: HS 0201 and 0202, product weight, excluding offal (0206). Carcase weight needs a conversion factor, and countries use different ones.',
  'The average price is value divided by weight, across all cuts and contract months; no single deal was done at it.',
  'Origin is where the animal was raised and slaughtered, not where the box was shipped from. Transshipment is one reason mirror data differ.',
  'm/m shows direction, y/y removes seasonality, year to date shows the running position. Use all three.',
  'Customs revises the previous year. Quote the release date of a figure rather than another decimal.',
  '“Others” is the total minus the origins listed. Growth there often comes from newly approved origins.',
];

export const nearlyFullNote =
  'With an origin this close to its quota, check one reason for a fall first: importers hold cargo at sea or in bond until the new quota year. Entries then fall, while sailings and consumption may not.';
