import { Avatar, Flex, Span } from '@metrolibre/ui'
import type { Example } from '../../example.ts'
import { samplePictureOf } from '../../samples/pictures.ts'

const Initials = () => (
  <Flex wrap="wrap" align="center" gap="24px">
    {['Rosa Quispe', 'Matías', 'Ana María Soto'].map((name) => (
      <Flex key={name} align="center" gap="10px">
        <Avatar name={name} />
        <Span>{name}</Span>
      </Flex>
    ))}
  </Flex>
)

const WithPicture = () => (
  <Flex align="center" gap="10px">
    <Avatar name="Rosa Quispe" src={samplePictureOf('terreno')} size={64} />
    <Span>Rosa Quispe</Span>
  </Flex>
)

export const avatar: Example = {
  from: '@metrolibre/ui',
  names: ['Avatar'],
  about: 'gallery.about.avatar',
  states: [
    { id: 'initials', Show: Initials },
    { id: 'picture', Show: WithPicture },
  ],
}
