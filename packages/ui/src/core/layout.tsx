import type {
  Box as ChakraBox,
  Center as ChakraCenter,
  Flex as ChakraFlex,
  Grid as ChakraGrid,
  GridItem as ChakraGridItem,
  HStack as ChakraHStack,
  SimpleGrid as ChakraSimpleGrid,
  Stack as ChakraStack,
  VStack as ChakraVStack,
  Wrap as ChakraWrap,
} from '@chakra-ui/react'
import type { ComponentType } from 'react'
import type { Style } from '../system/resolve-style.ts'
import { styled } from '../system/styled.tsx'

export type { BoxProps, FlexProps, GridProps, StackProps } from '@chakra-ui/react'
export { styled as chakra }

type Given = Record<string, unknown> & { css?: Style | readonly Style[] }
const Div = styled('div') as unknown as ComponentType<Given>

/** Creates a `div` with a few props that turn into styles; style props given directly take precedence. */
const shaped = (shape: (props: Given) => Style, own: readonly string[]) =>
  function Shaped(props: Given) {
    const rest = Object.fromEntries(Object.entries(props).filter(([name]) => !own.includes(name)))
    return <Div {...rest} css={[shape(props), ...[props.css ?? []].flat()]} />
  }

/** Applies `say` to the value, or to each value of an object of breakpoints. */
const each = (given: unknown, say: (value: unknown) => string): Style[string] => {
  if (given === null || given === undefined) return undefined
  if (typeof given !== 'object') return say(given)
  return Object.fromEntries(Object.entries(given).map(([width, value]) => [width, each(value, say)]))
}
const style = (styles: Record<string, unknown>) => styles as Style

export const Box = styled('div') as typeof ChakraBox

export const Center = styled('div', {
  base: { display: 'flex', alignItems: 'center', justifyContent: 'center' },
}) as unknown as typeof ChakraCenter

export const Spacer = styled('div', { base: { flex: 1, justifySelf: 'stretch', alignSelf: 'stretch' } })

export const Flex = shaped(
  ({ direction, align, justify, wrap, basis, grow, shrink, inline }) =>
    style({
      display: inline ? 'inline-flex' : 'flex',
      flexDirection: direction,
      alignItems: align,
      justifyContent: justify,
      flexWrap: wrap,
      flexBasis: basis,
      flexGrow: grow,
      flexShrink: shrink,
    }),
  ['direction', 'align', 'justify', 'wrap', 'basis', 'grow', 'shrink', 'inline'],
) as unknown as typeof ChakraFlex

const stack = (standard: Record<string, unknown>, fixed: Record<string, unknown> = {}) =>
  shaped(
    (props) => {
      const { direction, align, justify, gap, wrap }: Given = {
        gap: '0.5rem',
        ...standard,
        ...props,
        ...fixed,
      }
      return style({
        display: 'flex',
        alignItems: align,
        justifyContent: justify,
        flexDirection: direction,
        flexWrap: wrap,
        gap,
      })
    },
    ['direction', 'align', 'justify', 'gap', 'wrap'],
  )

export const Stack = stack({ direction: 'column' }) as unknown as typeof ChakraStack
export const HStack = stack({ align: 'center' }, { direction: 'row' }) as unknown as typeof ChakraHStack
export const VStack = stack({ align: 'center' }, { direction: 'column' }) as unknown as typeof ChakraVStack
export const Wrap = stack({ wrap: 'wrap' }) as unknown as typeof ChakraWrap

const gridShape = (props: Given) =>
  style({
    display: props['inline'] ? 'inline-grid' : 'grid',
    gridTemplateAreas: props['templateAreas'],
    gridAutoColumns: props['autoColumns'],
    gridColumn: props['column'],
    gridRow: props['row'],
    gridAutoFlow: props['autoFlow'],
    gridAutoRows: props['autoRows'],
    gridTemplateRows: props['templateRows'],
    gridTemplateColumns: props['templateColumns'],
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
]

export const Grid = shaped(gridShape, gridProps) as unknown as typeof ChakraGrid

export const SimpleGrid = shaped(
  ({ columns, minChildWidth, ...props }) => ({
    ...gridShape(props),
    gridTemplateColumns: minChildWidth
      ? each(minChildWidth, (width) => `repeat(auto-fit, minmax(${width as string}, 1fr))`)
      : each(columns, (count) => `repeat(${count as number}, minmax(0, 1fr))`),
  }),
  ['columns', 'minChildWidth', ...gridProps],
) as unknown as typeof ChakraSimpleGrid

const span = (value: unknown) =>
  value === 'auto' ? 'auto' : `span ${value as number}/span ${value as number}`

export const GridItem = shaped(
  ({ area, colSpan, rowSpan, colStart, colEnd, rowStart, rowEnd }) => ({
    ...style({ gridArea: area }),
    gridColumn: each(colSpan, span),
    gridRow: each(rowSpan, span),
    ...style({
      gridColumnStart: colStart,
      gridColumnEnd: colEnd,
      gridRowStart: rowStart,
      gridRowEnd: rowEnd,
    }),
  }),
  ['area', 'colSpan', 'rowSpan', 'colStart', 'colEnd', 'rowStart', 'rowEnd'],
) as unknown as typeof ChakraGridItem

/** A paragraph; `as` and `textStyle` turn it into any other text. */
export const Text = styled('p')
export const Span = styled('span')
/** A heading: `as` sets its level, `textStyle` its size. */
export const Heading = styled('h2', { base: { textStyle: 'section' } })
/** A plain image with style props; photographs of properties use `Picture`. */
export const Image = styled('img', { base: { maxW: '100%' } })
export const List = styled('ul', { base: { listStyle: 'none', p: 0 } })
export const ListItem = styled('li')
