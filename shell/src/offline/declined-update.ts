import { deviceStorage } from '@metrolibre/platform'

const key = 'metrolibre.update-declined'
const dayMs = 24 * 60 * 60_000

interface Declined {
  generation: string
  /** ms since the epoch. */
  at: number
}

const read = (): Partial<Declined> => {
  try {
    return (JSON.parse(deviceStorage.getItem(key) ?? 'null') as Partial<Declined> | null) ?? {}
  } catch {
    return {}
  }
}

/** Notes that somebody does not want this edition now. Another one may be offered at once, this one after a day. */
export const declineUpdate = (generation: string, now = Date.now()): void =>
  deviceStorage.setItem(key, JSON.stringify({ generation, at: now } satisfies Declined))

/** Tells whether this edition was declined on this device within a day. */
export const wasDeclined = (generation: string, now = Date.now()): boolean => {
  const { generation: declined, at } = read()
  return declined === generation && typeof at === 'number' && at <= now && now - at < dayMs
}
