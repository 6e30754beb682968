import { sizeOf, type ListedFile } from './listed-file.ts'
import { moreLinks, type MailContent } from './mail.ts'

const listed = (file: ListedFile): string => `${file.name}, ${sizeOf(file)}`

/** Renders the mail as plain text. */
export const textLayout = (
  content: MailContent,
  footer: string,
  files: readonly ListedFile[] = [],
): string => {
  const { title, lead, message, tape, rows, action, filesTitle, note } = content
  return [
    title,
    lead,
    message,
    tape?.map(([label, value]) => `${label}: ${value}`).join('\n'),
    rows?.map(([label, value]) => `${label}: ${value}`).join('\n'),
    filesTitle && files.length > 0 && [`${filesTitle}:`, ...files.map(listed)].join('\n'),
    action && `${action.label}:\n${action.url}`,
    ...moreLinks(content).map(({ label, url }) => `${label}:\n${url}`),
    note,
    `--\n${footer}`,
  ]
    .filter(Boolean)
    .join('\n\n')
}
