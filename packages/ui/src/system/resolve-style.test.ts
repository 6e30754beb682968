import { palettes, radii, fontSizes, shadows, sizes, textStyles, zIndex } from '@metrolibre/tokens'
import type { SystemStyleObject } from '@chakra-ui/react'
import { describe, expect, it } from 'vitest'
import { resolveStyle, type Style } from './resolve-style.ts'
import { isStyleProp } from './style-names.ts'
import { system } from './system.ts'

/** Chakra's answer, without the variable it sets for a feature that nothing here uses. */
const chakra = (style: Style): unknown =>
  JSON.parse(
    JSON.stringify(system.css(style as SystemStyleObject), (key, value: unknown) =>
      key === '--bg-currentcolor' ? undefined : value,
    ),
  )

const same = (style: Style) => expect(resolveStyle(style), JSON.stringify(style)).toEqual(chakra(style))

const colours = system.tokens.allTokens
  .filter(({ extensions }) => extensions.category === 'colors')
  .map(({ extensions }) => String(extensions.prop))
  .filter((name) => !name.startsWith('colorPalette'))

describe('a token means what it means in Chakra', () => {
  it('as a colour', () => {
    expect(colours.length).toBeGreaterThan(Object.keys(palettes).length * 10)
    for (const name of colours)
      for (const prop of ['color', 'bg', 'borderColor', 'fill']) same({ [prop]: name })
    for (const word of ['transparent', 'currentcolor', 'inherit', '#fff', 'rgb(0 0 0 / 0.5)', 'none'])
      for (const prop of ['color', 'background']) same({ [prop]: word })
  })

  it('as a distance or a size', () => {
    const steps = [0, 1, 4, 24, 25, 30, '0.5', '3.5', '4.5', '-2', '-2.5', 'auto', '12px', '50%', '1rem']
    for (const step of steps)
      for (const prop of [
        'p',
        'px',
        'mt',
        'mx',
        'gap',
        'top',
        'insetX',
        'insetInlineStart',
        'scrollMarginTop',
        'columnGap',
      ])
        if (!(String(step).startsWith('-') && prop.startsWith('p'))) same({ [prop]: step })
    for (const size of [...Object.keys(sizes), 'full', 0, 4, '2.5', 'fit-content', '100%', 300])
      for (const prop of ['w', 'h', 'minW', 'maxW', 'minH', 'boxSize', 'flexBasis']) same({ [prop]: size })
  })

  it('as anything else', () => {
    for (const radius of [...Object.keys(radii), '28px', 0]) same({ borderRadius: radius })
    for (const size of [...Object.keys(fontSizes), '1.0625rem', 14]) same({ fontSize: size })
    for (const shadow of [...Object.keys(shadows), 'none']) same({ boxShadow: shadow })
    for (const level of [...Object.keys(zIndex), 3, 'auto']) same({ zIndex: level })
    for (const name of Object.keys(textStyles)) same({ textStyle: name, fontSize: 'md' })
    for (const name of ['tape', 'hatch']) same({ layerStyle: name })
    same({
      fontFamily: 'sans',
      transitionDuration: 'fast',
      transitionTimingFunction: 'inOut',
      transitionProperty: 'opacity',
    })
    same({ borderTop: '1px solid {colors.border.strong}', borderWidth: '1px', border: 0, outline: 'none' })
  })
})

describe('style props', () => {
  it('take values per width, states and selectors like Chakra', () => {
    same({ display: { base: 'none', md: 'block' }, p: { base: 2, lg: '3' } })
    same({ _hover: { bg: { base: 'bg', md: 'fg' } }, _focusVisible: { transform: 'none' } })
    same({ _empty: { display: 'none' } })
    same({ _placeholder: { color: 'fg.muted' }, _after: { content: '""', inset: '0' } })
    same({ '& > *': { flex: '1' }, '@media (max-width: 479px)': { '& b': { display: { lg: 'none' } } } })
    same({ '& .ml-cover': { '--colors-cover-fade': '#f7ddd2', minHeight: { md: '600px' } } })
    same({ divideX: { md: '1px' }, divideColor: 'border', truncate: true, lineClamp: 2 })
    same({ borderTopRadius: 'md', hideBelow: 'md' })
    same({ hideFrom: 'lg' })
    same({ color: { base: 'fg', _hover: 'fg.muted' }, mt: null })
  })

  it('are overridden whole by later ones', () => {
    expect(resolveStyle({ p: { base: 1, md: 2 } }, { padding: '4px' })).toEqual({ padding: '4px' })
    expect(resolveStyle({ p: { base: 1, md: 2 } }, { p: { base: '3px' } })).toEqual(
      chakra({ p: { base: '3px', md: 2 } }),
    )
  })

  it('are told from what belongs to the element', () => {
    for (const name of [
      'p',
      'mt',
      'color',
      'gridTemplateColumns',
      '_hover',
      'width',
      'css',
      'textStyle',
      'fontStretch',
    ])
      expect(isStyleProp(name), name).toBe(true)
    const own =
      'placeholder list min max minLength maxLength size type title to name label target contentEditable tabIndex aria-label data-id onClick href src form'
    for (const name of own.split(' ')) expect(isStyleProp(name), name).toBe(false)
  })
})
