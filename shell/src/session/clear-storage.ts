const prefix = 'metrolibre.'
/** Belongs to the browser, not to the person: survives a logout. */
const kept = new Set(['metrolibre.country', 'metrolibre.consent'])

/** Removes everything of a person that our code stored in this browser. */
export const clearPersonalStorage = (local: Storage, session: Storage): void => {
  for (const key of Object.keys(local)) {
    if (key.startsWith(prefix) && !kept.has(key)) local.removeItem(key)
  }
  for (const key of Object.keys(session)) {
    if (key.startsWith(prefix)) session.removeItem(key)
  }
}
