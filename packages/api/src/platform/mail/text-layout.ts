import type { MailContent } from './mail.ts'

/** Renders the mail as plain text. */
export const textLayout = (
  { title, lead, message, rows, action, more, note }: MailContent,
  footer: string,
): string =>
  [
    title,
    lead,
    message,
    rows?.map(([label, value]) => `${label}: ${value}`).join('\n'),
    action && `${action.label}:\n${action.url}`,
    more && `${more.label}:\n${more.url}`,
    note,
    `--\n${footer}`,
  ]
    .filter(Boolean)
    .join('\n\n')
