import type { FastifyRequest } from 'fastify'
import type { Edition } from '../releases/edition.ts'
import type { ReadPreview } from '../releases/mirror/source.ts'
import type { Variants } from '../releases/variants.ts'
import { previewToken } from './cookie.ts'

/** How long the API is not asked again for a link, so that a page view costs no call. */
const rememberedMs = 5_000
const mostRemembered = 100

interface Options {
  read: ReadPreview
  /** Brings a version into the releases folder, unless it is there. */
  bring: (one: { app: string; version: string }) => Promise<void>
  vary: Variants
  onFailure: (error: unknown) => void
}

/** Returns a function that gives the edition which the holder of a preview's link gets; undefined for all others. */
export function openPreviews({ read, bring, vary, onFailure }: Options, now: () => number = Date.now) {
  const known = new Map<string, { at: number; preview: ReturnType<ReadPreview> }>()

  function find(token: string): ReturnType<ReadPreview> {
    const remembered = known.get(token)
    if (remembered && now() - remembered.at < rememberedMs) return remembered.preview
    const preview = read(token).then(async (found) => {
      for (const one of found?.versions ?? []) await bring(one)
      return found
    })
    known.set(token, { at: now(), preview })
    preview.catch(() => known.delete(token))
    const [oldest] = known.keys()
    if (known.size > mostRemembered && oldest !== undefined) known.delete(oldest)
    return preview
  }

  return async (request: FastifyRequest, base: Edition): Promise<Edition | undefined> => {
    const token = previewToken(request)
    if (token === undefined) return undefined
    try {
      const preview = await find(token)
      if (!preview || Date.parse(preview.until) <= now()) return undefined
      const versions = Object.fromEntries(preview.versions.map(({ app, version }) => [app, version]))
      const edition = await vary(base, versions)
      return { ...edition, registry: { ...edition.registry, preview: { versions, until: preview.until } } }
    } catch (error) {
      // Its holder sees what everybody sees, instead of an error.
      onFailure(error)
      return undefined
    }
  }
}

export type KnownPreviews = ReturnType<typeof openPreviews>
