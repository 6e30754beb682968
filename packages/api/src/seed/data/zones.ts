import type { Country, TimeZone } from '@metrolibre/contract'

/** A comuna or distrito of the demo with its centre and what a square metre costs there per month. */
export interface ZoneSeed {
  readonly country: Country
  readonly state: string
  readonly city: string
  readonly zone: string
  readonly lat: number
  readonly long: number
  readonly rate: number
  /** Minor units per built square metre and month, in the country's currency. */
  readonly averageValue: number
  /** Where it is not that of most places in the country. */
  readonly timeZone?: TimeZone
}

type Row = readonly [zone: string, lat: number, long: number, rate: number, averageValue: number]

const city = (country: Country, state: string, name: string, rows: readonly Row[]): ZoneSeed[] =>
  rows.map(([zone, lat, long, rate, averageValue]) => ({
    country,
    state,
    city: name,
    zone,
    lat,
    long,
    rate,
    averageValue,
  }))

const apart = (timeZone: TimeZone, zones: readonly ZoneSeed[]): ZoneSeed[] =>
  zones.map((zone) => ({ ...zone, timeZone }))

export const zones: readonly ZoneSeed[] = [
  ...city('Chile', 'Región Metropolitana', 'Santiago', [
    ['Centro', -33.4429, -70.6539, 0.9, 500],
    ['Cerrillos', -33.4977, -70.7109, 0.85, 4300],
    ['Colina', -33.2021, -70.6752, 0.7, 2100],
    ['Estación Central', -33.4521, -70.6832, 0.95, 6100],
    ['Huechuraba', -33.3742, -70.6368, 1, 7800],
    ['Independencia', -33.4146, -70.6654, 0.95, 6400],
    ['La Florida', -33.5222, -70.5981, 0.95, 6900],
    ['La Reina', -33.4432, -70.5343, 1.05, 8600],
    ['Lampa', -33.2863, -70.8792, 0.7, 1900],
    ['Las Condes', -33.4081, -70.5672, 1.15, 12400],
    ['Macul', -33.4891, -70.5989, 0.95, 7100],
    ['Maipú', -33.5101, -70.7582, 0.85, 4900],
    ['Ñuñoa', -33.4569, -70.5972, 1.05, 9300],
    ['Peñalolén', -33.4862, -70.5421, 0.95, 6600],
    ['Providencia', -33.4314, -70.6093, 1.1, 11200],
    ['Pudahuel', -33.4412, -70.7611, 0.85, 4600],
    ['Puente Alto', -33.6112, -70.5761, 0.8, 4400],
    ['Quilicura', -33.3571, -70.7293, 0.9, 4800],
    ['Quinta Normal', -33.4281, -70.7022, 0.9, 5400],
    ['Recoleta', -33.4062, -70.6401, 0.95, 6300],
    ['San Bernardo', -33.5921, -70.6992, 0.8, 3900],
    ['San Joaquín', -33.4931, -70.6283, 0.9, 5600],
    ['San Miguel', -33.4961, -70.6512, 0.95, 6700],
    ['Vitacura', -33.3902, -70.5721, 1.2, 13100],
  ]),
  ...city('Chile', 'Región de Valparaíso', 'Valparaíso', [
    ['Concón', -32.9301, -71.5112, 1, 7900],
    ['Quilpué', -33.0471, -71.4423, 0.85, 4700],
    ['Valparaíso', -33.0531, -71.6122, 0.95, 5900],
    ['Villa Alemana', -33.0441, -71.3733, 0.8, 4200],
    ['Viña del Mar', -33.0281, -71.5402, 1.05, 8200],
  ]),
  ...city('Chile', 'Región del Biobío', 'Concepción', [
    ['Chiguayante', -36.9257, -73.0283, 0.85, 4800],
    ['Concepción', -36.827, -73.0503, 1, 6800],
    ['Coronel', -37.0341, -73.1402, 0.75, 2600],
    ['Hualpén', -36.7832, -73.0931, 0.85, 4300],
    ['San Pedro de la Paz', -36.8421, -73.1032, 0.95, 6100],
    ['Talcahuano', -36.7352, -73.1051, 0.85, 4100],
  ]),
  ...apart(
    'America/Coyhaique',
    city('Chile', 'Región de Aysén', 'Coyhaique', [['Coyhaique', -45.5712, -72.0685, 0.9, 4100]]),
  ),
  ...apart(
    'America/Punta_Arenas',
    city('Chile', 'Región de Magallanes', 'Punta Arenas', [['Punta Arenas', -53.1638, -70.9171, 0.95, 4700]]),
  ),
  ...city('Perú', 'Lima', 'Lima', [
    ['Ate', -12.0262, -76.9181, 0.85, 1700],
    ['Barranco', -12.1462, -77.0181, 1.1, 4600],
    ['Cercado de Lima', -12.0464, -77.0428, 0.9, 2400],
    ['Chorrillos', -12.1762, -77.0121, 0.9, 2100],
    ['Jesús María', -12.0702, -77.0431, 1, 3300],
    ['La Victoria', -12.0682, -77.0171, 0.9, 2600],
    ['Lince', -12.0841, -77.0342, 1, 3400],
    ['Lurín', -12.2742, -76.8701, 0.75, 900],
    ['Magdalena del Mar', -12.0881, -77.0672, 1.05, 3700],
    ['Miraflores', -12.1183, -77.0291, 1.2, 5600],
    ['Pueblo Libre', -12.0721, -77.0631, 1, 3100],
    ['San Borja', -12.1081, -77.0012, 1.1, 4300],
    ['San Isidro', -12.0976, -77.0365, 1.2, 6100],
    ['Santiago de Surco', -12.1452, -76.9931, 1.05, 3900],
    ['Surquillo', -12.1131, -77.0182, 1, 3500],
    ['Villa El Salvador', -12.2131, -76.9372, 0.8, 1300],
  ]),
  ...city('Perú', 'Arequipa', 'Arequipa', [
    ['Arequipa', -16.3989, -71.5369, 1, 2500],
    ['Cayma', -16.3742, -71.5471, 1.05, 2700],
    ['Cerro Colorado', -16.3581, -71.5692, 0.9, 1500],
    ['José Luis Bustamante y Rivero', -16.4262, -71.5251, 0.95, 2000],
    ['Paucarpata', -16.4291, -71.5032, 0.85, 1400],
    ['Sachaca', -16.4281, -71.5672, 0.9, 1300],
    ['Yanahuara', -16.3881, -71.5452, 1.1, 3000],
  ]),
]
