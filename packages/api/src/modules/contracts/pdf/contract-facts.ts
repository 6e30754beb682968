import { isSameName } from '@metrolibre/contract'
import { legalWords, taxNumberName } from '../../../platform/legal-words.ts'
import type { Bilingual, CitedMandate, ContractDocument } from './contract-document.ts'
import type { Fact } from './parts.ts'
import {
  amountInWords,
  areaInWords,
  dateInWords,
  numberInWords,
  stayInContractWords,
  quantityInWords,
} from './wording.ts'

const taxNumberFact = (value: string, { country }: ContractDocument): Fact => ({
  label: { es: taxNumberName(value, country), en: 'Tax number' },
  value,
})
const identity = { es: 'Documento de identidad', en: 'Identity document' } as const
const name = { es: 'Nombre', en: 'Name' } as const

/** Who rents: a person under their own name, or a company and who acts for it. */
const partyFacts = (contract: ContractDocument): Fact[] => {
  const { company, rut, represent, identity: document } = contract.terms
  const taxNumber = taxNumberFact(rut, contract)
  return isSameName(company, represent)
    ? [
        { label: name, value: represent, wide: rut !== document },
        { label: identity, value: document },
        ...(rut === document ? [] : [taxNumber]),
      ]
    : [
        { label: { es: 'Empresa', en: 'Company' }, value: company },
        taxNumber,
        { label: { es: 'Representante', en: 'Representative' }, value: represent },
        { label: identity, value: document },
      ]
}

const tenantFacts = (contract: ContractDocument): Fact[] => {
  const { people_fix, people_prox, subContractor_email_1, subContractor_email_2, location_uses } =
    contract.terms
  return [
    ...partyFacts(contract),
    {
      label: { es: 'Personas que lo usarán', en: 'People who will use it' },
      value: numberInWords(people_fix),
    },
    { label: { es: 'Visitas habituales', en: 'Regular visitors' }, value: numberInWords(people_prox) },
    { label: { es: 'Correo para avisos', en: 'E-mail for notices' }, value: subContractor_email_1 },
    { label: { es: 'Correo de respaldo', en: 'Backup e-mail' }, value: subContractor_email_2 },
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

const landlordFacts = (contract: ContractDocument): Fact[] => {
  const { landlord, mandate } = contract
  const { taxNumber: number, representative } = landlord
  return [
    { label: name, value: landlord.name, wide: !number },
    ...(number ? [taxNumberFact(number, contract)] : []),
    ...(representative
      ? [{ label: { es: 'Representante', en: 'Representative' }, value: representative, wide: true }]
      : []),
    ...(mandate
      ? [
          {
            label: { es: 'Mandato a Metrolibre', en: 'Mandate to Metrolibre' },
            value: mandateInWords(mandate),
            wide: true,
          },
        ]
      : []),
  ]
}

const placeFacts = (contract: ContractDocument): Fact[] => {
  const { place, quote } = contract
  const area = place.area === undefined ? { es: '', en: '' } : areaInWords(place.area)
  const named = (size: string) => [place.room, place.name, size].filter(Boolean).join(', ')
  return [
    {
      label: { es: 'Espacio', en: 'Space' },
      wide: true,
      value: { es: named(area.es), en: named(area.en) },
    },
    { label: { es: 'Dirección', en: 'Address' }, value: place.address, wide: true },
    { label: { es: 'Plazo', en: 'Term' }, value: stayInContractWords(contract), wide: true },
    { label: { es: 'Cantidad', en: 'Quantity' }, value: quantityInWords(contract) },
    {
      label: { es: 'Precio unitario', en: 'Unit price' },
      value: amountInWords(quote.unitPrice, quote.currency),
    },
  ]
}

/** Returns what the document is called. */
export const contractTitle = ({ kind, country }: ContractDocument): Bilingual => {
  const { rent, addendum } = legalWords(country)
  const titles = {
    lease: { es: `Contrato de ${rent} de espacio`, en: 'Space lease agreement' },
    addendum: { es: `${addendum} de extensión de ${rent}`, en: 'Lease extension addendum' },
    change: { es: `${addendum} de cambio de fechas`, en: 'Change of dates addendum' },
  }
  return titles[kind]
}

interface ContractPart {
  readonly title: Bilingual
  readonly facts: Fact[]
}

export const tenant = { es: 'Arrendatario', en: 'Tenant' } as const

/** Returns what a contract says before its clauses: who lets, who rents, and what. */
export const contractParts = (contract: ContractDocument): ContractPart[] => [
  { title: { es: 'Arrendador', en: 'Landlord' }, facts: landlordFacts(contract) },
  { title: tenant, facts: tenantFacts(contract) },
  { title: { es: 'Espacio y plazo', en: 'Space and term' }, facts: placeFacts(contract) },
]
