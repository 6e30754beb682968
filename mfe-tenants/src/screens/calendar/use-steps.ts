import { useLocation, useNavigate } from '@metrolibre/platform'

/** Marks an entry of the history that follows the step before it. */
const following = { followsStep: true }

/**
 * Returns functions that move between the steps of the wizard, each of which has an address: `step=contract` shows the
 * contract also once it is signed. The button back does what the browser's does, where the step before is known to be
 * the entry before.
 */
export const useBookingSteps = () => {
  const navigate = useNavigate()
  const { pathname, state } = useLocation()
  const follows = (state as Partial<typeof following> | null)?.followsStep === true
  const forth = (search: string) => navigate(`${pathname}?${search}`, { state: following })
  const back = (search: string) =>
    follows ? navigate(-1) : navigate(search ? `${pathname}?${search}` : pathname, { replace: true })
  return {
    toContract: (id: string) => forth(`reservation=${id}&step=contract`),
    toPayment: (id: string) => forth(`reservation=${id}`),
    backToDates: () => back(''),
    backToContract: (id: string) => back(`reservation=${id}&step=contract`),
  }
}
