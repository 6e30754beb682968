/** Acts like browsers inside other apps: no second window opens. */
export const refuseWindows = `window.open = () => null`

export const throwAtWindows = `window.open = () => { throw new Error('Not supported') }`

/** Something comes back that looks like a window and is none. */
export const halfOpenWindows = `window.open = () => ({
  closed: false,
  opener: null,
  close() {},
  focus() {},
  get document() { throw new DOMException('Blocked a frame from accessing a cross-origin frame.', 'SecurityError') },
  get location() { return { set href(address) {}, replace() {}, assign() {} } },
})`
