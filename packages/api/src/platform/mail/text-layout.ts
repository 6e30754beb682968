import { sizeOf, type ListedFile } from './listed-file.ts'
import type { MailContent } from './mail.ts'

const listed = (file: ListedFile): string => `${file.name}, ${sizeOf(file)}`

/** Renders the mail as plain text. */
export const textLayout = (
  { title, lead, message, tape, rows, action, filesTitle, more, note }: MailContent,
  footer: string,
  files: readonly ListedFile[] = [],
): string =>
  [
    title,
    lead,
    message,
    tape?.map(([label, value]) => `${label}: ${value}`).join('\n'),
    rows?.map(([label, value]) => `${label}: ${value}`).join('\n'),
    filesTitle && files.length > 0 && [`${filesTitle}:`, ...files.map(listed)].join('\n'),
    action && `${action.label}:\n${action.url}`,
    more && `${more.label}:\n${more.url}`,
    note,
    `--\n${footer}`,
  ]
    .filter(Boolean)
    .join('\n\n')
