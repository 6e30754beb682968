import { Box } from '@metrolibre/ui'
import { UserMenu } from '@metrolibre/ui/parts'
import { SegmentedControl } from '@metrolibre/ui/form'
import { CalendarCheck, SignOut, User } from '@metrolibre/ui/icons'
import { useState } from 'react'
import type { Example } from '../../example.ts'
import { useGalleryTexts } from '../../texts/use-say.ts'

const countries = [
  { value: 'Chile', label: 'Chile' },
  { value: 'Perú', label: 'Perú' },
]

function Country() {
  const [country, setCountry] = useState('Chile')
  return (
    <SegmentedControl
      compact
      label={useGalleryTexts()('sample.country')}
      options={countries}
      value={country}
      onValueChange={setCountry}
    />
  )
}

function SignedIn() {
  const say = useGalleryTexts()
  return (
    <Box maxW="300px">
      <UserMenu
        identity={{ name: 'Rosa Quispe', email: 'rosa@correo.example' }}
        items={[
          { id: 'profile', icon: <User />, text: say('sample.profile'), to: '#' },
          { id: 'bookings', icon: <CalendarCheck />, text: say('sample.bookings'), to: '#', current: true },
        ]}
        settings={<Country />}
        exit={{ id: 'exit', icon: <SignOut />, text: say('sample.logOut'), onPress: () => {} }}
      />
    </Box>
  )
}

const SignedOut = () => (
  <Box maxW="300px">
    <UserMenu settings={<Country />} />
  </Box>
)

export const userMenu: Example = {
  from: '@metrolibre/ui/parts',
  names: ['UserMenu'],
  about: 'gallery.about.userMenu',
  states: [
    { id: 'signedIn', Show: SignedIn },
    { id: 'signedOut', Show: SignedOut },
  ],
}
