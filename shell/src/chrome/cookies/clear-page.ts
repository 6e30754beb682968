/**
 * Keeps the page clear of the bar: its end can be scrolled out from behind it, what gets the focus is not covered, and
 * toasts and the chat stand above it.
 */
export function clearPage(bar: HTMLElement) {
  const { documentElement: root, body } = document
  const height = `${bar.offsetHeight}px`
  root.style.setProperty('--dock', height)
  body.style.paddingBottom = height
  const below = `${window.innerHeight - bar.getBoundingClientRect().bottom}px`
  // On a phone, the actions of a step below the bar grow while it stays as it is, such as by the time of a hold.
  const live = window.innerWidth < 760 ? `var(--step-actions, ${below})` : below
  root.style.scrollPaddingBottom = `calc(${live} + ${height} + 8px)`
}

export function releasePage() {
  const { documentElement: root, body } = document
  root.style.removeProperty('--dock')
  body.style.paddingBottom = ''
  root.style.scrollPaddingBottom = ''
}
