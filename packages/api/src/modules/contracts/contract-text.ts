import type { ContractText, Locale } from '@metrolibre/contract'
import { contractClausesOf } from './pdf/clauses.ts'
import type { Bilingual, ContractDocument } from './pdf/contract-document.ts'
import { amountInWords } from './pdf/wording.ts'
import { contractParts, contractTitle } from './pdf/contract-facts.ts'

/** Returns what the document says, in one language. */
export function toContractText(contract: ContractDocument, locale: Locale): ContractText {
  const said = (text: string | Bilingual): string => (typeof text === 'string' ? text : text[locale])
  return {
    title: said(contractTitle(contract)),
    parts: contractParts(contract).map(({ title, facts }) => ({
      title: said(title),
      facts: facts.map(({ label, value }) => ({ label: said(label), value: said(value) })),
    })),
    total: amountInWords(contract.quote.total, contract.quote.currency),
    clauses: contractClausesOf(contract).map(({ title, text }) => ({ title: said(title), text: said(text) })),
  }
}
