import { styled } from '../system/styled.tsx'
import type { StyledComponent, StyledProps, SystemStyleObject } from '../system/styled-component.ts'

export { styled as chakra }

/** A value of a style prop, or one for each breakpoint. */
type Styled<Property extends keyof SystemStyleObject> = SystemStyleObject[Property]

const Div = styled('div')

/** Creates a `div` with a few props that turn into styles; style props given directly take precedence. */
function shaped<Own extends object>(
  names: readonly (keyof Own & string)[],
  shape: (own: Own) => SystemStyleObject,
): StyledComponent<'div', Own> {
  const own = new Set<string>(names)
  return function Shaped(props: StyledProps<'div', Own>) {
    const rest = Object.fromEntries(Object.entries(props).filter(([name]) => !own.has(name)))
    return <Div {...rest} css={[shape(props), ...[props.css ?? []].flat()]} />
  }
}

/** Applies `say` to the value, or to each value of an object of breakpoints. */
function each<Value extends string | number>(
  given: PerWidth<Value> | undefined,
  say: (value: Value) => string,
): PerWidth<string> | undefined {
  if (typeof given !== 'object') return given === undefined ? undefined : say(given)
  return Object.fromEntries(Object.entries(given).map(([width, value]) => [width, say(value)]))
}

/** A value, or one for each breakpoint. */
type PerWidth<Value> = Value | { readonly [width: string]: Value }

export type BoxProps = StyledProps<'div'>
export const Box = styled('div')

export const Center = styled('div', {
  base: { display: 'flex', alignItems: 'center', justifyContent: 'center' },
})

export const Spacer = styled('div', { base: { flex: 1, justifySelf: 'stretch', alignSelf: 'stretch' } })

export interface FlexShape {
  direction?: Styled<'flexDirection'>
  align?: Styled<'alignItems'>
  justify?: Styled<'justifyContent'>
  wrap?: Styled<'flexWrap'>
  basis?: Styled<'flexBasis'>
  grow?: Styled<'flexGrow'>
  shrink?: Styled<'flexShrink'>
  inline?: boolean
}
export type FlexProps = StyledProps<'div', FlexShape>
export const Flex = shaped<FlexShape>(
  ['direction', 'align', 'justify', 'wrap', 'basis', 'grow', 'shrink', 'inline'],
  ({ direction, align, justify, wrap, basis, grow, shrink, inline }) => ({
    display: inline ? 'inline-flex' : 'flex',
    flexDirection: direction,
    alignItems: align,
    justifyContent: justify,
    flexWrap: wrap,
    flexBasis: basis,
    flexGrow: grow,
    flexShrink: shrink,
  }),
)

export interface StackShape {
  direction?: Styled<'flexDirection'>
  align?: Styled<'alignItems'>
  justify?: Styled<'justifyContent'>
  gap?: Styled<'gap'>
  wrap?: Styled<'flexWrap'>
}
export type StackProps = StyledProps<'div', StackShape>
const stack = (standard: StackShape, fixed: StackShape = {}) =>
  shaped<StackShape>(['direction', 'align', 'justify', 'gap', 'wrap'], (props) => {
    const { direction, align, justify, gap, wrap } = { gap: '0.5rem', ...standard, ...props, ...fixed }
    return {
      display: 'flex',
      alignItems: align,
      justifyContent: justify,
      flexDirection: direction,
      flexWrap: wrap,
      gap,
    }
  })

export const Stack = stack({ direction: 'column' })
export const HStack = stack({ align: 'center' }, { direction: 'row' })
export const VStack = stack({ align: 'center' }, { direction: 'column' })
export const Wrap = stack({ wrap: 'wrap' })

export interface GridShape {
  inline?: boolean
  templateAreas?: Styled<'gridTemplateAreas'>
  autoColumns?: Styled<'gridAutoColumns'>
  column?: Styled<'gridColumn'>
  row?: Styled<'gridRow'>
  autoFlow?: Styled<'gridAutoFlow'>
  autoRows?: Styled<'gridAutoRows'>
  templateRows?: Styled<'gridTemplateRows'>
  templateColumns?: Styled<'gridTemplateColumns'>
}
export type GridProps = StyledProps<'div', GridShape>
const gridShape = (props: GridShape): SystemStyleObject => ({
  display: props.inline ? 'inline-grid' : 'grid',
  gridTemplateAreas: props.templateAreas,
  gridAutoColumns: props.autoColumns,
  gridColumn: props.column,
  gridRow: props.row,
  gridAutoFlow: props.autoFlow,
  gridAutoRows: props.autoRows,
  gridTemplateRows: props.templateRows,
  gridTemplateColumns: props.templateColumns,
})
const gridProps = [
  'inline',
  'templateAreas',
  'autoColumns',
  'column',
  'row',
  'autoFlow',
  'autoRows',
  'templateRows',
  'templateColumns',
] as const

export const Grid = shaped<GridShape>(gridProps, gridShape)

export interface SimpleGridShape extends GridShape {
  columns?: PerWidth<number>
  minChildWidth?: PerWidth<string>
}
export const SimpleGrid = shaped<SimpleGridShape>(
  ['columns', 'minChildWidth', ...gridProps],
  ({ columns, minChildWidth, ...props }) => ({
    ...gridShape(props),
    gridTemplateColumns: minChildWidth
      ? each(minChildWidth, (width) => `repeat(auto-fit, minmax(${width}, 1fr))`)
      : each(columns, (count) => `repeat(${count}, minmax(0, 1fr))`),
  }),
)

const span = (value: number | 'auto') => (value === 'auto' ? 'auto' : `span ${value}/span ${value}`)

export interface GridItemShape {
  area?: Styled<'gridArea'>
  colSpan?: PerWidth<number | 'auto'>
  rowSpan?: PerWidth<number | 'auto'>
  colStart?: Styled<'gridColumnStart'>
  colEnd?: Styled<'gridColumnEnd'>
  rowStart?: Styled<'gridRowStart'>
  rowEnd?: Styled<'gridRowEnd'>
}
export const GridItem = shaped<GridItemShape>(
  ['area', 'colSpan', 'rowSpan', 'colStart', 'colEnd', 'rowStart', 'rowEnd'],
  ({ area, colSpan, rowSpan, colStart, colEnd, rowStart, rowEnd }) => ({
    gridArea: area,
    gridColumn: each(colSpan, span),
    gridRow: each(rowSpan, span),
    gridColumnStart: colStart,
    gridColumnEnd: colEnd,
    gridRowStart: rowStart,
    gridRowEnd: rowEnd,
  }),
)

/** A paragraph; `as` and `textStyle` turn it into any other text. */
export const Text = styled('p')
export const Span = styled('span')
/** A heading: `as` sets its level, `textStyle` its size. */
export const Heading = styled('h2', { base: { textStyle: 'section' } })
/** A plain image with style props; photographs of properties use `Picture`. */
export const Image = styled('img', { base: { maxW: '100%' } })
export const List = styled('ul', { base: { listStyle: 'none', p: 0 } })
export const ListItem = styled('li')
