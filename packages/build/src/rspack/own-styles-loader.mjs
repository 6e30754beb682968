// Keeps the style sheets of a remote, and of the libraries that it bundles, inside the remote's own element: they stay in
// the page when the remote is left. The added `:where()` weighs nothing, so the rules outrank each other as before.
import { parse } from 'postcss'

/** @param {string} source a style sheet */
export default function ownStylesLoader(source) {
  const { remote } = this.getOptions()
  const element = `[data-remote=${remote}]`
  const own = new RegExp(`^(:where\\()?\\[data-remote=["']?${remote}["']?\\]`)
  const inside = (selector) => (own.test(selector) ? selector : below(`:where(${element})`, selector))
  const sheet = parse(source)
  sheet.walkRules((rule) => {
    if (startsFromThePage(rule)) rule.selectors = rule.selectors.map(inside)
  })
  sheet.walkAtRules('scope', (rule) => {
    const [, start = ':scope', end = ''] = /^\(([^]*?)\)\s*(to\s[^]*)?$/.exec(rule.params) ?? []
    rule.params = `(${inside(start === ':scope' ? ':root' : start)}) ${end}`.trim()
  })
  return sheet.toString()
}

/**
 * The remote's element stands for the page. What is asked of the page itself stays: `html.dark .card` becomes
 * `html.dark <element> .card`.
 */
function below(element, selector) {
  let [asked, rest] = ['', selector]
  for (;;) {
    const [, page, state, after] = ofThePage.exec(rest) ?? []
    if (page === undefined) return `${asked}${element} ${rest}`.trim()
    if (state) asked += `${page}${state} `
    rest = after
  }
}

const state = String.raw`(?:[.#:[](?:[^\s>+~,()[\]]|\([^)]*\)|\[[^\]]*\])*\]?)*`
const ofThePage = new RegExp(String.raw`^(:root|html|body)(?![\w-])(${state})\s*>?\s*([^]*)$`)

/** The steps of an animation select nothing, and a rule inside another or inside `@scope` is below an element already. */
const startsFromThePage = ({ parent }) =>
  parent?.type === 'root' || (parent?.type === 'atrule' && grouping.has(parent.name))

const grouping = new Set(['media', 'supports', 'layer', 'container', 'starting-style'])
