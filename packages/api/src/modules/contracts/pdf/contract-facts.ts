import { isSameName } from '@metrolibre/contract'
import type { Bilingual, CitedMandate, ContractDocument } from './contract-document.ts'
import type { Fact } from './parts.ts'
import {
  amountInWords,
  areaInWords,
  dateInWords,
  joined,
  numberInWords,
  stayInWords,
  quantityInWords,
} from './wording.ts'

const taxNumber = { es: 'RUT o RUC', en: 'Tax number' } as const
const identity = { es: 'Documento de identidad', en: 'Identity document' } as const
const name = { es: 'Nombre', en: 'Name' } as const

/** Who rents: a person under their own name, or a company and who acts for it. */
const partyFacts = ({ terms }: ContractDocument): Fact[] => {
  const { company, rut, represent, identity: document } = terms
  return isSameName(company, represent)
    ? [
        { label: name, value: represent, wide: rut !== document },
        { label: identity, value: document },
        ...(rut === document ? [] : [{ label: taxNumber, value: rut }]),
      ]
    : [
        { label: { es: 'Empresa', en: 'Company' }, value: company },
        { label: taxNumber, value: rut },
        { label: { es: 'Representante', en: 'Representative' }, value: represent },
        { label: identity, value: document },
      ]
}

/** What a contract says about the tenant. */
export const tenantFacts = (contract: ContractDocument): Fact[] => {
  const { people_fix, people_prox, subContractor_email_1, subContractor_email_2, location_uses } =
    contract.terms
  return [
    ...partyFacts(contract),
    { label: { es: 'Personas fijas', en: 'People on site' }, value: joined(numberInWords(people_fix)) },
    { label: { es: 'Personas de visita', en: 'Visitors' }, value: joined(numberInWords(people_prox)) },
    { label: { es: 'Correo adicional 1', en: 'Additional e-mail 1' }, value: subContractor_email_1 },
    { label: { es: 'Correo adicional 2', en: 'Additional e-mail 2' }, value: subContractor_email_2 },
    { label: { es: 'Uso del espacio', en: 'Use of the space' }, value: location_uses, wide: true },
  ]
}

const mandateInWords = ({ signedOn, onPaper }: CitedMandate): Bilingual => {
  const day = dateInWords(signedOn)
  return {
    es: `Firmado ${onPaper ? 'en papel ' : ''}el ${day.es}`,
    en: `Signed ${onPaper ? 'on paper ' : ''}on ${day.en}`,
  }
}

/** What a contract says about the landlord. */
export const landlordFacts = ({ landlord, mandate }: ContractDocument): Fact[] => {
  const { taxNumber: number, representative } = landlord
  return [
    { label: name, value: landlord.name, wide: !number },
    ...(number ? [{ label: taxNumber, value: number }] : []),
    ...(representative
      ? [{ label: { es: 'Representante', en: 'Representative' }, value: representative, wide: true }]
      : []),
    ...(mandate
      ? [
          {
            label: { es: 'Mandato a Metrolibre', en: 'Mandate to Metrolibre' },
            value: joined(mandateInWords(mandate)),
            wide: true,
          },
        ]
      : []),
  ]
}

/** What a contract says about what is rented, until when and for how much. */
export const placeFacts = (contract: ContractDocument): Fact[] => {
  const { place, quote } = contract
  const area = place.area === undefined ? '' : `, ${joined(areaInWords(place.area))}`
  return [
    {
      label: { es: 'Espacio', en: 'Space' },
      wide: true,
      value: `${place.room ? `${place.room}, ` : ''}${place.name}${area}`,
    },
    { label: { es: 'Dirección', en: 'Address' }, value: place.address, wide: true },
    { label: { es: 'Plazo', en: 'Term' }, value: joined(stayInWords(contract)), wide: true },
    { label: { es: 'Cantidad', en: 'Quantity' }, value: joined(quantityInWords(contract)) },
    {
      label: { es: 'Precio unitario', en: 'Unit price' },
      value: amountInWords(quote.unitPrice, quote.currency),
    },
  ]
}
