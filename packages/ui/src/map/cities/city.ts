/** Places as text, 'latitude,longitude latitude,longitude …' in degrees with up to four decimals, about ten metres. */
export type Path = string

/** How wide a road is drawn: a motorway, or a large avenue. */
export type RoadRank = 'motorway' | 'avenue'

/**
 * What the bundled base map knows of a city: a plan of its main lines, drawn by ourselves from well-known coordinates.
 * Lines are a few hundred metres exact, which is enough to recognise where a pin is, and not to navigate by.
 */
export interface City {
  /** The coast from north to south, with the sea to its west. */
  coast?: Path
  /** Lakes, bays and rivers so wide that they have two banks. */
  waters?: readonly Path[]
  rivers: readonly Path[]
  /** Parks, hills and other open land. */
  parks: readonly Path[]
  roads: readonly (readonly [name: string, rank: RoadRank, path: Path])[]
  /** Borders between comunas or distritos, where they don't follow a road or a river that is drawn. */
  borders: readonly Path[]
  /** Comunas or distritos with the place of their name. */
  places: readonly (readonly [name: string, lat: number, lng: number])[]
}
