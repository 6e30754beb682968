import type { Remote } from '@metrolibre/platform'
import { definePageTexts, type PageTexts } from '@metrolibre/platform/texts'

const known = new WeakMap<Remote, PageTexts>()

/** Returns the texts of a remote, each of which is loaded once. */
export function textsOf(remote: Remote): PageTexts {
  const texts = known.get(remote) ?? definePageTexts(remote.messages)
  known.set(remote, texts)
  return texts
}
