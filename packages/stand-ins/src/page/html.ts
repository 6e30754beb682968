/**
 * Markup that is safe to send. It is created by `html`, which escapes every value that is not markup itself.
 */
export interface Markup {
  readonly markup: string
}

type Value = Markup | string | number | null | undefined | false | readonly Value[]

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escape = (text: string) => text.replaceAll(/[&<>"']/g, (character) => escapes[character]!)

const render = (value: Value): string => {
  if (value === null || value === undefined || value === false) return ''
  if (typeof value === 'object') return 'markup' in value ? value.markup : value.map(render).join('')
  return escape(String(value))
}

/** A tagged template for markup: html`<p>${text}</p>`. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Markup {
  return { markup: parts.reduce((joined, part, index) => joined + render(values[index - 1]) + part) }
}
