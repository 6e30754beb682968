/**
 * The time zone of what belongs to no property and to no user: the audit, the releases, the currencies. Everybody reads
 * the same times there, wherever they are. What belongs to a booking or a user has the zone of its place or country.
 */
export const officeZone = 'America/Santiago'
