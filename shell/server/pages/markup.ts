const replacements: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes a text for use in an attribute or as the content of an element. */
export const escapeText = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (char) => replacements[char] ?? char)

/** Returns an element without content; attributes that are undefined are left out. */
export const element = (name: string, attributes: Record<string, string | undefined>): string => {
  const given = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escapeText(value)}"`],
  )
  return `<${name}${given.join('')}>`
}

/**
 * Returns a script element with JSON data. Escaping ensures that the data can't contain a closing tag or a
 * comment.
 */
export const jsonBlock = (data: unknown, attributes: { id?: string; type?: string } = {}): string =>
  `${element('script', { type: 'application/json', ...attributes })}${JSON.stringify(data)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`)}</script>`
