const prefix = 'metrolibre.'
/** Belongs to the browser, not to the person: survives a logout. */
const kept = new Set(['metrolibre.country', 'metrolibre.locale', 'metrolibre.consent'])
const drafts = 'metrolibre.draft.'

/**
 * How much is removed: what this tab keeps; also what all tabs share, but for what somebody was typing, when a session
 * ended by itself and its user comes back; or all of it with a logout. What tabs share is for the one that ends the
 * session alone: the others would remove what belongs to the next person.
 */
export type Reach = 'tab' | 'ended' | 'browser'

/** Removes what our code stored of a person. */
export const clearPersonalStorage = (reach: Reach, local: Storage, session: Storage): void => {
  for (const key of reach === 'tab' ? [] : Object.keys(local)) {
    const stays = kept.has(key) || (reach === 'ended' && key.startsWith(drafts))
    if (key.startsWith(prefix) && !stays) local.removeItem(key)
  }
  for (const key of Object.keys(session)) {
    if (key.startsWith(prefix)) session.removeItem(key)
  }
}
