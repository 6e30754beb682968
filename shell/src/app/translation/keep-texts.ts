/** A text node that a translator has taken out of the page, and what stands there instead. */
interface Taken {
  /** The text before it was taken. */
  readonly text: string
  /** What the translator has put in its place, in order. */
  readonly standIns: readonly ChildNode[]
}

/**
 * Translators of browsers, and extensions that mark numbers or words, replace text nodes of a page by elements of their
 * own. React goes on using the nodes that it made: it inserts before and removes nodes that are no longer there, and
 * throws; and it writes new texts where nobody sees them. This puts each such node back, empty, before what replaced it,
 * and lets both go or change together: a text that React removes takes its translation along, and a new text is shown
 * and can be translated again. Nothing is done to a page that nobody changes. Returns a function that stops it.
 */
export function keepTexts(root: Node): () => void {
  const taken = new Map<Text, Taken>()
  const foreign = new WeakSet<Node>()

  /** Whether a node is a translator's: what it does within its own elements concerns nobody. */
  const isForeign = (node: Node | null): boolean =>
    node !== null && (foreign.has(node) || isForeign(node.parentNode))

  const take = (text: Text, parent: Node, standIns: readonly ChildNode[]) => {
    const [first] = standIns
    // What was moved into the translator's element stays visible there as a copy.
    if (text.parentNode) text.replaceWith(text.cloneNode())
    taken.set(text, { text: text.data, standIns })
    for (const one of standIns) foreign.add(one)
    text.data = ''
    parent.insertBefore(text, first ?? null)
  }
  const letGo = (text: Text) => {
    for (const one of taken.get(text)?.standIns ?? []) one.remove()
    taken.delete(text)
  }
  const changed = (record: MutationRecord) => {
    const text = record.target as Text
    // Emptied here: that was no change of React.
    if (taken.has(text) && (text.data !== '' || record.oldValue === '')) letGo(text)
  }
  const moved = ({ target, addedNodes, removedNodes, nextSibling, previousSibling }: MutationRecord) => {
    for (const text of removedNodes) {
      if (!(text instanceof Text)) continue
      if (taken.has(text)) settle(text)
      else if (text.data.trim() !== '' && text.parentNode !== target && !isForeign(target)) {
        const beside = [previousSibling, nextSibling].filter((node) => !isForeign(node))
        const standIns = replacing(text, target, addedNodes, beside)
        if (standIns.length > 0) take(text, target, standIns)
      }
    }
  }
  /** React has removed or moved a node that is kept here, or the translator has put it back. */
  const settle = (text: Text) => {
    const { text: before, standIns } = taken.get(text)!
    if (!text.parentNode) letGo(text)
    else if (standIns.some(({ isConnected }) => isConnected)) text.after(...standIns)
    else {
      taken.delete(text)
      text.data ||= before
    }
  }
  const observer = new MutationObserver((records) => {
    for (const record of records)
      if (record.type === 'characterData') changed(record)
      else moved(record)
    for (const [text, { standIns }] of taken) {
      if (!text.isConnected) taken.delete(text)
      else if (!standIns.some(({ isConnected }) => isConnected)) settle(text)
    }
  })
  observer.observe(root, {
    childList: true,
    subtree: true,
    characterData: true,
    characterDataOldValue: true,
  })
  return () => observer.disconnect()
}

/**
 * Returns what stands in a parent for a text that was removed from it: the element that the text is in now, or what was
 * added in the same step or next to it. React itself never does either: it does not move a text into another parent, and
 * it adds and removes in separate steps.
 */
function replacing(
  text: Text,
  parent: Node,
  added: NodeList,
  beside: readonly (Node | null)[],
): readonly ChildNode[] {
  let outer: Node | null = text
  while (outer && outer.parentNode !== parent) outer = outer.parentNode
  if (outer instanceof Element) return [outer]
  const inStep = [...added].filter((node) => node.parentNode === parent) as ChildNode[]
  if (inStep.some((node) => node instanceof Element)) return inStep
  return beside
    .filter((node): node is Element => node instanceof Element && node.localName === 'font')
    .slice(0, 1)
}
