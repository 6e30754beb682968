import { Box, MailAddress } from '@metrolibre/ui'
import type { Example } from '../../example.ts'

const address = 'espacio.casona-el-compas@metrolibre.example'
const Narrow = () => (
  <Box maxW="14rem">
    <MailAddress address={address} />
  </Box>
)

export const mailAddress: Example = {
  from: '@metrolibre/ui',
  names: ['MailAddress'],
  about: 'gallery.about.mailAddress',
  states: [{ id: 'onPhone', Show: Narrow }],
}
