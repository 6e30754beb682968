import { CONTRACT_VERSION } from '@metrolibre/contract'
import { defineRemoteConfig } from '@metrolibre/platform/remote-config'

const page = { guard: 'admin', render: 'skeleton', chrome: 'admin' } as const

export default defineRemoteConfig({
  name: 'mfe-admin',
  contractVersion: CONTRACT_VERSION,
  locales: ['es', 'en'],
  routes: [
    { id: 'admin', path: '/admin', ...page },
    {
      id: 'admin-users',
      path: '/admin/users',
      query: [
        'q',
        'sort',
        'order',
        'cursor',
        'isVerified',
        'isActive',
        'isOwner',
        'isAdmin',
        'country',
        'from',
        'to',
      ],
      ...page,
    },
    { id: 'admin-locations', path: '/admin/locations', ...page },
    {
      id: 'admin-reviews',
      path: '/admin/reviews',
      query: ['q', 'sort', 'order', 'cursor', 'isVerified', 'isActive', 'writtenBy'],
      ...page,
    },
    { id: 'admin-review', path: '/admin/reviews/detail/:id', ...page },
    {
      id: 'admin-publications',
      path: '/admin/publications',
      query: ['q', 'sort', 'order', 'cursor', 'isVerified', 'isActive'],
      ...page,
    },
    { id: 'admin-publication', path: '/admin/publications/detail/:id', ...page },
    {
      id: 'admin-reservations',
      path: '/admin/reservations',
      query: ['status', 'q', 'from', 'to', 'cursor', 'reservation'],
      ...page,
    },
    {
      id: 'admin-payments',
      path: '/admin/payments',
      query: ['starting_after', 'ending_before'],
      ...page,
    },
  ],
  nav: [
    {
      id: 'admin',
      to: '/admin',
      label: { es: 'Inicio', en: 'Start' },
      place: 'admin',
      audience: 'admin',
    },
    {
      id: 'admin-users',
      to: '/admin/users',
      label: { es: 'Usuarios', en: 'Users' },
      place: 'admin',
      audience: 'admin',
    },
    {
      id: 'admin-reviews',
      to: '/admin/reviews',
      label: { es: 'Reseñas', en: 'Reviews' },
      place: 'admin',
      audience: 'admin',
    },
    {
      id: 'admin-publications',
      to: '/admin/publications',
      label: { es: 'Publicaciones', en: 'Posts' },
      place: 'admin',
      audience: 'admin',
    },
    {
      id: 'admin-reservations',
      to: '/admin/reservations',
      label: { es: 'Reservas', en: 'Bookings' },
      place: 'admin',
      audience: 'admin',
    },
    {
      id: 'admin-payments',
      to: '/admin/payments',
      label: { es: 'Pagos', en: 'Payments' },
      place: 'admin',
      audience: 'admin',
    },
  ],
  needs: ['session', 'currencies'],
})
