/**
 * Lets a screen be replaced while its page is open. React's refresh does so by itself only with files that export nothing
 * but components; screens also export `head` and `prefetch`, which the open page doesn't need again.
 */
export default function acceptScreen(source, map) {
  this.callback(null, source + footer, map)
}

const footer = `
import { performReactRefresh } from 'react-refresh/runtime'
if (import.meta.webpackHot) {
  import.meta.webpackHot.accept()
  import.meta.webpackHot.dispose((data) => { data.isReplaced = true })
  if (import.meta.webpackHot.data?.isReplaced) setTimeout(performReactRefresh)
}
`
