import type { PublishedFile } from './registry.ts'

/** A file that takes longer is aborted, so that its connection is free for the rest of the site. */
const fileMs = 10_000

/**
 * Over HTTP/1.1 a browser opens six connections to a site. A remote that never answers may block some of them
 * for a while, and several such remotes together hardly more. Later versions of HTTP use one connection for
 * everything.
 */
const atOnce = { perRemote: 3, together: 4 }
const atOnceOverOne = { perRemote: 9, together: 18 }

const bounds = () => {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return /^h[23]/.test(page?.nextHopProtocol ?? '') ? atOnceOverOne : atOnce
}

/** The files that the page's boot script has begun to load, and those it has not. */
interface EarlyFiles {
  begun: Map<string, { file: Promise<unknown>; abort: AbortController }>
  rest: PublishedFile[]
}

declare global {
  interface Window {
    earlyFiles?: EarlyFiles
  }
}

interface Fetch {
  remoteName: string
  /** Whether what arrived is known to be what was published. */
  isChecked: boolean
  abort: AbortController
  done: Promise<unknown>
}

interface Waiting {
  remoteName: string
  /** Stands for all that was asked for together. */
  call: symbol
  begin: () => void
  giveUp: (error: Error) => void
}

/** Files that are loading or loaded, by URL. */
const files = new Map<string, Fetch>()
const working = new Set<Fetch>()
const waiting: Waiting[] = []

function mayBegin(remoteName: string): boolean {
  const { perRemote, together } = bounds()
  const own = [...working].filter((one) => one.remoteName === remoteName)
  return working.size < together && own.length < perRemote
}

function callNext(): void {
  const next = waiting.findIndex(({ remoteName }) => mayBegin(remoteName))
  if (next >= 0) waiting.splice(next, 1)[0]?.begin()
}

/** Counts a request as running until it ends, and remembers it if it succeeds. */
function follow(href: string, fetching: Fetch): void {
  files.set(href, fetching)
  working.add(fetching)
  fetching.done.then(
    () => {
      working.delete(fetching)
      callNext()
    },
    () => {
      if (files.get(href) === fetching) files.delete(href)
      working.delete(fetching)
      // What was asked for together with it leaves the line first.
      setTimeout(callNext)
    },
  )
}

const remoteOf = (href: string): string => /^\/r\/([^/]+)\//.exec(href)?.[1] ?? ''

/** When the app starts, it takes over the files that the boot script had to load. */
function takeEarlyFiles(): void {
  const { earlyFiles } = window
  if (!earlyFiles) return
  delete window.earlyFiles
  earlyFiles.rest.length = 0
  for (const [href, { file, abort }] of earlyFiles.begun)
    follow(href, { remoteName: remoteOf(href), isChecked: true, abort, done: file })
}

async function fetchFile(
  { href, integrity }: PublishedFile,
  again: boolean,
  { signal }: AbortController,
): Promise<void> {
  const answer = await fetch(href, {
    integrity,
    signal,
    credentials: 'same-origin',
    cache: again ? 'reload' : 'default',
  })
  if (!answer.ok) throw new Error(`${href} answered ${answer.status}.`)
  await answer.arrayBuffer()
}

function begin(remoteName: string, file: PublishedFile, again: boolean): Promise<unknown> {
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(new Error(`${file.href} was not there in time.`)), fileMs)
  const done = fetchFile(file, again, abort).finally(() => clearTimeout(timer))
  follow(file.href, { remoteName, isChecked: file.integrity !== '', abort, done })
  return done
}

function leaveLine(isGiven: (one: Waiting) => boolean, reason: Error): void {
  const given = waiting.filter(isGiven)
  for (const one of given) waiting.splice(waiting.indexOf(one), 1)
  for (const one of given) one.giveUp(reason)
}

/**
 * Aborts the requests of a remote that run, so that a retry finds its connections free. What has arrived whole stays: a slow
 * device would else never come to an end.
 */
function giveUp(remoteName: string): void {
  const reason = new Error('Another attempt was made.')
  leaveLine((one) => one.remoteName === remoteName, reason)
  for (const [href, fetching] of files)
    if (fetching.remoteName === remoteName && (working.has(fetching) || !fetching.isChecked)) {
      files.delete(href)
      working.delete(fetching)
      fetching.abort.abort(reason)
    }
}

interface Asked {
  remoteName: string
  again: boolean
  call: symbol
}

async function bring(file: PublishedFile, { remoteName, again, call }: Asked): Promise<unknown> {
  const known = files.get(file.href)
  if (known) return known.done
  if (mayBegin(remoteName)) return begin(remoteName, file, again)
  await new Promise<void>((resolve, reject) => {
    waiting.push({ remoteName, call, begin: resolve, giveUp: reject })
  })
  const begun = files.get(file.href)
  if (!begun) return begin(remoteName, file, again)
  // Another caller is already loading the same file, so the free place goes to the next in the queue.
  callNext()
  return begun.done
}

/**
 * Loads files of a remote into the browser's cache, a few at a time. Their script tags are only inserted
 * afterwards, because loading by a script tag can't be aborted, and one that is never answered would keep its
 * connection. With `again` the cache is bypassed: a damaged response under an immutable URL would otherwise
 * be used forever.
 * @throws as soon as one of the files is late, damaged or refused
 */
export async function fetchFiles(
  remoteName: string,
  wanted: readonly PublishedFile[],
  { again = false } = {},
): Promise<void> {
  takeEarlyFiles()
  if (again) giveUp(remoteName)
  const asked = { remoteName, again, call: Symbol(remoteName) }
  try {
    await Promise.all(wanted.map((file) => bring(file, asked)))
  } catch (error) {
    // The others are of no use without it, and would hold connections for as long once more.
    leaveLine(({ call }) => call === asked.call, error as Error)
    throw error
  }
}
