import { writeCostNames, writeCovers, type CostName, type MovingCost } from '@metrolibre/contract'
import type { Bilingual, Clause, ContractDocument } from './contract-document.ts'
import { amountInWords } from './wording.ts'

type Line<Id extends MovingCost['id']> = Extract<MovingCost, { id: Id }>

const sum = ({ amount: { amount, currency } }: Line<'keys' | 'expenses' | 'parking'>): string =>
  amountInWords(amount, currency)

const keys = (line: Line<'keys'>): Bilingual => ({
  es: `La garantía es de ${sum(line)} y se paga una vez, al arrendador, al recibir las llaves.`,
  en: `The deposit is ${sum(line)}, paid once, to the landlord, when the keys are handed over.`,
})

const back = ({ amount, isLostEarly }: Line<'back'>): Bilingual => ({
  es: `La garantía${amount ? '' : ' ya pagada sigue y'} se devuelve al terminar si el espacio se entrega como se recibió${isLostEarly ? ', y se pierde al salir antes del plazo' : ''}.`,
  en: `The deposit${amount ? '' : ' already paid stays and'} is returned at the end if the space is handed back as received${isLostEarly ? ', and is lost on early exit' : ''}.`,
})

const expenses = (line: Line<'expenses'>, { country }: ContractDocument): Bilingual => {
  const { covers } = line
  const isCovered = covers.length > 0
  const [be, pay, cover] =
    country === 'Chile'
      ? ['Los gastos comunes son', 'pagan', 'cubren']
      : ['El mantenimiento es', 'paga', 'cubre']
  const coversEs = isCovered ? ` y ${cover} ${writeCovers(covers, { locale: 'es', country })}` : ''
  const coversEn = isCovered ? `, and cover ${writeCovers(covers, { locale: 'en', country })}` : ''
  return {
    es: `${be} de ${sum(line)} al mes${isCovered ? ',' : ' y'} se ${pay} cada mes al arrendador${coversEs}.`,
    en: `Common expenses are ${sum(line)} per month, paid each month to the landlord${coversEn}.`,
  }
}

const parking = (line: Line<'parking'>, { country }: ContractDocument): Bilingual => ({
  es: `${country === 'Chile' ? 'El estacionamiento' : 'La cochera'}, si se pide, cuesta ${sum(line)} al mes, que se paga al arrendador.`,
  en: `Parking, if requested, costs ${sum(line)} per month, paid to the landlord.`,
})

const namesOf = (costs: readonly CostName[], { country }: ContractDocument, last: Bilingual): Bilingual => ({
  es: writeCostNames(costs, { locale: 'es', country }, last.es),
  en: writeCostNames(costs, { locale: 'en', country }, last.en),
})

/** What the landlord said is not charged. */
const none = ({ costs }: Line<'none'>, contract: ContractDocument): Bilingual => {
  const names = namesOf(costs, contract, { es: ' ni ', en: ' or ' })
  return {
    es: `El arrendador no cobra ${names.es}.`,
    en: `The landlord charges no ${names.en}.`,
  }
}

/** What the landlord said nothing about, so that the contract must not claim anything of it. */
const unstated = ({ costs }: Line<'unstated'>, contract: ContractDocument): Bilingual => {
  const names = namesOf(costs, contract, { es: ' ni ', en: ' or ' })
  return {
    es: `El arrendador no informó ${names.es}, y este contrato no fija nada al respecto.`,
    en: `The landlord stated no ${names.en}, and this contract sets nothing about it.`,
  }
}

const sentence = (line: MovingCost, contract: ContractDocument): Bilingual | null => {
  if (line.id === 'keys') return keys(line)
  if (line.id === 'back') return back(line)
  if (line.id === 'expenses') return expenses(line, contract)
  if (line.id === 'none') return none(line, contract)
  if (line.id === 'unstated') return unstated(line, contract)
  return line.id === 'parking' ? parking(line, contract) : null
}

const paidBesides: readonly MovingCost['id'][] = ['keys', 'back', 'expenses', 'parking']

/**
 * Returns the clause about what is paid besides the price, or none if there is nothing to say about it
 * (RULES.md §4.33).
 */
export const costsClause = (contract: ContractDocument): Clause[] => {
  const costs = contract.movingCosts.map((line) => sentence(line, contract)).filter((cost) => cost !== null)
  if (costs.length === 0) return []
  const besides: Bilingual = {
    es: 'Nada de esto forma parte del total de este contrato.',
    en: 'None of this is part of this contract’s total.',
  }
  const isPaid = contract.movingCosts.some(({ id }) => paidBesides.includes(id))
  const parts = isPaid ? [...costs, besides] : costs
  const text = (language: keyof Bilingual) => parts.map((each) => each[language]).join(' ')
  return [
    {
      title: { es: 'Garantía y gastos', en: 'Deposit and expenses' },
      text: { es: text('es'), en: text('en') },
    },
  ]
}
