/**
 * Sends a statement so that the database refuses a second one behind it, which could do anything: each is to be looked at by
 * itself.
 */
export const oneAtATime = { prepare: false, simple: false }
