import type { SearchType, Service, SiteFact, Use } from '@metrolibre/contract'

const wordsOf = (text: string): string[] => text.split(' ')
const phrasesOf = (text: string): string[] => text.split(/,\s*/)

/** What people call the kinds, in both languages and countries, without accents. */
const kinds: Readonly<Record<SearchType, readonly string[]>> = {
  room: wordsOf(
    'espacio espacios pieza piezas cuarto cuartos habitacion habitaciones dormitorio dormitorios oficina oficinas room rooms bedroom bedrooms office offices',
  ),
  entire: wordsOf(
    'casa casas departamento departamentos depa depas depto deptos dpto dptos loft lofts minidepa minidepartamento vivienda viviendas house houses home homes apartment apartments flat flats',
  ),
  galpon: wordsOf(
    'galpon galpones bodega bodegas almacen almacenes deposito depositos nave naves shed sheds warehouse warehouses storage',
  ),
  terreno: wordsOf('terreno terrenos sitio sitios lote lotes parcela parcelas land plot plots lot lots'),
  hours: wordsOf('hora horas hour hours hourly'),
}

/** What people call the uses, likewise. A word may stand for a kind as well. */
const uses: Readonly<Record<Use, readonly string[]>> = {
  office: phrasesOf(
    'oficina, oficinas, oficina privada, despacho, despachos, office, offices, office space, private office',
  ),
  coworking: phrasesOf(
    'cowork, coworks, coworking, coworkings, co work, co working, oficina compartida, oficinas compartidas, espacio de trabajo, puesto de trabajo, puestos de trabajo, shared office, shared offices, desk, desks',
  ),
  meetings: phrasesOf(
    'reunion, reuniones, sala de reunion, sala de reuniones, salas de reunion, salas de reuniones, sala de juntas, sala de directorio, sala de conferencias, directorio, meeting, meetings, meeting room, meeting rooms, conference room, conference rooms, boardroom',
  ),
  shop: phrasesOf(
    'local, locales, local comercial, locales comerciales, tienda, tiendas, vitrina, stand, pop up, showroom, shop, shops, store, stores, storefront, retail, retail space',
  ),
  workshop: phrasesOf(
    'taller, talleres, atelier, taller de arte, taller de costura, maestranza, workshop, workshops, makerspace, art studio',
  ),
  storage: phrasesOf(
    'mini bodega, mini bodegas, minibodega, minibodegas, bodegaje, almacenaje, almacenamiento, guardar cosas, guardamuebles, self storage, mini storage, storage unit, storage units, storage room, storage space, storage',
  ),
  rehearsal: phrasesOf(
    'ensayo, ensayos, ensayar, sala de ensayo, salas de ensayo, sala ensayo, sala de ensayos, sala de musica, sala de banda, rehearsal, rehearsals, rehearsal room, rehearsal rooms, rehearsal space, rehearsal studio, practice room, band room',
  ),
  recording: phrasesOf(
    'grabacion, grabaciones, grabar, sala de grabacion, estudio de grabacion, estudios de grabacion, estudio de musica, podcast, podcasts, cabina de locucion, recording, recording studio, recording studios, podcast studio, music studio',
  ),
  photography: phrasesOf(
    'fotografia, foto, fotos, estudio fotografico, estudios fotograficos, estudio de fotografia, estudio de fotos, estudio foto, set de fotografia, sesion de fotos, filmacion, set de filmacion, photo, photos, photography, photo studio, photo studios, photography studio, film set',
  ),
  events: phrasesOf(
    'evento, eventos, salon de evento, salon de eventos, salones de eventos, sala de eventos, centro de eventos, casa de eventos, local para eventos, local de eventos, local para fiestas, fiesta, fiestas, matrimonio, matrimonios, boda, bodas, cumpleanos, event, events, event venue, event venues, event space, event spaces, event hall, venue, venues, party, parties, wedding, weddings',
  ),
  classes: phrasesOf(
    'clase, clases, sala de clases, salon de baile, sala de baile, sala de danza, sala de yoga, estudio de danza, estudio de yoga, baile, danza, yoga, pilates, class, classes, classroom, classrooms, dance studio, yoga studio, dance, training room',
  ),
  kitchen: phrasesOf(
    'cocina, cocinas, cocina industrial, cocinas industriales, cocina oculta, cocina fantasma, dark kitchen, dark kitchens, ghost kitchen, kitchen, kitchens, commercial kitchen, obrador',
  ),
  care: phrasesOf(
    'consulta, consultas, consultorio, consultorios, consulta medica, box medico, box dental, sala de terapia, gabinete, consulting room, consulting rooms, medical office, therapy room, clinic',
  ),
  housing: phrasesOf(
    'depa, depas, departamento, departamentos, depto, deptos, vivienda, viviendas, loft, lofts, para vivir, apartment, apartments, flat, flats, house to live in, home to live in',
  ),
}

const services: Readonly<Record<Service, readonly string[]>> = {
  vault: wordsOf('boveda bovedas vault vaults safe'),
  parking: wordsOf('estacionamiento estacionamientos cochera cocheras garaje garajes parking garage garages'),
  cleaning: wordsOf('limpieza aseo cleaning'),
  bathrooms: wordsOf('bano banos bathroom bathrooms toilet toilets'),
  wifi: wordsOf('wifi internet'),
  security: wordsOf('seguridad vigilancia guardia guardias security'),
}

/** What people call the facts that sheds and plots are chosen by. */
const facts: Readonly<Record<SiteFact, readonly string[]>> = {
  threePhase: phrasesOf(
    'trifasica, trifasico, corriente trifasica, luz trifasica, energia trifasica, tablero trifasico, three phase, 3 phase, three phase power',
  ),
  truckAccess: phrasesOf(
    'camion, camiones, acceso camiones, acceso a camiones, acceso de camiones, acceso para camiones, ingreso de camiones, entrada de camiones, lorry, lorries, lorry access, truck, trucks, truck access',
  ),
  water: phrasesOf('agua, agua potable, water'),
  fence: phrasesOf(
    'cercado, cercada, cerco, cerco perimetrico, cierre perimetral, fence, fenced, fencing, perimeter fence',
  ),
}

/** Short names of places, with a part of what the search knows them by. */
const places: Readonly<Record<string, string>> = {
  conce: 'concepcion',
  downtown: 'centro',
  provi: 'providencia',
  rm: 'metropolitana',
  sjl: 'san juan de lurigancho',
  sjm: 'san juan de miraflores',
  smp: 'san martin de porres',
  stgo: 'santiago',
  valpo: 'valparaiso',
  ves: 'villa el salvador',
  vmt: 'villa maria del triunfo',
}

/** Words that ask for a low price. They order the results and narrow no search. */
const cheap = wordsOf(
  'barata baratas baratito barato baratos economica economicas economico economicos affordable budget cheap cheaper cheapest inexpensive',
)

/** Words that join others, or that say what every property here is for. They narrow no search. */
const filling = new Set(
  wordsOf(
    'a al con cerca de del el en la las los lugar lugares mas mi muy o para por se un una y alquila alquilar alquiler alquileres alquilo arrendar arrienda arriendan arriendo arriendos busco necesito and at by for in my near need of on or place rent rental rentals space spaces the to very with',
  ),
)

/** What a word, or several in a row, mean besides being part of a name. */
export interface Meaning {
  readonly kind?: SearchType
  readonly use?: Use
  readonly service?: Service
  readonly fact?: SiteFact
  /** The name of a place, normalised. */
  readonly place?: string
  readonly cheap?: true
}

const entriesOf = <Key extends string>(lists: Readonly<Record<Key, readonly string[]>>) =>
  (Object.entries(lists) as Array<[Key, readonly string[]]>).flatMap(([key, words]) =>
    words.map((word) => [word, key] as const),
  )

const single: readonly (readonly [string, Meaning])[] = [
  ...entriesOf(kinds).map(([word, kind]) => [word, { kind }] as const),
  ...entriesOf(uses).map(([word, use]) => [word, { use }] as const),
  ...entriesOf(services).map(([word, service]) => [word, { service }] as const),
  ...entriesOf(facts).map(([word, fact]) => [word, { fact }] as const),
  ...Object.entries(places).map(([word, place]) => [word, { place }] as const),
  ...cheap.map((word) => [word, { cheap: true }] as const),
]

const meanings = new Map<string, Meaning>()
for (const [phrase, meaning] of single) meanings.set(phrase, { ...meanings.get(phrase), ...meaning })

const longestPhrase = Math.max(...[...meanings.keys()].map((phrase) => wordsOf(phrase).length))

/** Returns what a normalised word or phrase means besides being part of a name (RULES.md §3.58). */
export const meaningOf = (phrase: string): Meaning => meanings.get(phrase) ?? {}

/** Joins the words that mean something together, the longest phrases first, such as `sala de ensayo`. */
export const joinPhrases = (words: readonly string[]): string[] => {
  const joined: string[] = []
  for (let at = 0; at < words.length;) {
    let length = Math.min(longestPhrase, words.length - at)
    while (length > 1 && !meanings.has(words.slice(at, at + length).join(' '))) length -= 1
    joined.push(words.slice(at, at + length).join(' '))
    at += length
  }
  return joined
}

/** Leaves out the words that narrow no search, unless there are no others. */
export const withoutFilling = (words: readonly string[]): readonly string[] => {
  const telling = words.filter((word) => !filling.has(word))
  return telling.length > 0 ? telling : words
}

/** All single words that mean something, which is what others can be a misspelling of. */
export const knownWords: ReadonlySet<string> = new Set(
  [...meanings.keys()].flatMap(wordsOf).concat(...filling),
)

const beginsWord = (phrase: string, typed: string): boolean => ` ${phrase}`.includes(` ${typed}`)

/** Returns the kinds, uses, services, facts and names of places that are called something with a word that begins with what was typed. */
export const meaningsFrom = (typed: string): readonly Meaning[] => {
  const found = single.filter(([phrase]) => beginsWord(phrase, typed)).map(([, meaning]) => meaning)
  return [...new Map(found.map((meaning) => [JSON.stringify(meaning), meaning])).values()]
}
