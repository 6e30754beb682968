/** The key of the mark in the storage that this browser has a session. */
export const sessionKey = 'metrolibre.session'

/** An attribute of the root element, set before the first paint if this browser has a session. */
export const keptSessionMark = 'data-kept-session'
