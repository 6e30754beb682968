/** Short names of style props with their CSS properties. They are those of Chakra, whose types our components have. */
export const shorthands: Readonly<Record<string, string>> = {
  p: 'padding',
  pt: 'paddingTop',
  pr: 'paddingRight',
  pb: 'paddingBottom',
  pl: 'paddingLeft',
  ps: 'paddingInlineStart',
  pe: 'paddingInlineEnd',
  px: 'paddingInline',
  py: 'paddingBlock',
  m: 'margin',
  mt: 'marginTop',
  mr: 'marginRight',
  mb: 'marginBottom',
  ml: 'marginLeft',
  ms: 'marginInlineStart',
  me: 'marginInlineEnd',
  mx: 'marginInline',
  my: 'marginBlock',
  w: 'width',
  h: 'height',
  minW: 'minWidth',
  minH: 'minHeight',
  maxW: 'maxWidth',
  maxH: 'maxHeight',
  bg: 'background',
  bgColor: 'backgroundColor',
  bgImage: 'backgroundImage',
  bgSize: 'backgroundSize',
  insetX: 'insetInline',
  insetY: 'insetBlock',
  rounded: 'borderRadius',
  shadow: 'boxShadow',
  gapX: 'columnGap',
  gapY: 'rowGap',
  flexDir: 'flexDirection',
  pos: 'position',
}

/** Beginnings of names: with `margin` also `marginTop`. A pattern is smaller than the list of all CSS properties. */
const families =
  'margin|padding|border|background|grid|flex|font|text|overflow|outline|animation|transition|transform|alignContent|alignItems|alignSelf|justify|placeContent|placeItems|placeSelf|inset|scrollMargin|scrollPadding|scrollSnap|scrollBehavior|scrollbar|listStyle|object|columnGap|columnCount|columnRule|columnSpan|mask|stroke|fill|animationTimeline|overscrollBehavior|backdropFilter|contain|counter'
/** Names that are matched as a whole, because other props begin with them: `content`, but not `contentEditable`. */
const alone =
  'display|position|top|right|bottom|left|width|height|minWidth|minHeight|maxWidth|maxHeight|inlineSize|blockSize|minInlineSize|maxInlineSize|minBlockSize|maxBlockSize|boxSize|boxShadow|boxSizing|gap|rowGap|zIndex|color|colorScheme|accentColor|caretColor|opacity|visibility|order|float|clear|cursor|content|contentVisibility|isolation|filter|clipPath|mixBlendMode|pointerEvents|touchAction|userSelect|resize|rotate|scale|translate|appearance|aspectRatio|whiteSpace|wordBreak|wordSpacing|letterSpacing|lineHeight|lineClamp|hyphens|tabSize|verticalAlign|writingMode|willChange|perspective|breakInside|columns|direction|truncate|textStyle|layerStyle|divideX|divideY|divideColor|hideFrom|hideBelow|css'

const stylish = new RegExp(`^(?:(?:${families})(?:[A-Z]\\w*)?|${alone}|_[a-z]\\w*|--\\S+)$`)
const known = new Map<string, boolean>()

/** Whether a prop is a style; every other prop is passed on to the element. */
export function isStyleProp(name: string): boolean {
  const before = known.get(name)
  if (before !== undefined) return before
  const answer = name in shorthands || stylish.test(name)
  known.set(name, answer)
  return answer
}
