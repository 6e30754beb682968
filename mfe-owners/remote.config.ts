import { CONTRACT_VERSION } from '@metrolibre/contract'
import { defineRemoteConfig } from '@metrolibre/platform/remote-config'

export default defineRemoteConfig({
  name: 'mfe-owners',
  contractVersion: CONTRACT_VERSION,
  locales: ['es', 'en'],
  routes: [
    { id: 'owner', path: '/propiedad', guard: 'public', render: 'server' },
    { id: 'my-locations', path: '/my-locations', guard: 'user', render: 'skeleton' },
    {
      id: 'my-reservations',
      path: '/my-locations/reservations',
      guard: 'user',
      render: 'skeleton',
      query: ['view', 'reservation'],
    },
    {
      id: 'my-cancellation',
      path: '/my-locations/reservations/:id/cancel',
      guard: 'user',
      render: 'skeleton',
      query: ['view'],
    },
    { id: 'my-visits', path: '/my-locations/visits', guard: 'user', render: 'skeleton', query: ['view'] },
    { id: 'profile', path: '/profile', guard: 'user', render: 'skeleton' },
    { id: 'profile-main', path: '/profile/main', guard: 'user', render: 'skeleton', query: ['tab'] },
  ],
  nav: [
    {
      id: 'owners',
      to: '/propiedad',
      label: { es: 'Tengo espacio', en: 'I have space' },
      place: 'main',
      audience: 'all',
    },
    {
      id: 'my-reservations',
      to: '/my-locations/reservations',
      label: { es: 'Mis reservas', en: 'My bookings' },
      place: 'user',
      audience: 'user',
    },
    {
      id: 'my-properties',
      to: '/profile/main?tab=properties',
      label: { es: 'Mis propiedades', en: 'My properties' },
      place: 'user',
      audience: 'user',
    },
    {
      id: 'my-visits',
      to: '/my-locations/visits',
      label: { es: 'Mis visitas', en: 'My visits' },
      place: 'user',
      audience: 'user',
    },
    {
      id: 'profile',
      to: '/profile/main',
      label: { es: 'Perfil', en: 'Profile' },
      place: 'user',
      audience: 'user',
    },
    {
      id: 'edit-profile',
      to: '/profile/main#edit',
      label: { es: 'Editar perfil', en: 'Edit profile' },
      place: 'user',
      audience: 'user',
    },
  ],
  needs: ['zones', 'currencies', 'covers'],
})
