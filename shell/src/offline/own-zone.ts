/** Returns the time zone of the device, in which the times of visits are shown. */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone
