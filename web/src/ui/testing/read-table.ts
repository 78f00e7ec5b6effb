/** What is written in an element; parts of their own stand apart. */
function toText(element: Element): string {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let text = '';
  for (let last: Node | null = null; texts.nextNode() !== null; last = texts.currentNode) {
    const isNext = last !== null && texts.currentNode.previousSibling === last;
    text += `${isNext ? '' : ' '}${texts.currentNode.textContent ?? ''}`;
  }
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** A table as it is read: its heads, and the cells of each line; a heading over lines is a line of one cell. */
export function readTable(table: Element) {
  const [head = [], ...rows] = [...table.querySelectorAll('tr')].map((line) => [...line.children].map(toText));
  return { head: head.map((name) => name.replace(/ [↕▲▼↑↓]$/, '')), rows };
}

/** What stands under a head, line by line. */
export function readColumn(table: Element, name: string): readonly (string | undefined)[] {
  const { head, rows } = readTable(table);
  const at = head.indexOf(name);
  if (at === -1) throw new Error(`There is no column ${name}, but ${head.join(', ')}`);
  return rows.map((row) => row[at]);
}

/** Names and facts of all lists of facts in an element. */
export function readFacts(element: Element): Readonly<Record<string, string>> {
  const names = [...element.querySelectorAll('dt')];
  return Object.fromEntries(
    names.map((name) => [toText(name), name.nextElementSibling === null ? '' : toText(name.nextElementSibling)]),
  );
}

/** Where the links of an element lead, by their words. */
export function readLinks(element: Element): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...element.querySelectorAll('a[href]')].map((link) => [toText(link), link.getAttribute('href') ?? '']),
  );
}

/** What a list can be chosen from, in its order. */
export function readOptions(list: Element): readonly string[] {
  return [...list.querySelectorAll('option')].map(toText);
}
