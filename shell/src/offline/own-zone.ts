/** The zone of this device: what happened on it is told in its own time. */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone
