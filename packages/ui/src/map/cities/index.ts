import { arequipa } from './arequipa.ts'
import type { City } from './city.ts'
import { concepcion } from './concepcion.ts'
import { lima } from './lima.ts'
import { santiago } from './santiago.ts'
import { valparaiso } from './valparaiso.ts'

/** The cities that the bundled base map draws. */
export const cities: readonly City[] = [santiago, valparaiso, concepcion, lima, arequipa]
