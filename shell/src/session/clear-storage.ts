const prefix = 'metrolibre.'
/** Belongs to the browser, not to the person: survives a logout. */
const kept = new Set(['metrolibre.country', 'metrolibre.locale', 'metrolibre.consent'])

/**
 * Removes everything of a person that our code stored: in this tab, and with `browser` in what all tabs share,
 * which is for the tab that ends the session alone: the others would remove what belongs to the next person.
 */
export const clearPersonalStorage = (reach: 'tab' | 'browser', local: Storage, session: Storage): void => {
  for (const key of reach === 'browser' ? Object.keys(local) : []) {
    if (key.startsWith(prefix) && !kept.has(key)) local.removeItem(key)
  }
  for (const key of Object.keys(session)) {
    if (key.startsWith(prefix)) session.removeItem(key)
  }
}
