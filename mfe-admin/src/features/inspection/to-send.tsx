import { deviceStorage, useDates, useErrorText } from '@metrolibre/platform'
import { keepsDrafts, type KeptFile } from '@metrolibre/platform/browser'
import { Alert, Button, Text } from '@metrolibre/ui'
import { PaperPlaneTilt } from '@metrolibre/ui/icons'
import { usePropertyTexts } from '../../properties/use-text.ts'
import { InspectionPart } from './part.tsx'
import { ChangedNotice } from './changed-notice.tsx'
import type { InspectionSending } from './use-sending.ts'

interface Props {
  photos: readonly KeptFile[]
  /** Whether an offer is sent too. */
  offers: boolean
  sending: InspectionSending
  online: boolean
}

/** What has not arrived yet, and the button that sends it. */
export function ToSend({ photos, offers, sending, online }: Props) {
  const { text } = usePropertyTexts()
  const { number } = useDates()
  const bytes = photos.reduce((sum, { file }) => sum + file.size, 0)
  const busy = sending.step === 'sheet' || sending.step === 'photos' || sending.step === 'offer'
  return (
    <InspectionPart id="send" title={text('inspect.toSend')}>
      <Text>
        <span>{text('inspect.parts', { photos: photos.length, offer: offers ? 'yes' : 'no' })}</span>
        {bytes > 0 && (
          <span>{` ${number(Math.max(0.1, bytes / 1_000_000), { maximumFractionDigits: 1 })} MB`}</span>
        )}
      </Text>
      <SendingState sending={sending} />
      <Button type="submit" variant="cta" full icon={<PaperPlaneTilt />} loading={busy}>
        {text(online ? 'inspect.send' : 'inspect.sendLater')}
      </Button>
    </InspectionPart>
  )
}

function SendingState({ sending }: { sending: InspectionSending }) {
  const { text } = usePropertyTexts()
  const errorText = useErrorText()
  // The page says above that nothing is kept yet.
  if (sending.step === 'none' && !keepsDrafts(deviceStorage)) return null
  if (sending.step === 'refused') return <Alert tone="bad" title={errorText(sending.error).text} />
  if (sending.step === 'changed') return <ChangedNotice seen={sending.seen} latest={sending.latest} />
  return (
    <output>
      <Text textStyle="small" color="fg.muted">
        {text(`inspect.step.${sending.step}`)}
      </Text>
    </output>
  )
}
