import type { MovingCost } from '@metrolibre/contract'
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

/** What the common expenses of a house and its rooms in Chile cover (spec §9). A shed or a plot has none of it. */
const isCovered = ({ country, place: { kind } }: ContractDocument): boolean =>
  country === 'Chile' && (kind === 'room' || kind === 'entire')

const expenses = (line: Line<'expenses'>, contract: ContractDocument): Bilingual => {
  const covered = isCovered(contract)
  const covers: Bilingual = {
    es: covered ? ' y cubren agua, luz, internet, alarma y aseo de áreas comunes' : '',
    en: covered ? ', and cover water, electricity, internet, alarm and common cleaning' : '',
  }
  return {
    es:
      contract.country === 'Chile'
        ? `Los gastos comunes son de ${sum(line)} al mes${covered ? ',' : ' y'} se pagan cada mes al arrendador${covers.es}.`
        : `El mantenimiento es de ${sum(line)} al mes y se paga cada mes al arrendador.`,
    en: `Common expenses are ${sum(line)} per month, paid each month to the landlord${covers.en}.`,
  }
}

const parking = (line: Line<'parking'>, { country }: ContractDocument): Bilingual => ({
  es: `${country === 'Chile' ? 'El estacionamiento' : 'La cochera'}, si se pide, cuesta ${sum(line)} al mes, que se paga al arrendador.`,
  en: `Parking, if requested, costs ${sum(line)} per month, paid to the landlord.`,
})

const sentence = (line: MovingCost, contract: ContractDocument): Bilingual | null => {
  if (line.id === 'keys') return keys(line)
  if (line.id === 'back') return back(line)
  if (line.id === 'expenses') return expenses(line, contract)
  return line.id === 'parking' ? parking(line, contract) : null
}

/** Returns the clause about what is paid beside the price, or none if nothing is said about it (RULES.md §4). */
export const costsClause = (contract: ContractDocument): Clause[] => {
  const costs = contract.movingCosts.map((line) => sentence(line, contract)).filter((cost) => cost !== null)
  if (costs.length === 0) return []
  const besides: Bilingual = {
    es: 'Nada de esto forma parte del total de este contrato.',
    en: 'None of this is part of this contract’s total.',
  }
  const text = (language: keyof Bilingual) => [...costs, besides].map((each) => each[language]).join(' ')
  return [
    {
      title: { es: 'Garantía y gastos', en: 'Deposit and expenses' },
      text: { es: text('es'), en: text('en') },
    },
  ]
}
