import { askStandIns } from './stand-ins.ts'

/** Makes both identity services refuse every call until `healStandIns`. */
export async function failIdentity(trouble: { status: number; message?: string }): Promise<void> {
  for (const service of ['/identitytoolkit.googleapis.com', '/securetoken.googleapis.com'])
    await askStandIns('/faults', 'POST', { effect: 'error', path: service, times: null, ...trouble })
}

export const healStandIns = (): Promise<void> => askStandIns('/faults', 'DELETE')

/** Disables an account, as an operator does in the provider's console. */
export const disableAtProvider = (uid: string): Promise<void> =>
  askStandIns(`/identity/accounts/${uid}`, 'POST', { disabled: true })
