import { expect, it } from 'vitest'
import { streetOf } from './street-of.ts'

it.each([
  ['Calle Falsa 123', 'Calle Falsa'],
  ['Calle Falsa 123, depto 45', 'Calle Falsa'],
  ['Av. 11 de Septiembre 2214 of. 302', 'Av. 11 de Septiembre'],
  ['Calle 13 Norte 845', 'Calle 13 Norte'],
  ['Calle Falsa #123-B Villa Sol', 'Calle Falsa'],
  ['Calle Falsa N° 45 Villa Sol', 'Calle Falsa'],
  ['Camino El Torno s/n', 'Camino El Torno'],
  ['Ruta 5 Sur Km 12', 'Ruta 5 Sur'],
  ['123 Calle Falsa', 'Calle Falsa'],
  ['11 de Septiembre 45', '11 de Septiembre'],
  ['Jr. Los Olivos Mz. B Lote 4', 'Jr. Los Olivos'],
  ['Calle Falsa 45B', 'Calle Falsa'],
  ['4500', ''],
  ['  ', ''],
  ['Los Álamos', 'Los Álamos'],
])('shows %j as %j', (address, street) => {
  expect(streetOf(address)).toBe(street)
})
