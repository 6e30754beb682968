import {
  depositTimes,
  writeCostNames,
  writeCovers,
  type CostName,
  type MovingCost,
} from '@metrolibre/contract'
import type { Bilingual, Clause, ContractDocument } from './contract-document.ts'
import { amountInWords } from './wording.ts'

type Line<Id extends MovingCost['id']> = Extract<MovingCost, { id: Id }>

const sum = ({ amount: { amount, currency } }: Line<'deposit' | 'keys' | 'expenses' | 'parking'>): string =>
  amountInWords(amount, currency)

const keys = (line: Line<'keys'>): Bilingual => ({
  es: `La garantía es de ${sum(line)} y se paga una vez, al arrendador, al recibir las llaves.`,
  en: `The deposit is ${sum(line)}, paid once, to the landlord, when the keys are handed over.`,
})

const deposit = (line: Line<'deposit'>): Bilingual => ({
  es: `La garantía es de ${sum(line)}, se paga una vez, con la reserva, y la guarda Metrolibre, aparte del precio.`,
  en: `The deposit is ${sum(line)}, paid once, with the booking, and kept by Metrolibre apart from the price.`,
})

/** How a deposit that the platform keeps comes back (RULES.md §6.284 to §6.287). */
const keptBack = (isLostEarly: boolean, { country }: ContractDocument): Bilingual => {
  const tenant = country === 'Perú' ? 'inquilino' : 'arrendatario'
  const { claimDays, answerDays } = depositTimes
  return {
    es: `Tras el término el arrendador tiene ${claimDays} días para pedir partes de ella por daños o faltas, y el ${tenant} ${answerDays} para contestar cada una; lo que acepta o no contesta va al arrendador, lo que discute lo decide Metrolibre, y el resto vuelve solo el día ${claimDays + 1}. El desgaste normal no se descuenta.${isLostEarly ? ' Salir antes del plazo es motivo para pedirla entera.' : ''}`,
    en: `After the end the landlord has ${claimDays} days to claim parts of it for damage or what is missing, and the tenant ${answerDays} to answer each; what the tenant agrees to or does not answer goes to the landlord, Metrolibre decides what is disputed, and the rest comes back by itself on day ${claimDays + 1}. Normal wear is not deducted.${isLostEarly ? ' Leaving early is a reason to claim all of it.' : ''}`,
  }
}

const back = ({ amount, isLostEarly, isKept }: Line<'back'>, contract: ContractDocument): Bilingual =>
  isKept ? keptBack(isLostEarly, contract) : backFromOwner(amount !== null, isLostEarly)

const backFromOwner = (amount: boolean, isLostEarly: boolean): Bilingual => ({
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
  if (line.id === 'deposit') return deposit(line)
  if (line.id === 'back') return back(line, contract)
  if (line.id === 'expenses') return expenses(line, contract)
  if (line.id === 'none') return none(line, contract)
  if (line.id === 'unstated') return unstated(line, contract)
  return line.id === 'parking' ? parking(line, contract) : null
}

const paidBesides: readonly MovingCost['id'][] = ['deposit', 'keys', 'back', 'expenses', 'parking']

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
