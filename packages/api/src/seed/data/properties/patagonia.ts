import type { PropertySeed } from './property-seed.ts'

const open = { from: -400, to: 400 } as const
const good = { paint: 'good', floor: 'good' } as const

/** Aysén and Magallanes, whose clocks are not those of Santiago. */
export const patagonia: readonly PropertySeed[] = [
  {
    key: 'sala-estrecho',
    name: 'Sala del Estrecho',
    description:
      'Sala de ensayo y reuniones con ventanal al estrecho, calefacción central y piso de lenga. Se arrienda por hora, también para grabaciones con poco equipo.',
    owner: 'hernan.regla',
    zone: 'Punta Arenas',
    street: 'Calle El Sextante',
    number: '410',
    type: 'entire',
    mode: 'hour',
    area: 72,
    price: 14_000,
    landUse: 'commercial',
    uses: ['rehearsal', 'meetings', 'recording'],
    services: { bathrooms: 1, wifi: true, parking: 2 },
    condition: good,
    unused: '1-3',
    created: 26,
    lease: open,
    opening: { from: 9, to: 21 },
    gallery: 2,
    light: 'garua',
  },
  {
    key: 'galpon-la-escuadra',
    name: 'Galpón La Escuadra',
    description:
      'Galpón aislado y seco a cinco minutos del centro, con portón para camiones y oficina con estufa a pellet. Sirve de bodega, taller o acopio de leña seca.',
    owner: 'hernan.regla',
    zone: 'Coyhaique',
    street: 'Camino La Escuadra',
    number: '1280',
    type: 'galpon',
    mode: 'month',
    area: 310,
    price: 1_150_000,
    landUse: 'commercial',
    uses: ['storage', 'workshop'],
    site: {
      clearHeight: 480,
      gateWidth: 380,
      gateHeight: 420,
      threePhase: false,
      truckAccess: true,
      water: true,
    },
    services: { parking: 4, bathrooms: 1, security: true },
    condition: good,
    unused: '3-6',
    created: 31,
    lease: open,
    gallery: 2,
    light: 'arrebol',
  },
]
