/** The developers' page, without edition prefix. In a file of its own, because every page links to it. */
export const developersPath = '/Developers';
