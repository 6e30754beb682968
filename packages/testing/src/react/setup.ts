// Before every unit test: what a component shows is waited for as long as a busy machine may need, not one second.
if ('document' in globalThis) {
  const { configure } = await import('@testing-library/dom')
  configure({ asyncUtilTimeout: 10_000 })
}
export {}
