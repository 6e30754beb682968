/**
 * Returns the document's head as a container for Emotion, except that blocks of the page stay where they are. Emotion
 * would move each block that it adopts to the end, and the browser would lay out the whole page again.
 */
export const stillHead = (): Node => {
  const head: Pick<Node, 'insertBefore'> = {
    insertBefore: (element, before) =>
      element.isConnected ? element : document.head.insertBefore(element, before),
  }
  return head as Node
}
