/** A comuna or distrito with its centre and streets. The streets are invented, so that no real address is meant. */
export interface Comuna {
  readonly countrycode: 'CL' | 'PE'
  readonly state: string
  readonly county: string
  readonly name: string
  readonly lat: number
  readonly lon: number
  readonly streets: readonly string[]
}

type Row = readonly [name: string, lat: number, lon: number, ...streets: string[]]

/** Streets that every comuna of a country has, as towns have names in common. */
const common = {
  CL: ['Avenida Los Metros', 'Calle La Cordada', 'Pasaje El Palmo'],
  PE: ['Avenida Los Metros', 'Jirón La Cordada', 'Calle El Palmo'],
} as const

const region = (
  countrycode: Comuna['countrycode'],
  state: string,
  county: string,
  rows: readonly Row[],
): Comuna[] =>
  rows.map(([name, lat, lon, ...streets]) => ({
    countrycode,
    state,
    county,
    name,
    lat,
    lon,
    streets: [...streets, ...common[countrycode]],
  }))

export const comunas: readonly Comuna[] = [
  ...region('CL', 'Región Metropolitana', 'Santiago', [
    ['Centro', -33.4429, -70.6539, 'Calle El Nivel'],
    ['Cerrillos', -33.4977, -70.7109, 'Calle Los Remaches'],
    ['Colina', -33.2021, -70.6752],
    ['Estación Central', -33.4521, -70.6832, 'Calle El Andén'],
    ['Huechuraba', -33.3742, -70.6368],
    ['Independencia', -33.4146, -70.6654, 'Calle La Plomada'],
    ['La Florida', -33.5222, -70.5981],
    ['La Reina', -33.4432, -70.5343, 'Calle El Tijeral'],
    ['Lampa', -33.2863, -70.8792, 'Camino Los Jalones'],
    ['Las Condes', -33.4081, -70.5672, 'Avenida La Regla'],
    ['Macul', -33.4891, -70.5989, 'Calle La Estaca'],
    ['Maipú', -33.5101, -70.7582],
    [
      'Ñuñoa',
      -33.4569,
      -70.5972,
      'Pasaje La Escuadra',
      'Calle El Diapasón',
      'Avenida La Cuarta',
      'Calle El Nivel',
    ],
    ['Peñalolén', -33.4862, -70.5421],
    ['Providencia', -33.4314, -70.6093, 'Calle El Compás'],
    ['Pudahuel', -33.4412, -70.7611, 'Calle La Cubicación'],
    ['Puente Alto', -33.6112, -70.5761],
    ['Quilicura', -33.3571, -70.7293, 'Camino La Huincha'],
    ['Quinta Normal', -33.4281, -70.7022],
    ['Recoleta', -33.4062, -70.6401, 'Calle La Balanza'],
    ['San Bernardo', -33.5921, -70.6992, 'Calle La Palanca'],
    ['San Joaquín', -33.4931, -70.6283],
    ['San Miguel', -33.4961, -70.6512, 'Gran Calle El Metro'],
    ['Vitacura', -33.3902, -70.5721, 'Calle La Paralela'],
  ]),
  ...region('CL', 'Región de Valparaíso', 'Valparaíso', [
    ['Concón', -32.9301, -71.5112, 'Camino El Astrolabio'],
    ['Quilpué', -33.0471, -71.4423, 'Calle La Semilla'],
    ['Valparaíso', -33.0531, -71.6122, 'Subida La Cota', 'Calle La Braza', 'Camino El Torno'],
    ['Villa Alemana', -33.0441, -71.3733, 'Calle El Arcón'],
    ['Viña del Mar', -33.0281, -71.5402, 'Calle El Visor', 'Avenida La Vara'],
  ]),
  ...region('CL', 'Región del Biobío', 'Concepción', [
    ['Chiguayante', -36.9257, -73.0283],
    ['Concepción', -36.827, -73.0503, 'Calle La Probeta', 'Calle La Lienza'],
    ['Coronel', -37.0341, -73.1402, 'Ruta La Yunta'],
    ['Hualpén', -36.7832, -73.0931, 'Calle El Cepillo'],
    ['San Pedro de la Paz', -36.8421, -73.1032, 'Camino El Remo'],
    ['Talcahuano', -36.7352, -73.1051, 'Calle La Eslora'],
  ]),
  ...region('CL', 'Región de Aysén', 'Coyhaique', [['Coyhaique', -45.5712, -72.0685, 'Camino La Escuadra']]),
  ...region('CL', 'Región de Magallanes', 'Punta Arenas', [
    ['Punta Arenas', -53.1638, -70.9171, 'Calle El Sextante'],
  ]),
  ...region('PE', 'Lima', 'Lima', [
    ['Ate', -12.0262, -76.9181, 'Avenida La Legua'],
    ['Barranco', -12.1462, -77.0181, 'Jirón La Wincha'],
    ['Cercado de Lima', -12.0464, -77.0428],
    ['Chorrillos', -12.1762, -77.0121, 'Calle El Codo'],
    ['Jesús María', -12.0702, -77.0431],
    ['La Victoria', -12.0682, -77.0171, 'Jirón El Telar'],
    ['Lince', -12.0841, -77.0342, 'Jirón El Eco'],
    ['Lurín', -12.2742, -76.8701, 'Camino La Fanega'],
    ['Magdalena del Mar', -12.0881, -77.0672, 'Jirón La Brújula'],
    ['Miraflores', -12.1183, -77.0291, 'Calle La Media Luna'],
    ['Pueblo Libre', -12.0721, -77.0631, 'Calle El Cordel'],
    ['San Borja', -12.1081, -77.0012],
    ['San Isidro', -12.0976, -77.0365],
    ['Santiago de Surco', -12.1452, -76.9931],
    ['Surquillo', -12.1131, -77.0182, 'Jirón La Onza'],
    ['Villa El Salvador', -12.2131, -76.9372, 'Avenida La Viruta'],
  ]),
  ...region('PE', 'Arequipa', 'Arequipa', [
    ['Arequipa', -16.3989, -71.5369, 'Calle El Sillar'],
    ['Cayma', -16.3742, -71.5471],
    ['Cerro Colorado', -16.3581, -71.5692, 'Avenida La Yarda'],
    ['José Luis Bustamante y Rivero', -16.4262, -71.5251, 'Avenida La Arroba'],
    ['Paucarpata', -16.4291, -71.5032],
    ['Sachaca', -16.4281, -71.5672, 'Camino El Tupu'],
    ['Yanahuara', -16.3881, -71.5452, 'Callejón El Geranio'],
  ]),
]
