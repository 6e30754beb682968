import type * as TestingLibrary from '@testing-library/dom'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** Describes an element as a person would: by its role and name, its label or its text. */
export interface Wanted {
  role?: string
  /** Accessible name with `role`, the label of a field, or the text; a string is the whole of it. */
  name?: string | RegExp
  by?: 'role' | 'label' | 'text'
  css?: string
  /** The element in which it is. */
  within?: Wanted
}

export interface Found {
  x: number
  y: number
  /** What covers its middle, if something does. */
  covered: string | null
  disabled: boolean
  focused: boolean
  text: string
  value: string
}

interface SentWanted {
  role?: string
  name?: string
  pattern?: string
  by?: string
  css?: string
  within?: SentWanted
}

const path = createRequire(import.meta.url)
  .resolve('@testing-library/dom')
  .replace(/dist\/.*$/, 'dist/@testing-library/dom.umd.min.js')
const library = readFileSync(path, 'utf8')

const send = ({ name, within, ...rest }: Wanted): SentWanted => ({
  ...rest,
  ...(typeof name === 'string' ? { name } : name && { pattern: name.source }),
  ...(within && { within: send(within) }),
})

/** Returns a script that finds the first visible element that is wanted; `null` when there is none. */
export const findScript = (wanted: Wanted): string =>
  `if (!globalThis.TestingLibraryDom) return 'no library'; return (${find.toString()})(${JSON.stringify(send(wanted))})`

/** Returns a script that gives the page what the finding needs, once. */
export const libraryScript = `if (!globalThis.TestingLibraryDom) { ${library} ; }`

declare const TestingLibraryDom: typeof TestingLibrary

/** Runs in the page. */
function find(wanted: SentWanted): Found | null {
  const patternOf = ({ name, pattern }: SentWanted) => (pattern === undefined ? name : new RegExp(pattern))
  /** The library leaves out spaces at the ends of inline elements, such as those of a translator, which browsers read. */
  const isNamed = (sought: SentWanted) => (computed: string, element: Element) => {
    const text = (element.textContent ?? '').trim().replaceAll(/\s+/g, ' ')
    const name = text.replaceAll(' ', '') === computed.replaceAll(' ', '') ? text : computed
    const wantedName = patternOf(sought)!
    return typeof wantedName === 'string' ? name === wantedName : wantedName.test(name)
  }
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true })
  }
  const all = (sought: SentWanted): HTMLElement[] => {
    // A page that has just begun has no body yet.
    const inside = sought.within ? all(sought.within) : document.body ? [document.body] : []
    const found = inside.flatMap((container) => {
      const name = patternOf(sought)
      if (sought.by === 'label') return TestingLibraryDom.queryAllByLabelText(container, name!)
      if (sought.by === 'text') return TestingLibraryDom.queryAllByText(container, name!)
      if (sought.role)
        return TestingLibraryDom.queryAllByRole(
          container,
          sought.role,
          name === undefined ? {} : { name: isNamed(sought) },
        )
      return [...container.querySelectorAll<HTMLElement>(sought.css!)]
    })
    return found.filter((element) => (!sought.css || element.matches(sought.css)) && isShown(element))
  }
  const [element] = all(wanted)
  if (!element) return null
  const middle = () => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  }
  const top = () => {
    const { x, y } = middle()
    return document.elementFromPoint(x, y)
  }
  const isClear = (there: Element | null) =>
    there !== null && (element.contains(there) || element.closest('label')?.contains(there) === true)
  if (!isClear(top())) element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const there = top()
  return {
    ...middle(),
    covered: isClear(there) ? null : (there?.outerHTML.slice(0, 160) ?? 'it is out of sight'),
    disabled: element.matches(':disabled, [aria-disabled="true"]'),
    focused: document.activeElement === element,
    text: element.innerText,
    value: 'value' in element ? String(element.value) : '',
  }
}
