import { useIntl } from '@metrolibre/platform'
import { loginRequestAtom, useSetAtom, type LoginRequest } from '@metrolibre/platform/host'
import { DialogFrame, Skeleton, Stack } from '@metrolibre/ui'
import { useEffect } from 'react'
import { frameShown } from './frame-shown.ts'

/** The heights of the form's fields, its link, its button and its last line, so that nothing moves when they are there. */
const rows = [
  { height: 84, radius: 10 },
  { height: 84, radius: 10 },
  { height: 25, width: 155 },
  { height: 54, radius: 27 },
  { height: 20 },
]

/** The login window while its form is loaded. */
export function LoginFrame({ request: { form } }: { request: LoginRequest }) {
  const { formatMessage } = useIntl()
  const set = useSetAtom(loginRequestAtom)
  useEffect(frameShown, [])
  return (
    <DialogFrame
      title={formatMessage({ id: `shell.${form}.title` })}
      description={formatMessage({ id: `shell.${form}.lead` })}
      size={form === 'register' ? 'md' : 'sm'}
      onClose={() => set(null)}
      closeLabel={formatMessage({ id: 'shell.close' })}
    >
      <Stack gap={4}>
        {rows.map((row, index) => (
          <Skeleton key={index} {...row} />
        ))}
      </Stack>
    </DialogFrame>
  )
}
