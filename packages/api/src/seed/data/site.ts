import type { Country, CurrencyCode } from '@metrolibre/contract'

/** Exchange factors for display. Only the ratio of two factors has a meaning. */
export const currencyRates: readonly { country: Country; currency: CurrencyCode; rate: number }[] = [
  { country: 'Chile', currency: 'CLP', rate: 255 },
  { country: 'Perú', currency: 'PEN', rate: 1 },
]

export const teamMembers = [
  {
    name: 'Amparo Nivel',
    position: 'Dirección general',
    description: 'Empezó arrendando su propio taller. Hoy cuida que cada metro libre encuentre oficio.',
    visible: true,
  },
  {
    name: 'Rafael Teodolito',
    position: 'Inspecciones técnicas',
    description: 'Mide dos veces y opina una. Visita cada propiedad antes de publicarla.',
    visible: true,
  },
  {
    name: 'Sofía Catastro',
    position: 'Propietarios',
    description: 'Acompaña a quienes tienen espacio desde la primera foto hasta el primer arriendo.',
    visible: true,
  },
  {
    name: 'Milagros Wincha',
    position: 'Operación Perú',
    description: 'Abrió Lima y Arequipa con una bicicleta y una libreta.',
    visible: true,
  },
  {
    name: 'Tomás Escalímetro',
    position: 'Producto',
    description: 'Dibuja las pantallas y borra la mitad.',
    visible: true,
  },
  {
    name: 'Julia Transportador',
    position: 'Comunidad',
    description: 'Conoce a cada emprendimiento por su nombre. Se integra en marzo.',
    visible: false,
  },
  {
    name: 'Iván Goniómetro',
    position: 'Asesoría legal',
    description: 'Revisa contratos. Colaborador externo.',
    visible: false,
  },
] as const

export const testimonials = [
  {
    name: 'Abril Tiza',
    position: 'Ceramista, Tiza Cerámica',
    location: 'Santiago',
    comment:
      'Pasé de la mesa de la cocina a un taller con horno en dos semanas. Firmé el contrato desde el teléfono.',
    video: '/films/intro.webm',
  },
  {
    name: 'Hugo Milla',
    position: 'Milla Despachos',
    location: 'Quilicura',
    comment: 'Necesitaba bodega por tres meses, no por tres años. La extensión fue un botón y un anexo.',
  },
  {
    name: 'Karina Hilo',
    position: 'Hilo Alpaca',
    location: 'Lima',
    comment:
      'Reservo la isla de costura por horas y pago solo lo que uso. Mi marca creció sin alquilar un local.',
  },
  {
    name: 'Gala Compás',
    position: 'Propietaria',
    location: 'Valparaíso',
    comment: 'El edificio llevaba seis años cerrado. Ahora tiene cuatro talleres y luz prendida hasta tarde.',
  },
  {
    name: 'Leandro Sillar',
    position: 'Propietario',
    location: 'Arequipa',
    comment:
      'Me gustó que el inspector viniera antes de ponerle precio. Nadie me había explicado las cuentas así.',
  },
  {
    name: 'Benito Braza',
    position: 'Café Braza',
    location: 'Recoleta',
    comment: 'Probé mi carta en la cocina por horas antes de abrir. Me ahorré un local equivocado.',
  },
] as const

export const jobs = [
  {
    title: 'Inspección técnica',
    description:
      'Visitas propiedades, las mides y registras su estado. Por proyecto, en tu ciudad.\n\nSirve venir de arquitectura, construcción o topografía.',
    titleEn: 'Technical inspection',
    descriptionEn:
      'You visit properties, measure them and record their condition. By project, in your city.\n\nA background in architecture, building or surveying helps.',
    city: 'Concepción',
    country: 'Chile',
    employmentType: 'contractor',
    isRemote: false,
    daysLeft: null,
    isActive: true,
  },
  {
    title: 'Acompañamiento a propietarios',
    description: 'Explicas números con calma, desde la primera llamada hasta el primer arriendo.',
    titleEn: 'Owner support',
    descriptionEn: 'You explain numbers calmly, from the first call to the first rent.',
    city: 'Lima',
    country: 'Perú',
    employmentType: 'part_time',
    isRemote: false,
    daysLeft: 40,
    isActive: true,
  },
  {
    title: 'Producto y código',
    description: 'Pantallas claras, servidores tranquilos. Trabajas desde donde estés.',
    titleEn: 'Product and code',
    descriptionEn: 'Clear screens, calm servers. You work from wherever you are.',
    city: 'Santiago',
    country: 'Chile',
    employmentType: 'full_time',
    isRemote: true,
    daysLeft: 25,
    isActive: true,
  },
  {
    title: 'Comunidad',
    description: 'Conoces a quienes arriendan, cuentas lo que hacen y organizas encuentros en los centros.',
    titleEn: null,
    descriptionEn: null,
    city: 'Valparaíso',
    country: 'Chile',
    employmentType: 'part_time',
    isRemote: false,
    daysLeft: null,
    isActive: false,
  },
] as const
