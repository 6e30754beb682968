import type { LightName } from '@metrolibre/tokens/illustrations'
import type { PropertySeed } from '../data/properties/property-seed.ts'
import { properties } from '../data/properties/index.ts'
import { drawn } from '../ids.ts'
import type { SphereLook } from './sphere.ts'

type Kind = PropertySeed['type']

/** A picture that is drawn once. Several places may show it. */
export type PictureOrder =
  | {
      readonly name: string
      readonly scene: 'place'
      readonly kind: Kind
      readonly seed: string
      readonly light?: LightName
      /** In m²; null where several places show the picture. */
      readonly area: number | null
    }
  | { readonly name: string; readonly scene: 'sphere'; readonly look: SphereLook }

const lights = ['manana', 'mediodia', 'jacaranda', 'garua', 'arrebol'] as const

/**
 * The number of pictures of a kind from which galleries and rooms are filled. Drawing one takes a quarter of
 * a second.
 */
const poolSize = { room: 22, galpon: 5, terreno: 4 } as const
type PoolKind = keyof typeof poolSize

const poolName = (kind: PoolKind, index: number) => `${kind}-${index + 1}`

/** Returns the name of a property's cover. */
export const coverName = (property: PropertySeed): string => `cover-${property.key}`

/** Returns `count` different pictures that a place can show besides its cover. */
export const galleryNames = (kind: Kind, key: string, count: number): string[] => {
  const pool: PoolKind = kind === 'entire' ? 'room' : kind
  const size = poolSize[pool]
  const first = Math.floor(drawn(`gallery ${key}`) * size)
  return Array.from({ length: Math.min(count, size) }, (_, index) => poolName(pool, (first + index) % size))
}

const pool: PictureOrder[] = (Object.keys(poolSize) as PoolKind[]).flatMap((kind) =>
  Array.from({ length: poolSize[kind] }, (_, index): PictureOrder => {
    const name = poolName(kind, index)
    return {
      name,
      scene: 'place',
      kind,
      seed: `gallery ${name}`,
      light: lights[index % lights.length],
      area: null,
    }
  }),
)

const spheres: readonly SphereLook[] = [
  {
    room: { x: 3.6, y: 3.1 },
    wall: [244, 239, 226],
    dado: [143, 188, 176],
    wood: [205, 160, 110],
    sky: [205, 234, 240],
  },
  {
    room: { x: 2.9, y: 3.5 },
    wall: [246, 226, 208],
    dado: [184, 110, 84],
    wood: [168, 122, 84],
    sky: [255, 227, 194],
  },
  {
    room: { x: 2.5, y: 2.3 },
    wall: [232, 230, 244],
    dado: [143, 127, 214],
    wood: [186, 150, 122],
    sky: [214, 226, 246],
  },
]

/** Returns the spherical picture of one of a place's points. Neighbouring points have different ones. */
export const sphereName = (key: string, point: number): string =>
  `sphere-${((Math.floor(drawn(`sphere ${key}`) * spheres.length) + point) % spheres.length) + 1}`

/** All pictures of the demo. */
export const pictureOrders: readonly PictureOrder[] = [
  ...properties.map((property): PictureOrder => ({
    name: coverName(property),
    scene: 'place',
    kind: property.type,
    seed: property.key,
    area: property.area,
    light: property.light ?? lights[Math.floor(drawn(property.key) * lights.length)],
  })),
  ...pool,
  ...spheres.map((look, index): PictureOrder => ({ name: `sphere-${index + 1}`, scene: 'sphere', look })),
]
