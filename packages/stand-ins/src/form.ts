/** A decoded form: text values, and nested records for names with brackets (`a[b][0]=x`). */
export interface FormRecord {
  [name: string]: FormValue
}
export type FormValue = string | FormRecord

/**
 * Decodes a body or query like Stripe: `items[0][price]=p`, `expand[]=x`. Names never become prototype keys.
 */
export function parseForm(encoded: string): FormRecord {
  const root = emptyRecord()
  for (const [name, value] of new URLSearchParams(encoded)) put(root, segmentsOf(name), value)
  return root
}

const emptyRecord = (): FormRecord => Object.create(null) as FormRecord

const segmentsOf = (name: string) => {
  const open = name.indexOf('[')
  if (open < 1) return [name]
  const inner = name.slice(open).matchAll(/\[([^\]]*)\]/g)
  return [name.slice(0, open), ...Array.from(inner, (match) => match[1] ?? '')]
}

function put(record: FormRecord, segments: readonly string[], value: string) {
  const [head = '', ...rest] = segments
  const key = head === '' ? String(Object.keys(record).length) : head
  if (rest.length === 0) {
    record[key] = value
    return
  }
  const child = record[key]
  const next = typeof child === 'object' ? child : emptyRecord()
  record[key] = next
  put(next, rest, value)
}
