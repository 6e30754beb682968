/** Whether a text written as `YYYY-MM-DD` is a day of the calendar; that of the database has no year zero. */
export const isRealDate = (text: string): boolean => {
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) && text >= '0001'
}
