import { useFeedback, useIntl } from '@metrolibre/platform'
import { useRef, useState } from 'react'
import { undoMs } from './undo-ms.ts'

interface Switched {
  /** As the server last said. */
  readonly checked: boolean
  /** Makes the change. */
  readonly change: (on: boolean) => Promise<unknown>
  /** Reads again what is shown; the notice doesn't wait for it. */
  readonly refresh?: () => Promise<unknown>
  /** Says what was done: «Ana ya es propietaria». */
  readonly said: (on: boolean) => string
}

/**
 * A switch that acts at once, tells it, and can be taken back for 10 s. Pressed again before the server has answered, it
 * asks for that afterwards. When a change fails, it goes back and the reason is shown.
 */
export const useSwitch = ({ checked, change, refresh, said }: Switched) => {
  const { formatMessage } = useIntl()
  const { toast, showError } = useFeedback()
  const [wanted, setWanted] = useState<boolean>()
  /** The last wish, while the server is asked; undefined at other times. */
  const asked = useRef<boolean>(undefined)
  const flip = async (on: boolean, isUndo: boolean) => {
    setWanted(on)
    const isBusy = asked.current !== undefined
    asked.current = on
    if (isBusy) return
    try {
      let done: boolean
      do {
        done = asked.current
        await change(done)
      } while (done !== asked.current)
      asked.current = undefined
      const undo = {
        text: formatMessage({ id: 'mfe-admin.list.undo' }),
        onPress: () => void flip(!done, true),
      }
      toast(said(done), isUndo ? {} : { ms: undoMs, action: undo })
      await refresh?.()
      // Taken back meanwhile, it shows that.
      setWanted((now) => (now === done ? undefined : now))
    } catch (error) {
      asked.current = undefined
      // Behind the dialog with the reason it is already back.
      setWanted(undefined)
      await showError(error)
    }
  }
  return {
    checked: wanted ?? checked,
    // Not disabled meanwhile, because a disabled control loses the focus of the keyboard.
    onChange: () => void flip(!(wanted ?? checked), false),
  }
}
