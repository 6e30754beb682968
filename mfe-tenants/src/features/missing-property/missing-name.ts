/** Under what name the texts for a status are kept. */
export const missingName = (status: 404 | 410) => (status === 410 ? 'gone' : 'missing')
