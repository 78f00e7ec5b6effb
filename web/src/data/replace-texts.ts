const labels = ['aria-label', 'title'] as const;

/** Replaces texts and labels in a component and its nested shadow roots, also later ones; returns a stop function. */
export function replaceTexts(
  root: ShadowRoot,
  texts: ReadonlyMap<string, string>,
  sheet: CSSStyleSheet | null,
): () => void {
  const entered = new WeakSet<ShadowRoot>();
  const visit = (node: Node): void => {
    if (node instanceof Text) {
      const text = texts.get(node.data.trim());
      if (text !== undefined) node.data = node.data.replace(node.data.trim(), text);
      return;
    }
    if (node instanceof Element) {
      for (const name of labels) {
        const text = texts.get(node.getAttribute(name) ?? '');
        if (text !== undefined) node.setAttribute(name, text);
      }
      if (node.shadowRoot !== null) enter(node.shadowRoot);
    }
    node.childNodes.forEach(visit);
  };
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'childList') addedNodes.forEach(visit);
      else visit(target);
    }
  });
  const enter = (within: ShadowRoot): void => {
    if (entered.has(within)) return;
    entered.add(within);
    if (sheet !== null) within.adoptedStyleSheets.push(sheet);
    observer.observe(within, { subtree: true, childList: true, characterData: true });
    within.childNodes.forEach(visit);
  };
  enter(root);
  return () => observer.disconnect();
}
