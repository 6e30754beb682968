const replacements: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as the value of an attribute or the content of an element. */
export const escapeText = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (char) => replacements[char] ?? char)

/** An element without content; attributes that are undefined are left out. */
export const element = (name: string, attributes: Record<string, string | undefined>): string => {
  const given = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escapeText(value)}"`],
  )
  return `<${name}${given.join('')}>`
}

/** Data inside a page: no closing tag and no comment can be formed by what it holds. */
export const jsonBlock = (data: unknown, attributes: { id?: string; type?: string } = {}): string =>
  `${element('script', { type: 'application/json', ...attributes })}${JSON.stringify(data)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`)}</script>`
