import { tabStorage } from '@metrolibre/platform'

const key = 'metrolibre.scroll'

/** How far each entry of the history was scrolled, by its key; kept for as long as the tab. */
export function createScrollPositions() {
  const positions = new Map<string, number>(read())
  return {
    of: (entry: string): number | undefined => positions.get(entry),
    note: (entry: string): void => void positions.set(entry, window.scrollY),
    /** Writes them down, as the page is about to go. */
    keep: (): void => tabStorage.setItem(key, JSON.stringify([...positions])),
  }
}

function read(): [string, number][] {
  try {
    return JSON.parse(tabStorage.getItem(key) ?? '[]') as [string, number][]
  } catch {
    return []
  }
}
