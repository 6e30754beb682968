/**
 * Returns a name without the marks that turn the writing direction, which hide what a text really says, and without
 * spaces around it. For names that may hold any other sign.
 */
export const withoutDirectionMarks = (name: string): string =>
  name.replaceAll(/\p{Bidi_Control}/gu, '').trim()
