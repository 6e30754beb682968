import {
  payoutAccountEntries,
  payoutAccountKinds,
  payoutAccountProblems,
  readDocument,
  type Country,
  type TypedPayoutAccount,
} from '@metrolibre/contract'
import type { SessionUser } from '@metrolibre/platform'
import * as v from 'valibot'

/** What the server checks: each field, and then what a bank would refuse about those that are filled in. */
export const AccountSchema = v.pipe(
  v.object(payoutAccountEntries),
  v.rawCheck(({ dataset, addIssue }) => {
    const typed = dataset.value as TypedPayoutAccount
    const wrong = new Set(dataset.issues?.map((issue) => v.getDotPath(issue)))
    for (const { path: key, code } of payoutAccountProblems(typed))
      if (!wrong.has(key))
        addIssue({
          message: code,
          path: [
            { type: 'object', origin: 'value', input: dataset.value as object, key, value: typed[key] },
          ] as v.IssuePathItem[] as [v.IssuePathItem],
        })
  }),
)
export type AccountSchema = typeof AccountSchema
export type AccountValues = v.InferInput<AccountSchema>

/** The incomplete values that are kept on the device, each country's by itself. */
export const AccountDraft = v.object({
  bank: v.optional(v.string()),
  kind: v.fallback(v.optional(v.picklist(payoutAccountKinds)), undefined),
  number: v.string(),
  holderName: v.string(),
  holderDocument: v.string(),
  noticeEmail: v.string(),
})
export const accountDraftName = (country: Country): string => `payout-account.${country}`

/** An account whose code was mailed, kept on the device: who reads the mail on a phone may find the page loaded anew. */
export const AskedAccount = v.object({
  id: v.string(),
  email: v.string(),
  /** Until when the code works, by the clock of the device. */
  until: v.number(),
  account: AccountSchema,
})
export type AskedAccount = v.InferOutput<typeof AskedAccount>
export const askedName = (country: Country): string => `payout-account-asked.${country}`

const holderKinds = { Chile: ['rut'], Perú: ['dni', 'ruc', 'ce'] } as const satisfies Record<Country, unknown>

/** Returns the number of a holder as it is compared, or undefined if a bank would refuse it. */
export function readHolder(typed: string, country: Country): string | undefined {
  const found = readDocument(typed, country)
  const kinds: readonly string[] = holderKinds[country]
  return found?.checked && kinds.includes(found.kind) ? found.normalized : undefined
}

/** An account in the name of the newest mandate in this country, or else of the user. */
export function firstValues(
  country: Country,
  user: SessionUser,
  mandateDocuments: readonly string[],
): AccountValues {
  const landlord = mandateDocuments.find((one) => readHolder(one, country))
  const isCompany = landlord !== undefined && user.rut !== null && landlord === user.rut
  return {
    country,
    ...(country === 'Chile' && { bank: '' }),
    number: '',
    holderName: isCompany && user.companyName ? user.companyName : `${user.firstName} ${user.lastName}`,
    holderDocument: landlord ?? '',
    noticeEmail: user.email,
  }
}
