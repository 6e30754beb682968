import type { MailContent } from './mail.ts'

// Between a letter or digit and a letter, as in "evil.example": mail programs make links of it by themselves.
const linkLike = /(?<=[\p{L}\p{M}\p{N}])\.(?=[\p{L}\p{N}])(?!\d)/gu
const emailAddress = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/u
const hidden = /\p{Cf}/gu
const breaks = /[\p{Cc}\u2028\u2029]+/gu
const breaksOfLines = /[^\P{Cc}\n]|[\u2028\u2029]/gu
const zeroWidthSpace = '\u200B'

/** No mail program makes a link of it: the dots and colons that would are followed by a space of no width. */
const unlinked = (text: string): string =>
  text
    .split(/(\s+)/u)
    .map((word) =>
      emailAddress.test(word)
        ? word
        : word.replaceAll(linkLike, `.${zeroWidthSpace}`).replaceAll('://', `:${zeroWidthSpace}//`),
    )
    .join('')

/** One line of visible signs in the order they were written. */
const line = (text: string): string => unlinked(text.replaceAll(breaks, ' ').replaceAll(hidden, '').trim())

/**
 * The same mail with nothing in its texts that acts: names of people and places are in them, and whoever wrote one
 * must not put a link, a line or another reading order into somebody else's inbox (RULES.md §2). The addresses of
 * its buttons are ours and stay.
 */
export const harmless = (content: MailContent): MailContent => ({
  ...content,
  subject: line(content.subject),
  preview: line(content.preview),
  title: line(content.title),
  lead: line(content.lead),
  ...(content.message !== undefined && {
    message: unlinked(content.message.replaceAll(breaksOfLines, ' ').replaceAll(hidden, '')),
  }),
  ...(content.rows && { rows: content.rows.map(([label, value]) => [line(label), line(value)] as const) }),
  ...(content.note !== undefined && { note: line(content.note) }),
})
