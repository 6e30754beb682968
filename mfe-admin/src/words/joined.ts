/** Joins what is known of a thing to one line, "Gala · Sala Tijeral"; no line begins with a dot. */
export const joinedList = (...parts: readonly (string | false | null | undefined)[]): string =>
  parts.filter(Boolean).join('\u00A0· ')
