function toText(element: Element): string {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let text = '';
  for (let last: Node | null = null; texts.nextNode() !== null; last = texts.currentNode) {
    const isNext = last !== null && texts.currentNode.previousSibling === last;
    text += `${isNext ? '' : ' '}${texts.currentNode.textContent ?? ''}`;
  }
  return text.replaceAll(/\s+/g, ' ').trim();
}

export function readTable(table: Element) {
  const [head = [], ...rows] = [...table.querySelectorAll('tr')].map((line) => [...line.children].map(toText));
  return { head: head.map((name) => name.replace(/ [↕▲▼↑↓]$/, '')), rows };
}

export function readColumn(table: Element, name: string): readonly (string | undefined)[] {
  const { head, rows } = readTable(table);
  const at = head.indexOf(name);
  if (at === -1) throw new Error(`There is no column ${name}, but ${head.join(', ')}`);
  return rows.map((row) => row[at]);
}

export function readFacts(element: Element): Readonly<Record<string, string>> {
  const names = [...element.querySelectorAll('dt')];
  return Object.fromEntries(
    names.map((name) => [toText(name), name.nextElementSibling === null ? '' : toText(name.nextElementSibling)]),
  );
}

export function readLinks(element: Element): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...element.querySelectorAll('a[href]')].map((link) => [toText(link), link.getAttribute('href') ?? '']),
  );
}

export function readOptions(list: Element): readonly string[] {
  return [...list.querySelectorAll('option')].map(toText);
}
