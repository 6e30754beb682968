import { expect, it } from 'vitest'
import { proposeTimeZone } from './propose-time-zone.ts'

it.each([
  ['Chile', 'Región de Magallanes y de la Antártica Chilena', 'Natales', 'America/Punta_Arenas'],
  ['Chile', '', 'PUNTA ARENAS', 'America/Punta_Arenas'],
  ['Chile', 'Aysén del General Carlos Ibáñez del Campo', 'Chile Chico', 'America/Coyhaique'],
  ['Chile', 'XI Región', 'coyhaique', 'America/Coyhaique'],
  ['Chile', 'Región de Valparaíso', 'Isla de Pascua', 'Pacific/Easter'],
  ['Chile', 'Región de Valparaíso', 'Viña del Mar', 'America/Santiago'],
  ['Perú', 'Magallanes', 'Lince', 'America/Lima'],
] as const)('%s, %s, %s: %s', (country, state, zone, expected) => {
  expect(proposeTimeZone({ country, state, zone })).toBe(expected)
})
