import { useIntl } from '@metrolibre/platform'
import { Box, Button } from '@metrolibre/ui'
import { Camera } from '@metrolibre/ui/icons'
import { useRef } from 'react'

interface Props {
  disabled: boolean
  onPhoto: (file: File) => void
}

/** Opens the camera of a phone or tablet. */
export function CameraButton({ disabled, onPhoto }: Props) {
  const { formatMessage } = useIntl()
  const input = useRef<HTMLInputElement>(null)
  return (
    <Box mt="12px" css={{ display: 'none', '@media (pointer: coarse)': { display: 'block' } }}>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) onPhoto(file)
          event.target.value = ''
        }}
      />
      <Button
        variant="outline"
        full
        icon={<Camera />}
        aria-disabled={disabled}
        onClick={() => !disabled && input.current?.click()}
      >
        {formatMessage({ id: 'mfe-owners.listing.upload.camera' })}
      </Button>
    </Box>
  )
}
