import { storedKeys } from '@metrolibre/platform'

const prefix = 'metrolibre.'
/** Settings of the browser, not of a person: a logout keeps them. */
const kept = new Set([
  'metrolibre.country',
  'metrolibre.locale',
  'metrolibre.consent',
  'metrolibre.update-declined',
])
const drafts = 'metrolibre.draft.'

/**
 * How much is removed. `tab`: what this tab stores. `ended`, when a session ended by itself and its user may
 * come back: also what all tabs share, except for drafts. `browser`, at a logout: everything. Only the tab in
 * which the session ended removes what tabs share: the others might remove data of the next user.
 */
export type Reach = 'tab' | 'ended' | 'browser'

/** Removes what our code has stored about a person. */
export const clearPersonalStorage = (reach: Reach, local: Storage, session: Storage): void => {
  for (const key of reach === 'tab' ? [] : storedKeys(local)) {
    const stays = kept.has(key) || (reach === 'ended' && key.startsWith(drafts))
    if (key.startsWith(prefix) && !stays) local.removeItem(key)
  }
  for (const key of storedKeys(session)) {
    if (key.startsWith(prefix)) session.removeItem(key)
  }
}
