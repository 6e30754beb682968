/** How long what was asked to close may take, in ms. What is still open then is closed by the next step back. */
const closingMs = 600
/**
 * A step in the history that the browser has not told of after so many looks, `lookMs` apart, is not waited for. Looks are
 * counted rather than time, because a page that is busy hears of nothing meanwhile.
 */
const looks = 10
const lookMs = 100
/** How long a document that is being loaded may take, in ms. After that, this page is taken to stay. */
const loadMs = 10_000

interface Layer {
  close: () => void
  /** Whether a step back has asked it to close. */
  isAsked: boolean
}

/** What our code keeps in the state of a history entry, besides what the router keeps there. */
interface EntryState {
  /** The router's name of the entry. */
  key?: string
  /** Of which page's entry this one is a copy, and how many layers lie over the page in it. */
  layers?: { page: string; depth: number }
}

const layers: Layer[] = []
let here: EntryState = {}
let isWithinPage = false
let isWatching = false
/** Whether the router is about to go to another page: what is still open gets no entry of the former one. */
let isLeaving = false
/** Whether another document is being loaded, which the browser would give up for a step within this page. */
let isUnloading = false
let step: { done: Promise<void>; finish: () => void } | undefined
/**
 * Whether the browser still owes the news of a step. It may make it any time, so that another one would leave the page;
 * an entry too many only costs one press of Back.
 */
let isOwed = false
let closing: ReturnType<typeof setTimeout> | undefined

const stateHere = () => (window.history.state ?? {}) as EntryState
const depthHere = () => stateHere().layers?.depth ?? 0
const pageOf = ({ layers: mark, key }: EntryState) => mark?.page ?? key
const unasked = () => layers.filter(({ isAsked }) => !isAsked)

const isSamePage = (from: EntryState, to: EntryState) =>
  (to.key !== undefined && from.key === to.key) || (pageOf(to) !== undefined && pageOf(from) === pageOf(to))

function setState(write: 'pushState' | 'replaceState', state: EntryState): void {
  window.history[write](state, '')
  here = stateHere()
}

function addEntry(depth: number): void {
  const page = pageOf(stateHere()) ?? Math.random().toString(36).slice(2)
  if (pageOf(stateHere()) === undefined)
    setState('replaceState', { ...stateHere(), layers: { page, depth: 0 } })
  setState('pushState', { ...stateHere(), layers: { page, depth } })
}

/** Steps are made one after the other: browsers drop the first of two. */
function go(delta: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const finish = () => {
    clearInterval(looking)
    if (step?.done === promise) step = undefined
    resolve()
  }
  let looked = 0
  const looking = setInterval(() => {
    looked += 1
    if (looked === looks) finish()
  }, lookMs)
  isOwed = true
  step = { done: promise, finish }
  window.history.go(delta)
  return promise
}

/** Gives each open layer its entry, and leaves entries whose layers are closed. */
function balance(): void {
  if (isLeaving) return
  if (step) return void step.done.then(balance)
  const wanted = unasked().length
  const depth = depthHere()
  // Heard only while it matters, because browsers keep no page in their memory that listens for it.
  if (depth > 0 || wanted > 0) window.addEventListener('beforeunload', hearUnload)
  else window.removeEventListener('beforeunload', hearUnload)
  if (depth > wanted && (isUnloading || isOwed)) return
  if (depth > wanted) void go(wanted - depth).then(balance)
  else for (let next = depth + 1; next <= wanted; next += 1) addEntry(next)
}

/** Once everything has had the time to close, what is still open counts again. */
function balanceLater(): void {
  clearTimeout(closing)
  closing = setTimeout(() => {
    isLeaving = false
    for (const layer of layers) layer.isAsked = false
    balance()
  }, closingMs)
}

function hearStep(): void {
  const from = here
  here = stateHere()
  isWithinPage = isSamePage(from, here)
  isOwed = false
  // In a task of its own: what waits for the step would go on before the router has heard of it.
  if (step) return void setTimeout(step.finish)
  if (!isWithinPage) return
  for (const layer of unasked().slice(depthHere()).toReversed()) {
    layer.isAsked = true
    layer.close()
  }
  balance()
  balanceLater()
}

function hearUnload({ isTrusted }: Event): void {
  // Only a browser leaves a page; code may make such an event to learn whether anything is unsaved.
  if (!isTrusted) return
  isUnloading = true
  // It may have been a file to save, or the page came back from the browser's memory.
  setTimeout(() => {
    isUnloading = false
    balance()
  }, loadMs)
}

function watch(): void {
  here = stateHere()
  if (isWatching) return
  isWatching = true
  window.addEventListener('popstate', hearStep)
}

/**
 * Opens a layer over the page, with a history entry of its own that going back leaves.
 * @param close called by going back
 * @returns a function to call when the layer is closed
 */
export function openLayer(close: () => void): () => void {
  const layer = { close, isAsked: false }
  watch()
  layers.push(layer)
  balance()
  return () => {
    layers.splice(layers.indexOf(layer), 1)
    // One layer may follow another, which then takes its entry over.
    setTimeout(balance)
  }
}

/**
 * The history entries of what lies over a page, for the router: each is a copy of the page's own entry, so that going
 * back closes the topmost layer in every browser. The router leaves them before it adds or steps to another page.
 */
export const layerHistory = {
  /**
   * Begins to hear of steps, and leaves an entry of a layer with which the page was loaded again. The router calls it
   * before it listens itself, because it asks about each step that it hears of.
   */
  start: (): void => {
    watch()
    balance()
  },
  /** Whether the step that is being heard of stays on the page. */
  isWithinPage: (): boolean => isWithinPage,
  /** Goes to the page's own entry. Undefined if that is the current one already. */
  leave: (): Promise<void> | undefined => {
    if (!step && depthHere() === 0) return undefined
    isLeaving = true
    return (async () => {
      await step?.done
      const depth = depthHere()
      if (depth > 0 && !isOwed) await go(-depth)
      // What stays open over the next page gets an entry there.
      balanceLater()
    })()
  },
  /** Runs a change of the current entry, which stays the entry of its layers. */
  replace: (change: () => void): void => {
    const { layers: mark } = stateHere()
    change()
    setState('replaceState', mark ? { ...stateHere(), layers: mark } : stateHere())
  },
  /** Runs a change that adds an entry for another page. */
  push: (change: () => void): void => {
    change()
    here = stateHere()
    isLeaving = false
  },
}
