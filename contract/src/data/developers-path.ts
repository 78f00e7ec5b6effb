/** The page for developers, without the edition's prefix. Apart, because every page links to it. */
export const developersPath = '/Developers';
