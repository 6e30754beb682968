import { Box, Flex, Span } from '@metrolibre/ui'
import { Portrait } from '@metrolibre/ui/parts'
import type { Example } from '../../example.ts'

const names = ['Rosa Quispe', 'Matías', 'Ana María Soto', 'Hugo Milla', 'Karina Hilo', 'Abril Tiza']

const Large = () => (
  <Flex wrap="wrap" gap="24px">
    {names.map((name) => (
      <Box key={name} w="140px">
        <Portrait name={name} />
        <Span>{name}</Span>
      </Box>
    ))}
    <Box w="140px">
      <Portrait name="Inti" drained />
      <Span>Inti</Span>
    </Box>
  </Flex>
)

const Small = () => (
  <Flex wrap="wrap" align="center" gap="24px">
    {names.map((name) => (
      <Flex key={name} align="center" gap="10px">
        <Portrait name={name} size={44} />
        <Span>{name}</Span>
      </Flex>
    ))}
  </Flex>
)

export const portrait: Example = {
  from: '@metrolibre/ui/parts',
  names: ['Portrait'],
  about: 'gallery.about.portrait',
  states: [
    { id: 'large', Show: Large },
    { id: 'small', Show: Small },
  ],
}
