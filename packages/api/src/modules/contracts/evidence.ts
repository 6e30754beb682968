import type { SigningEvidence } from './pdf/contract-document.ts'

/**
 * Formats an instant as the wall clock of a zone shows it, with its offset: `2026-11-20 11:38:04 GMT-03:00`.
 */
export const localTimeOf = (at: Date, timeZone: string): string => {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'longOffset',
  }).formatToParts(at)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)!.value
  const date = `${part('year')}-${part('month')}-${part('day')}`
  return `${date} ${part('hour')}:${part('minute')}:${part('second')} ${part('timeZoneName')}`
}

/** Returns the initials of a name, at most six: `J. R. S.`. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s/)
    .filter(Boolean)
    .slice(0, 6)
    .map((word) => `${String.fromCodePoint(word.codePointAt(0)!).toUpperCase()}.`)
    .join(' ')

/** Serialises a value as JSON with sorted keys, so that the same terms always have the same hash. */
export const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  // Stryker disable next-line EqualityOperator: no key occurs twice
  const entries = Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1))
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join(',')}}`
}

/** Returns what of the evidence of a signature is stored next to its document; the rest is only drawn on it. */
export const storedEvidence = ({
  signerName,
  signerDocument,
  signatureKind,
  signatureText,
  ip,
  userAgent,
  signedAt,
  localTime,
  timeZone,
}: SigningEvidence) => ({
  signerName,
  signerDocument,
  signatureKind,
  signatureText,
  ip,
  userAgent,
  signedAt,
  localTime,
  timeZone,
})
