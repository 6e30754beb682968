/**
 * Letters of any script, digits, spaces and the punctuation of names, with the hyphens, quotes and spaces that phones and word
 * processors make of what one types. No line breaks, markup, addresses or hidden characters.
 */
const written = /^[\p{L}\p{M}\p{N}\p{Zs}.,'’ʼ‘‛`´′"“”„«»‹›·+&()‐‑‒–—-]+$/u

/** Characters that are letters or marks but take no visible place, such as the filler of Hangul. */
export const invisibleSign = /\p{Default_Ignorable_Code_Point}/u

/** Tells whether a text consists of what occurs in people's names (RULES.md §2.48). */
export const hasNameSigns = (text: string): boolean => written.test(text) && !invisibleSign.test(text)
