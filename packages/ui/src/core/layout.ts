import { chakra } from '@chakra-ui/react'

export {
  Box,
  Center,
  Flex,
  Grid,
  GridItem,
  HStack,
  SimpleGrid,
  Spacer,
  Stack,
  VStack,
  Wrap,
  chakra,
} from '@chakra-ui/react'
export type { BoxProps, FlexProps, GridProps, StackProps } from '@chakra-ui/react'

/** A paragraph; `as` and `textStyle` make it any other text. */
export const Text = chakra('p')
export const Span = chakra('span')
/** A heading: `as` says its level, `textStyle` its size. */
export const Heading = chakra('h2', { base: { textStyle: 'section' } })
/** A plain image with style props; photographs of properties use `Picture`. */
export const Image = chakra('img', { base: { maxW: '100%' } })
export const List = chakra('ul', { base: { listStyle: 'none', p: 0 } })
export const ListItem = chakra('li')
