/** Returns the part of the message ids that stands for a status. */
export const missingName = (status: 404 | 410) => (status === 410 ? 'gone' : 'missing')
