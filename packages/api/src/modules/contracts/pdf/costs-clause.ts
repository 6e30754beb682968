import type { Bilingual, Clause, ContractDocument } from './contract-document.ts'
import { amountInWords } from './wording.ts'

const deposit = ({ deposit: cost, depositIsLost }: ContractDocument['extraCosts']): Bilingual | null => {
  if (!cost) return null
  const lost: Bilingual = depositIsLost
    ? { es: ' y se pierde al salir antes del plazo', en: ', lost on early exit' }
    : { es: '', en: '' }
  if (cost === 'one_month')
    return { es: `La garantía es de un mes${lost.es}.`, en: `The deposit is one month’s rent${lost.en}.` }
  const amount = amountInWords(cost.amount, cost.currency)
  return {
    es: `La garantía es de ${amount}, se paga una vez${lost.es}.`,
    en: `The deposit is ${amount}, paid once${lost.en}.`,
  }
}

const expenses = ({ country, extraCosts }: ContractDocument): Bilingual | null => {
  if (!extraCosts.commonExpenses) return null
  const amount = amountInWords(extraCosts.commonExpenses.amount, extraCosts.commonExpenses.currency)
  const covered: Bilingual =
    country === 'Chile'
      ? {
          es: ' y cubren agua, luz, internet, alarma y aseo de áreas comunes',
          en: ' and cover water, electricity, internet, alarm and common cleaning',
        }
      : { es: '', en: '' }
  return {
    es: `Los gastos comunes son de ${amount} al mes${covered.es}.`,
    en: `Common expenses are ${amount} per month${covered.en}.`,
  }
}

const parking = ({ parking: cost }: ContractDocument['extraCosts']): Bilingual | null => {
  if (!cost) return null
  const amount = amountInWords(cost.amount, cost.currency)
  return {
    es: `El estacionamiento, si se pide, cuesta ${amount} al mes.`,
    en: `Parking, if requested, costs ${amount} per month.`,
  }
}

/** Returns the clause about what is paid beside the price, or none if nothing is said about it (RULES.md §4). */
export const costsClause = (contract: ContractDocument): Clause[] => {
  const { extraCosts } = contract
  const costs = [deposit(extraCosts), expenses(contract), parking(extraCosts)].filter((cost) => cost !== null)
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
