import { createDates, isSameName, type Country, type Locale } from '@metrolibre/contract'
import { cityOf } from '../../../platform/city-of.ts'
import { legalWords } from '../../../platform/legal-words.ts'
import type { Bilingual, Clause, ContractDocument } from './contract-document.ts'
import { costsClause } from './costs-clause.ts'
import { amountInWords, peopleInWords, stayInContractWords, quantityInWords } from './wording.ts'

// The laws of each country. A lawyer of each country must confirm these clauses before real use.
const laws = {
  Chile: {
    signature: { es: 'a la Ley 19.799 de Chile', en: 'Chilean Law 19.799' },
    privacy: { es: 'la Ley 21.719 de Chile', en: 'Chilean Law 21.719' },
    courts: { es: 'los tribunales de la comuna de la propiedad', en: 'the courts of the property’s comuna' },
  },
  Perú: {
    signature: {
      es: 'al Código Civil peruano (artículo 141-A)',
      en: 'the Peruvian Civil Code (article 141-A)',
    },
    privacy: { es: 'la Ley 29733 del Perú', en: 'Peruvian Law 29733' },
    courts: { es: 'los jueces del distrito de la propiedad', en: 'the judges of the property’s district' },
  },
} as const

/** The hours of the shared centres in Chile, in which rooms are let by the month. */
const centreHours: Bilingual = {
  es: 'Los centros atienden de lunes a viernes de 9:00 a 19:00.',
  en: 'Centres open Monday to Friday, 9:00 to 19:00.',
}
/** Hours can be booked on any day on which the place is open, so the centres' week must not be mentioned. */
const hoursOnly: Bilingual = {
  es: 'Se usa solo en las horas reservadas.',
  en: 'It is used only in the hours booked.',
}

/** When the place is used: hours as booked, a room for work in Chile with its centre. Nothing is said about other places. */
const whenUsed = ({ stay, country, place: { kind, landUse } }: ContractDocument): Bilingual | null => {
  if (stay.rentalMode === 'hour') return hoursOnly
  return country === 'Chile' && kind === 'room' && landUse !== 'residential' ? centreHours : null
}

const noSubletting: Bilingual = {
  es: 'No se permite subarrendar sin acuerdo escrito.',
  en: 'No subletting without written agreement.',
}
const noNightsOrSubletting: Bilingual = {
  es: 'No se permite pernoctar ni subarrendar sin acuerdo escrito.',
  en: 'No overnight stay and no subletting without written agreement.',
}

/** What is not allowed. Nobody is told not to sleep in a home, nor on a bare plot. */
const notAllowed = ({ place: { kind, landUse } }: ContractDocument): Bilingual =>
  kind === 'terreno' || landUse === 'residential' ? noSubletting : noNightsOrSubletting

const writeUse = (contract: ContractDocument): Bilingual => {
  const { location_uses: uses } = contract.terms
  const people = peopleInWords(contract)
  const rest = [notAllowed(contract), whenUsed(contract)].filter((part) => part !== null)
  const text = (language: keyof Bilingual) =>
    [`${people[language]}.`, ...rest.map((part) => part[language])].join(' ')
  return {
    es: `El espacio se usa para: ${uses}. ${text('es')}`,
    en: `The space is used for: ${uses}. ${text('en')}`,
  }
}

const asking: Bilingual = {
  es: 'Ya pagado, el arrendatario puede pedir la cancelación en la plataforma.',
  en: 'Once paid, the tenant may ask to cancel on the platform.',
}

/** Writes until when cancelling is free: a day by month, with the time by hour. */
const freeUntil = ({ movingCosts, stay: { timeZone, rentalMode } }: ContractDocument): Bilingual => {
  const free = movingCosts.find((line) => line.id === 'free')
  const write = (locale: Locale): string => {
    if (free?.id !== 'free') return ''
    const dates = createDates(locale)
    const day = dates.date(free.until, timeZone)
    return rentalMode === 'hour' ? `${day}, ${dates.time(free.until, timeZone)}` : day
  }
  return { es: write('es'), en: write('en') }
}

const cancelling = (contract: ContractDocument): Bilingual => {
  const until = freeUntil(contract)
  return contract.stay.rentalMode === 'hour'
    ? {
        es: `${asking.es} Hasta 24 horas antes del comienzo (${until.es}) se devuelve todo; después, nada. El arrendador tiene 72 horas para aceptar; sin respuesta se cancela igual, a más tardar al comienzo.`,
        en: `${asking.en} Until 24 hours before the start (${until.en}) everything is refunded; later, nothing. The landlord has 72 hours to accept; without an answer it is cancelled all the same, at the start at the latest.`,
      }
    : {
        es: `${asking.es} Hasta 7 días antes del primer día (el ${until.es}) se devuelve todo; después, los meses que no han empezado menos uno. El arrendador tiene 72 horas para aceptar; sin respuesta se cancela igual.`,
        en: `${asking.en} Until 7 days before the first day (${until.en}) everything is refunded; later, the months not begun less one. The landlord has 72 hours to accept; without an answer it is cancelled all the same.`,
      }
}

const placeInWords = ({ place }: ContractDocument): string =>
  `${place.room ? `${place.room}, ` : ''}${place.name}, ${place.address}`

const extension = (former: string, country: Country): Clause => ({
  title: { es: 'Extensión', en: 'Extension' },
  text: {
    es: `${legalWords(country).thisAddendum} extiende el contrato de la reserva ${former} por el plazo y precio que siguen. En lo demás rige lo ya pactado.`,
    en: `This addendum extends the contract of booking ${former} for the term and price below. Everything else stays as agreed.`,
  },
})

const changeOfDates = (former: string, country: Country): Clause => ({
  title: { es: 'Cambio de fechas', en: 'Change of dates' },
  text: {
    es: `${legalWords(country).thisAddendum} cambia las fechas del contrato de la reserva ${former} por el plazo y precio que siguen. Las de antes terminan cuando este cambio queda confirmado; hasta entonces rigen. Lo que se devolvería al cancelar la reserva anterior cuenta como pago de esta, y lo que sobra se devuelve. En lo demás rige lo ya pactado.`,
    en: `This addendum changes the dates of the contract of booking ${former} to the term and price below. The earlier dates end when this change is confirmed and apply until then. What would be refunded if the earlier booking were cancelled counts as payment of this one, and what is too much is refunded. Everything else stays as agreed.`,
  },
})

const represented = ({ landlord }: ContractDocument): Bilingual =>
  landlord.representative === null
    ? { es: landlord.name, en: landlord.name }
    : {
        es: `${landlord.name}, representado por ${landlord.representative}`,
        en: `${landlord.name}, represented by ${landlord.representative}`,
      }

/** Who rents. Somebody who rents under their own name is not represented. */
const tenantInWords = ({ terms: { company, represent } }: ContractDocument): Bilingual => {
  const [es, en] = [`${company}, en adelante el arrendatario`, `${company}, the tenant`]
  return isSameName(company, represent)
    ? { es, en }
    : { es: `${es}, representado por ${represent}`, en: `${en}, represented by ${represent}` }
}

const purpose = (contract: ContractDocument): Clause => ({
  title: { es: 'Objeto', en: 'Purpose' },
  text: {
    es: `${represented(contract).es}, en adelante el arrendador, da en ${legalWords(contract.country).rent} a ${tenantInWords(contract).es}: ${placeInWords(contract)}.`,
    en: `${represented(contract).en}, the landlord, lets to ${tenantInWords(contract).en}: ${placeInWords(contract)}.`,
  },
})

const opening = (contract: ContractDocument): Clause => {
  const { kind, country, formerCode: former = '' } = contract
  if (kind === 'lease') return purpose(contract)
  return kind === 'change' ? changeOfDates(former, country) : extension(former, country)
}

// A lawyer of each country must confirm it before real use, as the other clauses.
const orMonthly: Bilingual = {
  es: ', o mes a mes si el arrendatario lo elige al pagar: el primer mes al reservar y cada mes siguiente el día en que empieza. El que no se paga en cinco días queda atrasado, sin interés',
  en: ', or month by month if the tenant chooses so when paying: the first month at booking, and each later one on the day on which it begins. A month that is not paid within five days is overdue, without interest',
}

const termAndPrice = (contract: ContractDocument): Clause[] => {
  const stay = stayInContractWords(contract)
  const city = cityOf(contract.stay.timeZone)
  const quantity = quantityInWords(contract)
  const unit = amountInWords(contract.quote.unitPrice, contract.quote.currency)
  const total = amountInWords(contract.quote.total, contract.quote.currency)
  const { es, en } =
    contract.stay.rentalMode === 'hour' ? { es: 'hora', en: 'hour' } : { es: 'mes', en: 'month' }
  const monthly = contract.monthlyPlan ? orMonthly : { es: '', en: '' }
  return [
    {
      title: { es: 'Plazo', en: 'Term' },
      text: {
        es: `El ${legalWords(contract.country).rent} dura ${quantity.es}: ${stay.es}, hora de ${city}. Al vencer termina sin aviso; una extensión se pacta en ${legalWords(contract.country).anAddendum}.`,
        en: `The lease lasts ${quantity.en}: ${stay.en}, ${city} time. It ends by itself; an extension is agreed in an addendum.`,
      },
    },
    {
      title: { es: 'Precio y pago', en: 'Price and payment' },
      text: {
        es: `El precio es ${unit} por ${es}, en total ${total}, que se paga por adelantado con tarjeta o transferencia${monthly.es}. El contrato rige desde que el pago se confirma; sin pago la reserva se libera.`,
        en: `The price is ${unit} per ${en}, ${total} in total, paid in advance by card or bank transfer${monthly.en}. The contract takes effect once payment is confirmed; unpaid bookings are released.`,
      },
    },
  ]
}

const obligations = (contract: ContractDocument): Clause[] => {
  const { terms } = contract
  const addresses = [...new Set([terms.subContractor_email_1, terms.subContractor_email_2])]
  return [
    {
      title: { es: 'Uso', en: 'Use' },
      text: writeUse(contract),
    },
    ...costsClause(contract),
    {
      title: { es: 'Cancelación', en: 'Cancellation' },
      text: cancelling(contract),
    },
    {
      title: { es: 'Cuidado del espacio', en: 'Care of the space' },
      text: {
        es: 'El arrendatario devuelve el espacio limpio y en el estado en que lo recibió, salvo el desgaste normal, y responde por los daños que cause. El arrendador asegura el uso pacífico durante todo el plazo.',
        en: 'The tenant returns the space clean and as received, normal wear excepted, and answers for damage caused. The landlord grants quiet use for the whole term.',
      },
    },
    {
      title: { es: 'Avisos', en: 'Notices' },
      text: {
        es: `Los avisos se envían al correo del arrendatario y a ${addresses.join(' y ')}.`,
        en: `Notices go to the tenant’s e-mail and to ${addresses.join(' and ')}.`,
      },
    },
  ]
}

/** Returns the clauses with which every document ends: personal data, signature and courts. */
export const closing = ({ country }: Pick<ContractDocument, 'country'>): Clause[] => {
  const law = laws[country]
  return [
    {
      title: { es: 'Datos personales', en: 'Personal data' },
      text: {
        es: `Los datos de este contrato se tratan solo para cumplirlo y por el tiempo que exige la ley, conforme a ${law.privacy.es}.`,
        en: `The data in this contract is processed only to perform it and for as long as the law demands, under ${law.privacy.en}.`,
      },
    },
    {
      title: { es: 'Firma electrónica simple', en: 'Simple electronic signature' },
      text: {
        es: `Las partes aceptan la firma electrónica simple, conforme ${law.signature.es}. La página de evidencia forma parte de este documento. Si las versiones difieren, vale la española. Resuelven ${law.courts.es}.`,
        en: `The parties accept a simple electronic signature, under ${law.signature.en}. The evidence page is part of this document. If the versions differ, the Spanish one prevails. Disputes go to ${law.courts.en}.`,
      },
    },
  ]
}

/** Returns the clauses in order. Their text uses every field of the contract form. */
export const contractClausesOf = (contract: ContractDocument): Clause[] => [
  opening(contract),
  ...termAndPrice(contract),
  ...obligations(contract),
  ...closing(contract),
]
