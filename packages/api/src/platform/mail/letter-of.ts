import type { MailContent } from './mail.ts'

type Part = 'Subject' | 'Preview' | 'Title' | 'Lead' | 'Note'
type Values = Record<string, string | number>

/**
 * Builds a mail from texts that are named after it: `restoreSubject`, `restorePreview` and so on. The caller
 * adds an action, if there is one.
 */
export const letterOf = <const Name extends string>(
  text: (key: `${Name}${Part}`, values?: Values) => string,
  name: Name,
  values: Values = {},
): MailContent => ({
  subject: text(`${name}Subject`, values),
  preview: text(`${name}Preview`, values),
  title: text(`${name}Title`, values),
  lead: text(`${name}Lead`, values),
  note: text(`${name}Note`, values),
})
