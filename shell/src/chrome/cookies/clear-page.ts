/**
 * Keeps the page clear of the bar: its end can be scrolled out from behind it, what gets the focus is not covered, and
 * toasts and the chat stand above it.
 */
export function clearPage(bar: HTMLElement) {
  const { documentElement: root, body } = document
  const height = `${bar.offsetHeight}px`
  root.style.setProperty('--dock', height)
  body.style.paddingBottom = height
  root.style.scrollPaddingBottom = `${window.innerHeight - bar.getBoundingClientRect().top + 8}px`
}

export function releasePage() {
  const { documentElement: root, body } = document
  root.style.removeProperty('--dock')
  body.style.paddingBottom = ''
  root.style.scrollPaddingBottom = ''
}
