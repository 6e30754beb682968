import type { MailContent } from './mail.ts'

// A dot between a letter or digit and a letter, as in "evil.example", which mail programs turn into a link.
const linkLike = /(?<=[\p{L}\p{M}\p{N}])\.(?=[\p{L}\p{N}])(?!\d)/gu
// Without a slash, which would let a part before the @ be taken for a link.
const emailAddress = /^[\p{L}\p{M}\p{N}.!$%&'*+=^_`{|}~-]+@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+$/u
const hidden = /\p{Cf}/gu
const breaks = /[\p{Cc}\u2028\u2029]+/gu
const breaksOfLines = /[^\P{Cc}\n]|[\u2028\u2029]/gu
const zeroWidthSpace = '\u200B'

/**
 * Prevents mail programs from turning a text into a link, by adding a zero-width space after the dots and
 * colons that would cause it.
 */
const unlinked = (text: string): string =>
  text
    .split(/(\s+)/u)
    .map((word) =>
      emailAddress.test(word)
        ? word
        : word.replaceAll(linkLike, `.${zeroWidthSpace}`).replaceAll('://', `:${zeroWidthSpace}//`),
    )
    .join('')

/** Reduces a text to one line of visible characters in their written order. */
export const harmlessLine = (text: string): string =>
  unlinked(text.replaceAll(breaks, ' ').replaceAll(hidden, '').trim())

/**
 * Returns the mail with harmless texts. They contain names that users chose, and nobody may put a link, a
 * line break or a reversed reading order into somebody else's inbox (RULES.md §2.60). The URLs of its buttons
 * are ours and stay.
 */
export const harmless = (content: MailContent): MailContent => ({
  ...content,
  subject: harmlessLine(content.subject),
  preview: harmlessLine(content.preview),
  title: harmlessLine(content.title),
  lead: harmlessLine(content.lead),
  ...(content.message !== undefined && {
    message: unlinked(content.message.replaceAll(breaksOfLines, ' ').replaceAll(hidden, '')),
  }),
  ...(content.picture && { picture: { ...content.picture, alt: harmlessLine(content.picture.alt) } }),
  ...(content.rows && {
    rows: content.rows.map(([label, value]) => [harmlessLine(label), harmlessLine(value)] as const),
  }),
  ...(content.note !== undefined && { note: harmlessLine(content.note) }),
})
