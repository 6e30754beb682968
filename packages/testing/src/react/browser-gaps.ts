const paper = new Proxy({}, { get: () => () => {}, set: () => true })

/** A canvas can be drawn on, although nothing is seen of it. */
const getContext = ((kind: string) => (kind === '2d' ? paper : null)) as () => never

/** Defines what the components use and jsdom lacks. Does nothing where it exists. */
export const fillBrowserGaps = (): void => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  globalThis.IntersectionObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver
  window.matchMedia ??= ((media: string) =>
    Object.assign(new EventTarget(), { matches: false, media })) as unknown as typeof window.matchMedia
  for (const name of ['scrollTo', 'scrollIntoView']) {
    if (!(name in Element.prototype)) Object.assign(Element.prototype, { [name]: () => {} })
  }
  window.scrollTo = () => {}
  HTMLCanvasElement.prototype.getContext = getContext
  // Nothing has a place on the screen there.
  if (!('elementsFromPoint' in document)) Object.assign(document, { elementsFromPoint: () => [] })
}
