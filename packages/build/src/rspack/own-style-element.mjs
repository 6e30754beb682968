/** @type {Set<{ made: WeakRef<HTMLElement>, sheet: CSSStyleSheet }>} */
const kept = new Set()

/**
 * Makes an element that libraries use as they would a style element: what is written into it, and rules that are inserted
 * into its `sheet`, apply to the page while it is in it.
 * @param {Document} from
 */
export function ownStyleElement(from) {
  const element = from.createElement('own-style')
  element.hidden = true
  const sheet = new CSSStyleSheet()
  Object.defineProperty(element, 'sheet', { get: () => sheet })
  let written = ''
  const write = () => {
    // Rules that were inserted stay.
    if (element.textContent !== written) sheet.replaceSync((written = element.textContent))
    follow()
  }
  new MutationObserver(write).observe(element, { childList: true, characterData: true, subtree: true })
  kept.add({ made: new WeakRef(element), sheet })
  watch()
  return element
}

/** @type {MutationObserver | undefined} */
let watching

/** Libraries put their elements into the head or at the end of the body. */
function watch() {
  watching ??= new MutationObserver(follow)
  for (const place of [document.head, document.body]) watching.observe(place, { childList: true })
}

function follow() {
  const sheets = document.adoptedStyleSheets
  for (const entry of kept) {
    const { made, sheet } = entry
    const at = sheets.indexOf(sheet)
    const isThere = made.deref()?.isConnected === true
    if (isThere && at < 0) sheets.push(sheet)
    if (!isThere && at >= 0) sheets.splice(at, 1)
    if (!made.deref()) kept.delete(entry)
  }
}
