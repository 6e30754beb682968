import { askStandIns } from './stand-ins.ts'

/** Lets both identity services refuse every call until they are healed. */
export async function failIdentity(trouble: { status: number; message?: string }): Promise<void> {
  for (const service of ['/identitytoolkit.googleapis.com', '/securetoken.googleapis.com'])
    await askStandIns('/faults', 'POST', { effect: 'error', path: service, times: null, ...trouble })
}

export const healStandIns = (): Promise<void> => askStandIns('/faults', 'DELETE')

/** What an operator does in the provider's console. */
export const disableAtProvider = (uid: string): Promise<void> =>
  askStandIns(`/identity/accounts/${uid}`, 'POST', { disabled: true })
