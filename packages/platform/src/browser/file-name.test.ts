import { expect, it } from 'vitest'
import { fileName } from './file-name.ts'

it.each([
  ['Pieza norte, 2º piso', 'pieza-norte-2º-piso'],
  ['Ñuñoa Được', 'nunoa-đuoc'],
  ['Склад №4', 'склад-4'],
  ['東京倉庫', '東京倉庫'],
  ['★ !', 'metrolibre'],
])('calls the file of %j %j', (title, name) => {
  expect(fileName(title)).toBe(name)
})
