import { JSDOM } from 'jsdom';

/*
 * RFC 4287: what a feed and each of its entries must have, and what they may have once.
 */

const namespace = 'http://www.w3.org/2005/Atom';
/** RFC 3339 as RFC 4287 narrows it (3.3). */
const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;

function listOwn(element: Element, name: string): readonly Element[] {
  return Array.from(element.children).filter((child) => child.namespaceURI === namespace && child.localName === name);
}

function readText(element: Element, name: string): string {
  return listOwn(element, name)[0]?.textContent ?? '';
}

function listLinks(element: Element, rel: string): readonly string[] {
  const links = listOwn(element, 'link').filter((link) => (link.getAttribute('rel') ?? 'alternate') === rel);
  return links.map((link) => link.getAttribute('href') ?? '');
}

function listShared(element: Element): readonly string[] {
  const own = element.localName;
  const once = ['id', 'title', 'updated'].filter((name) => listOwn(element, name).length !== 1);
  const terms = listOwn(element, 'category').map((category) => category.getAttribute('term') ?? '');
  const links = listOwn(element, 'link').map((link) => link.getAttribute('href') ?? '');
  return [
    ...once.map((name) => `${own}: ${name} once`),
    ...(URL.canParse(readText(element, 'id')) ? [] : [`${own}: id is an IRI`]),
    ...(moment.test(readText(element, 'updated')) ? [] : [`${own}: updated is a moment`]),
    ...(terms.includes('') ? [`${own}: a category has a term`] : []),
    ...(links.every((link) => URL.canParse(link)) ? [] : [`${own}: a link is an address`]),
    ...(listLinks(element, 'alternate').length > 1 ? [`${own}: one alternate link`] : []),
  ];
}

function hasAuthor(element: Element): boolean {
  const authors = listOwn(element, 'author');
  return authors.length > 0 && authors.every((author) => readText(author, 'name') !== '');
}

/** What of an Atom document RFC 4287 does not allow; throws where it is no XML. */
export function listAtomFaults(body: string, address: string): readonly string[] {
  const { documentElement: feed } = new JSDOM(body, { contentType: 'application/xml' }).window.document;
  if (feed.namespaceURI !== namespace || feed.localName !== 'feed') return ['the root is feed'];
  const entries = listOwn(feed, 'entry');
  const ids = entries.map((entry) => readText(entry, 'id'));
  return [
    ...listShared(feed),
    ...entries.flatMap(listShared),
    ...(listLinks(feed, 'self').join() === address ? [] : ['feed: self is its own address']),
    ...(hasAuthor(feed) || entries.every(hasAuthor) ? [] : ['an author with a name']),
    ...(new Set(ids).size === ids.length ? [] : ['ids of entries are unique']),
    ...entries.flatMap((entry) => {
      const isTold = listOwn(entry, 'content').length === 1 || listLinks(entry, 'alternate').length === 1;
      return isTold ? [] : ['entry: content or an alternate link'];
    }),
  ];
}
