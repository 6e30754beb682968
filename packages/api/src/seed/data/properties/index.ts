import { concepcion, valparaiso } from './pacific-coast.ts'
import { onTheWay } from './on-the-way.ts'
import { patagonia } from './patagonia.ts'
import { arequipa, lima } from './peru.ts'
import type { PropertySeed } from './property-seed.ts'
import { santiago } from './santiago.ts'

export const properties: readonly PropertySeed[] = [
  ...santiago,
  ...valparaiso,
  ...concepcion,
  ...patagonia,
  ...lima,
  ...arequipa,
  ...onTheWay,
]
