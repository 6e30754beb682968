import type { Country } from '@metrolibre/contract'

/**
 * The people of the demo. Their surnames are tools and units of measure, their addresses end in
 * `metrolibre.example` and their numbers begin with zeros, so that no real person is meant.
 */
export interface PersonSeed {
  /** The part before the @, and the key by which other tables refer to the person. */
  readonly key: string
  readonly firstName: string
  readonly lastName: string
  readonly country: Country
  readonly birthDate: string
  /** Days before today. */
  readonly joined: number
  readonly roles?: readonly ('owner' | 'admin')[]
  readonly company?: string
  readonly state?: 'inactive' | 'unverified' | 'deleted'
}

const person = (
  key: string,
  name: string,
  country: Country,
  birthDate: string,
  joined: number,
  more: Omit<PersonSeed, 'key' | 'firstName' | 'lastName' | 'country' | 'birthDate' | 'joined'> = {},
): PersonSeed => {
  const [firstName = '', lastName = ''] = name.split(' ')
  return { key, firstName, lastName, country, birthDate, joined, ...more }
}

const owner = { roles: ['owner'] } as const

/** The accounts whose password `npm start` prints: one of each role, and an owner in each country. */
export const roleAccounts = ['admin', 'owner', 'owner.peru', 'tenant'] as const

export const people: readonly PersonSeed[] = [
  person('admin', 'Amparo Nivel', 'Chile', '1984-03-11', 640, { roles: ['admin'] }),
  person('owner', 'Óscar Plano', 'Chile', '1971-09-02', 610, { ...owner, company: 'Espacios Plano SpA' }),
  person('tenant', 'Teresa Vara', 'Chile', '1992-06-21', 420, { company: 'Taller Vara' }),

  person('elena.huincha', 'Elena Huincha', 'Chile', '1968-01-19', 590, {
    ...owner,
    company: 'Bodegas Huincha Ltda.',
  }),
  person('bruno.escuadra', 'Bruno Escuadra', 'Chile', '1979-07-30', 545, owner),
  person('carmen.plomada', 'Carmen Plomada', 'Chile', '1963-11-05', 520, {
    ...owner,
    company: 'Plomada Hermanas',
  }),
  person('dario.cota', 'Darío Cota', 'Chile', '1986-04-14', 480, owner),
  person('gala.compas', 'Gala Compás', 'Chile', '1990-12-08', 455, {
    ...owner,
    company: 'Puerto Compás SpA',
  }),
  person('hernan.regla', 'Hernán Regla', 'Chile', '1959-08-23', 430, {
    ...owner,
    company: 'Parque Regla Biobío',
  }),
  person('owner.peru', 'Inés Wincha', 'Perú', '1974-05-17', 500, {
    ...owner,
    company: 'Wincha Espacios SAC',
  }),
  person('julio.cordel', 'Julio Cordel', 'Perú', '1981-10-27', 470, owner),
  person('katia.legua', 'Katia Legua', 'Perú', '1988-02-09', 390, { ...owner, company: 'Legua Textil SAC' }),
  person('leandro.sillar', 'Leandro Sillar', 'Perú', '1966-06-03', 365, {
    ...owner,
    company: 'Sillar y Patios EIRL',
  }),
  person('marta.palmo', 'Marta Palmo', 'Chile', '1977-03-28', 300, { ...owner, state: 'inactive' }),
  person('nicolas.cuarta', 'Nicolás Cuarta', 'Chile', '1993-09-12', 24, { ...owner, state: 'unverified' }),

  person('abril.tiza', 'Abril Tiza', 'Chile', '1995-01-25', 350, { company: 'Tiza Cerámica' }),
  person('benito.braza', 'Benito Braza', 'Chile', '1987-05-06', 333, { company: 'Café Braza' }),
  person('celeste.escala', 'Celeste Escala', 'Chile', '1991-08-16', 310),
  person('dante.cateto', 'Dante Cateto', 'Chile', '1989-02-13', 288, { company: 'Carpintería Cateto' }),
  person('emilia.angulo', 'Emilia Ángulo', 'Chile', '1998-10-01', 261),
  person('fermin.pulgada', 'Fermín Pulgada', 'Chile', '1983-12-19', 240, { company: 'Pulgada Bicicletas' }),
  person('greta.trazo', 'Greta Trazo', 'Chile', '1994-07-07', 214, { company: 'Imprenta Trazo' }),
  person('hugo.milla', 'Hugo Milla', 'Chile', '1985-04-02', 190, { company: 'Milla Despachos' }),
  person('irene.codo', 'Irene Codo', 'Perú', '1992-11-11', 330, { company: 'Codo Panadería' }),
  person('joaquin.tupu', 'Joaquín Tupu', 'Perú', '1990-06-15', 295, { company: 'Huerta Tupu' }),
  person('karina.hilo', 'Karina Hilo', 'Perú', '1996-03-03', 270, { company: 'Hilo Alpaca' }),
  person('lucio.metro', 'Lucio Metro', 'Perú', '1982-01-30', 233),
  person('micaela.onza', 'Micaela Onza', 'Perú', '1997-09-24', 180, { company: 'Onza Tostadores' }),
  person('norberto.grado', 'Norberto Grado', 'Perú', '1988-08-08', 140),
  person('olivia.vertice', 'Olivia Vértice', 'Chile', '1999-05-20', 96, { company: 'Estudio Vértice' }),
  person('pascual.arista', 'Pascual Arista', 'Chile', '1980-10-10', 60, { state: 'inactive' }),
  person('ramona.tangente', 'Ramona Tangente', 'Chile', '1976-02-27', 45),
  person('simon.radio', 'Simón Radio', 'Chile', '1993-04-18', 12, { state: 'unverified' }),
  person('tamara.seno', 'Tamara Seno', 'Chile', '1978-07-13', 270, { state: 'deleted' }),
  person('ulises.fanega', 'Ulises Fanega', 'Perú', '1969-12-01', 320, { ...owner, state: 'deleted' }),
]
