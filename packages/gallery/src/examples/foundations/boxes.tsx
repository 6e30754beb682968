import { Box, Center, Flex, HStack, Spacer, Stack, VStack, Wrap } from '@metrolibre/ui'
import type { Example } from '../../example.ts'
import { Stone } from '../../samples/stone.tsx'

const InRow = () => (
  <Stack gap="16px">
    <HStack gap="12px">
      <Stone>HStack</Stone>
      <Stone />
      <Spacer />
      <Stone>Spacer</Stone>
    </HStack>
    <Flex gap="12px" justify="space-between">
      <Stone>Flex</Stone>
      <Stone />
      <Stone />
    </Flex>
    <Wrap gap="12px">
      {['Wrap', '2', '3', '4', '5', '6'].map((text) => (
        <Stone key={text}>{text}</Stone>
      ))}
    </Wrap>
  </Stack>
)

const InColumn = () => (
  <Flex gap="24px">
    <Stack flex="1">
      <Stone>Stack</Stone>
      <Stone />
    </Stack>
    <VStack flex="1">
      <Stone>VStack</Stone>
      <Stone />
    </VStack>
  </Flex>
)

const Alone = () => (
  <Box bg={{ base: 'bg.range', md: 'status.ok.bg' }} borderRadius="lg" p="4px">
    <Center minH="88px">Box, Center</Center>
  </Box>
)

export const boxes: Example = {
  from: '@metrolibre/ui',
  names: ['Box', 'Flex', 'Stack', 'HStack', 'VStack', 'Wrap', 'Spacer', 'Center'],
  about: 'gallery.about.boxes',
  states: [
    { id: 'inRow', Show: InRow },
    { id: 'inColumn', Show: InColumn },
    { id: 'styleProps', Show: Alone },
  ],
}
