import { legalWords } from '../../../platform/legal-words.ts'
import { closing } from '../../contracts/pdf/clauses.ts'
import type { Clause } from '../../contracts/pdf/contract-document.ts'
import { percentInWords } from '../../contracts/pdf/wording.ts'
import { pricesInWords } from './wording.ts'
import type { MandateTerms } from './mandate-document.ts'

// A lawyer of each country must confirm these clauses before real use.
const task = ({ owner, place, country }: MandateTerms): Clause => {
  const { rent } = legalWords(country)
  const who = owner.company ? `${owner.company}, ${owner.name}` : owner.name
  return {
    title: { es: 'Encargo', en: 'Engagement' },
    text: {
      es: `${who}, en adelante el mandante, encarga a Metrolibre ofrecer en ${rent} ${place.name}, ${place.address}, mostrarla a quienes se interesen y celebrar en su nombre los contratos de ${rent} que se firmen en la plataforma.`,
      en: `${who}, the principal, engages Metrolibre to offer ${place.name}, ${place.address}, for rent, to show it to those interested, and to conclude on the principal’s behalf the leases that are signed on the platform.`,
    },
  }
}

const price = ({ prices, currency }: MandateTerms): Clause => {
  const words = pricesInWords(prices, currency)
  return {
    title: { es: 'Valor', en: 'Price' },
    text: {
      es: `La propiedad se publica a este valor: ${words.es}. Un cambio posterior del precio publicado se avisa al mandante por correo y no altera las reservas ya hechas.`,
      en: `The property is listed at this price: ${words.en}. The principal is told of a later change of the listed price by e-mail; bookings already made keep theirs.`,
    },
  }
}

const commission = ({ commission: percent, country }: MandateTerms): Clause => {
  const words = percentInWords(percent)
  return {
    title: { es: 'Comisión', en: 'Commission' },
    text:
      percent === 0
        ? {
            es: 'Metrolibre no cobra comisión al mandante.',
            en: 'Metrolibre charges the principal no commission.',
          }
        : {
            es: `Metrolibre cobra al mandante el ${words.es} de cada ${legalWords(country).rent} pagado. De lo que se devuelve a un arrendatario no se cobra comisión.`,
            en: `Metrolibre charges the principal ${words.en} of each rent that is paid. No commission is charged on what is refunded to a tenant.`,
          },
  }
}

const duties = ({ rent, rents }: ReturnType<typeof legalWords>): readonly Clause[] => [
  {
    title: { es: 'Pagos', en: 'Payments' },
    text: {
      es: `Los ${rents} se pagan por adelantado a través de la plataforma, o mes a mes si el mandante lo permite en la ficha de la propiedad; un cambio suyo vale para las reservas siguientes, y de una que se paga mes a mes se le debe lo que se recibe. Lo que corresponde al mandante se le transfiere, y cada transferencia queda registrada con su fecha, monto y referencia.`,
      en: 'Rents are paid in advance through the platform, or month by month if the principal allows it in the details of the property; a change applies to later bookings, and of one that is paid month by month the principal is owed what is received. What is due to the principal is transferred, and each transfer is recorded with its date, amount and reference.',
    },
  },
  {
    title: { es: 'Declaraciones del mandante', en: 'The principal’s statements' },
    text: {
      es: `El mandante declara que puede dar la propiedad en ${rent} y que los datos que entregó son verdaderos. Respeta las reservas hechas, asegura el uso pacífico durante su plazo y avisa de todo lo que cambie en la propiedad.`,
      en: 'The principal states that they may let the property and that the details they gave are true. The principal honours bookings that were made, grants quiet use for their term, and reports whatever changes in the property.',
    },
  },
  {
    title: { es: 'Duración', en: 'Duration' },
    text: {
      es: 'El mandato rige desde su firma y hasta que una de las partes le ponga término por escrito con 30 días de aviso. Las reservas ya hechas se cumplen hasta su fin.',
      en: 'The mandate applies from its signature until either side ends it in writing with 30 days’ notice. Bookings already made are honoured until they end.',
    },
  },
]

/** Returns the clauses of a mandate in order. */
export const mandateClausesOf = (terms: MandateTerms): Clause[] => [
  task(terms),
  price(terms),
  commission(terms),
  ...duties(legalWords(terms.country)),
  ...closing(terms),
]
