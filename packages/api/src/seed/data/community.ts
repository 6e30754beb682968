import type { PostCategory } from '@metrolibre/contract'

/** A post of the community page. */
export interface PublicationSeed {
  readonly author: string
  readonly title: string
  readonly description: string
  readonly category: PostCategory
  readonly site?: string
  readonly instagram?: string
  readonly created: number
  readonly state?: 'pending' | 'inactive'
}

export const publications: readonly PublicationSeed[] = [
  {
    author: 'abril.tiza',
    title: 'Tiza Cerámica',
    category: 'crafts',
    description:
      'Vajilla de gres hecha a mano en el Taller 1 de Patio Nivel. Los viernes abrimos el horno y se puede mirar. Hacemos encargos para restoranes.',
    site: 'https://tiza.metrolibre.example',
    instagram: 'https://www.instagram.com/metrolibre.example.tiza',
    created: 12,
  },
  {
    author: 'benito.braza',
    title: 'Café Braza',
    category: 'food',
    description:
      'Tostamos poco y seguido. Nacimos en Cocina Vapor y ya repartimos en bicicleta por Recoleta e Independencia.',
    site: 'https://braza.metrolibre.example',
    created: 21,
  },
  {
    author: 'greta.trazo',
    title: 'Imprenta Trazo',
    category: 'arts',
    description:
      'Risografía, afiches y libros pequeños. Compartimos la Sala de la chimenea con quien quiera aprender a encuadernar.',
    instagram: 'https://www.instagram.com/metrolibre.example.trazo',
    created: 33,
  },
  {
    author: 'karina.hilo',
    title: 'Hilo Alpaca',
    category: 'crafts',
    description:
      'Prendas de alpaca sin teñir, cortadas y cosidas en La Victoria. Cada chompa lleva el nombre de quien la hizo.',
    site: 'https://hilo.metrolibre.example',
    created: 40,
  },
  {
    author: 'fermin.pulgada',
    title: 'Pulgada Bicicletas',
    category: 'services',
    description:
      'Arreglamos bicicletas viejas y enseñamos a arreglarlas. La bodega de velas resultó ser un taller perfecto.',
    created: 48,
  },
  {
    author: 'irene.codo',
    title: 'Codo Panadería',
    category: 'food',
    description: 'Pan de masa madre en un horno de barro de cien años. Pedidos hasta las seis de la tarde.',
    site: 'https://codo.metrolibre.example',
    created: 55,
  },
  {
    author: 'olivia.vertice',
    title: 'Estudio Vértice',
    category: 'services',
    description:
      'Arquitectura de lo que ya existe: medimos, dibujamos y proponemos usos para casas cerradas.',
    site: 'https://vertice.metrolibre.example',
    created: 63,
  },
  {
    author: 'joaquin.tupu',
    title: 'Huerta Tupu',
    category: 'food',
    description: 'Flores y hierbas de temporada desde Lurín. Abrimos la huerta a colegios los miércoles.',
    created: 77,
  },
  {
    author: 'dante.cateto',
    title: 'Carpintería Cateto',
    category: 'crafts',
    description: 'Muebles que se arman sin tornillos. Hicimos las mesas de tres talleres de esta página.',
    instagram: 'https://www.instagram.com/metrolibre.example.cateto',
    created: 90,
  },
  {
    author: 'micaela.onza',
    title: 'Onza Tostadores',
    category: 'food',
    description: 'Café de altura en bolsas de una onza para probar antes de elegir.',
    created: 101,
  },
  {
    author: 'tenant',
    title: 'Taller Vara',
    category: 'crafts',
    description:
      'Confección de mochilas con lona reciclada. Partimos por horas y hoy tenemos una pieza con balcón.',
    site: 'https://vara.metrolibre.example',
    created: 7,
  },
  {
    author: 'hugo.milla',
    title: 'Milla Despachos',
    category: 'services',
    description: 'Última milla para tiendas pequeñas: guardamos, embalamos y entregamos el mismo día.',
    created: 2,
    state: 'pending',
  },
  {
    author: 'norberto.grado',
    title: 'Termómetros Grado',
    category: 'services',
    description: 'Control de frío para alimentos. Buscamos cocinas que quieran probar nuestros sensores.',
    created: 1,
    state: 'pending',
  },
  {
    author: 'ramona.tangente',
    title: 'Clases Tangente',
    category: 'services',
    description: 'Matemáticas sin miedo para niñas y niños, los sábados en Quilpué.',
    created: 3,
    state: 'pending',
  },
  {
    author: 'celeste.escala',
    title: 'Coro Escala',
    category: 'arts',
    description: 'Coro de barrio que ensaya los martes. Ya no recibe nuevas voces este año.',
    created: 150,
    state: 'inactive',
  },
]
