import type { MapPin } from '@metrolibre/ui/map'

/** Where the places of the samples are. */
export const italia = { lat: -33.4489, lng: -70.6283 }

const pin = (id: string, name: string, lat: number, lng: number, text: string): MapPin => ({
  id,
  lat,
  lng,
  text,
  label: `${name}, ${text}`,
  state: 'free',
})

export const pins: readonly MapPin[] = [
  pin('1', 'Casa patio Italia', italia.lat, italia.lng, '$ 1,56 M'),
  pin('2', 'Altillo de Ñuñoa', -33.4569, -70.5978, '$ 450 mil'),
  { ...pin('3', 'Galpón Quilicura', -33.3667, -70.7333, '$ 9.500'), byHour: true },
  { ...pin('4', 'Casa Recoleta', -33.4067, -70.6421, '$ 280 mil'), state: 'sold-out' },
  pin('5', 'Pieza Bellavista', -33.4069, -70.6419, '$ 210 mil'),
]
