/** The largest picture that is sent, in bytes (RULES.md §8.1). */
export const mostSentBytes = 10 * 1024 * 1024
/** The largest one that may be chosen: larger ones are made smaller on this device. */
export const mostChosenBytes = 100 * 1024 * 1024
/** The most pixels that this device is asked to decode: the largest sensor of a phone has 200 million. */
export const mostChosenPixels = 210_000_000
/** What is smaller, in bytes, is sent as it is: making it smaller would gain less than it takes. */
export const leastWorthBytes = 400 * 1024
/** How long the device may take for one picture, in ms. */
export const mostMs = 120_000
/** The same for one that could be sent as it is, too: then it is sent instead. */
export const mostMsWhereItMayStay = 20_000

/** Returns whether a chosen file is too large to be sent, and can't be made smaller: a GIF may move. */
export const isTooLarge = ({ size, type, name }: File): boolean =>
  size > mostChosenBytes || (size > mostSentBytes && (type === 'image/gif' || /\.gif$/i.test(name)))
