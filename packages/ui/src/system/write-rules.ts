import type { EmotionCache } from '@emotion/cache'

type Sheet = EmotionCache['sheet']

/**
 * Makes the page's sheet take new rules without a new layout of the whole page. Chromium looks up all fonts again, and
 * lays out everything, when a sheet that has a layer gets another rule than a plain one (`@media`, `@keyframes`, another
 * layer). So new rules of the layer `recipes` are written into the block of that layer that the page came with, with
 * their conditions inside them, and all others into a sheet that has no layer.
 */
export function writeRules(sheet: Sheet): void {
  const write = sheet.insert.bind(sheet)
  let layer: CSSLayerBlockRule | undefined
  sheet.insert = (text) => {
    if (!text.startsWith('@layer recipes')) return write(text)
    layer ??= layerOf(sheet) ?? addLayer()
    const { layered, free } = plainRules(text)
    if (layered.some(losesValues)) return write(text)
    for (const rule of layered) layer.insertRule(rule, layer.cssRules.length)
    for (const rule of free) write(rule)
  }
}

/**
 * Whether a rule lost values when the browser wrote it as text, as it does with a shorthand that has a variable and of
 * which another declaration overrides a part: `border-top-color: ;`.
 */
const losesValues = (rule: string): boolean => /[{;]\s*[\w-]+:\s*;/.test(rule)

/** The last block of the layer in the styles of the page. */
const layerOf = ({ tags }: Sheet): CSSLayerBlockRule | undefined =>
  tags
    .flatMap((tag) => [...((tag as HTMLStyleElement).sheet?.cssRules ?? [])])
    .findLast(
      (rule): rule is CSSLayerBlockRule => rule instanceof CSSLayerBlockRule && rule.name === 'recipes',
    )

/** A block for a page that came without one. */
function addLayer(): CSSLayerBlockRule {
  const { sheet } = document.head.appendChild(document.createElement('style'))
  sheet!.insertRule('@layer recipes{}')
  return sheet!.cssRules[0] as CSSLayerBlockRule
}

interface PlainRules {
  layered: string[]
  /** Animations, which are found by their name in any layer. */
  free: string[]
}

/** Returns the rules of a block of a layer, each of them plain where that is possible. */
function plainRules(block: string): PlainRules {
  const parsed = new CSSStyleSheet()
  parsed.replaceSync(block)
  const rules: PlainRules = { layered: [], free: [] }
  for (const part of parsed.cssRules) collect((part as CSSGroupingRule).cssRules, [], rules)
  return rules
}

/** Goes down through the conditions: `@media (x) { .a { … } }` becomes `.a { @media (x) { … } }`. */
function collect(inner: CSSRuleList, conditions: string[], rules: PlainRules): void {
  for (const rule of inner) {
    if (rule instanceof CSSKeyframesRule && conditions.length === 0) rules.free.push(rule.cssText)
    else if (rule instanceof CSSConditionRule)
      collect(rule.cssRules, [...conditions, rule.cssText.slice(0, rule.cssText.indexOf('{'))], rules)
    // Some browsers of the last three years don't apply conditions inside a rule to pseudo-elements.
    else if (rule instanceof CSSStyleRule && !rule.selectorText.includes('::'))
      rules.layered.push(`${rule.selectorText}{${wrap(rule.style.cssText, conditions)}}`)
    else rules.layered.push(wrap(rule.cssText, conditions))
  }
}

const wrap = (text: string, conditions: readonly string[]): string =>
  conditions.reduceRight((inside, condition) => `${condition}{${inside}}`, text)
