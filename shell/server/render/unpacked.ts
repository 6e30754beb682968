/** What the composer says to the API: both are in one network, where packing an answer takes longer than sending it. */
export const unpacked = { 'accept-encoding': 'identity' } as const
