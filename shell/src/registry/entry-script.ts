import type { PublishedFile } from './registry.ts'

/**
 * Runs the script of a remote's entry.
 * @throws Error when it can't be had within `patience` ms, or when it throws itself
 */
export async function runEntry({ href, integrity }: PublishedFile, patience: number): Promise<void> {
  const script = document.createElement('script')
  Object.assign(script, { src: href, async: true, crossOrigin: 'anonymous' })
  // A remote that is served from source has no hash.
  if (integrity) script.integrity = integrity
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const listening = new AbortController()
  // An error thrown by the entry is a failure of the remote, reported on the page and not as an error of the window.
  const hear = (event: ErrorEvent) => {
    if (event.filename !== script.src) return
    event.preventDefault()
    reject(event.error)
  }
  window.addEventListener('error', hear, { signal: listening.signal })
  script.addEventListener('load', () => resolve())
  script.addEventListener('error', () => reject(new Error(`${script.src} could not be loaded.`)))
  const timer = setTimeout(() => reject(new Error(`${script.src} was not there in time.`)), patience)
  document.head.append(script)
  try {
    await promise
  } finally {
    clearTimeout(timer)
    listening.abort()
    script.remove()
  }
}
