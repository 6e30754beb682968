import { Flex, Logo, LogoMark } from '@metrolibre/ui'
import type { Example } from '../../example.ts'

const Sizes = () => (
  <Flex wrap="wrap" align="center" gap="32px">
    <Logo size={24} />
    <Logo />
    <Logo size={64} />
  </Flex>
)

const Mark = () => (
  <Flex wrap="wrap" align="center" gap="32px">
    <LogoMark size={24} />
    <LogoMark />
    <LogoMark size={64} />
  </Flex>
)

export const logo: Example = {
  from: '@metrolibre/ui',
  names: ['Logo', 'LogoMark'],
  about: 'gallery.about.logo',
  states: [
    { id: 'sizes', Show: Sizes },
    { id: 'markOnly', Show: Mark },
  ],
}
