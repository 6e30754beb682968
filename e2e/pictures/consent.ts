/** The stored answer of a visitor who was asked about cookies before. */
export const consent = {
  name: 'metrolibre.consent',
  value: JSON.stringify({ choice: 'declined', version: '2026-11', at: '2026-11-01T12:00:00.000Z' }),
}
