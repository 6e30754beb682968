import { adminProperties, isApiError, type AdminProperty } from '@metrolibre/api-client'
import { useFeedback } from '@metrolibre/platform'
import { Box, Button, Flex, Heading, Panel, Stack, Text } from '@metrolibre/ui'
import { DateInput, Textarea } from '@metrolibre/ui/form'
import { Dialog } from '@metrolibre/ui/overlay'
import { useState, type ReactNode } from 'react'
import { PropertyActiveSwitch, VerifiedSwitch } from '../../properties/switches.tsx'
import { useFieldName } from '../../properties/use-field-name.ts'
import { useRefresh } from '../../properties/use-refresh.ts'
import { usePropertyTexts } from '../../properties/use-text.ts'

const Line = ({ title, note, control }: { title: string; note: string; control: ReactNode }) => (
  <Flex justify="space-between" align="center" gap="4" py="3" borderTop="1px solid" borderColor="border">
    <Box minW="0">
      <b>{title}</b>
      <Text textStyle="small" color="fg.muted">
        {note}
      </Text>
    </Box>
    {control}
  </Flex>
)

/** The switches of a property, and the steps that an admin may take for its owner. */
export function StatePanel({ property }: { property: AdminProperty }) {
  const { text } = usePropertyTexts()
  const { missingToPublish, isVerified } = property
  return (
    <Panel padded as="section" aria-labelledby="state">
      <Heading as="h2" id="state" textStyle="cardTitle" mb="3">
        {text('state')}
      </Heading>
      <Line
        title={text('active')}
        note={text('activeNote')}
        control={<PropertyActiveSwitch property={property} />}
      />
      <Line
        title={text('verified')}
        note={
          isVerified || missingToPublish === null ? text('verifiedNote') : text(`missing.${missingToPublish}`)
        }
        control={<VerifiedSwitch property={property} />}
      />
      <Steps property={property} />
    </Panel>
  )
}

/** Makes a change and shows its result or why it was refused, with the fields of the property that lack something. */
const useStep = () => {
  const { alert, showError, toast } = useFeedback()
  const { text } = usePropertyTexts()
  const fieldName = useFieldName()
  const refresh = useRefresh()
  const explain = (error: unknown) => {
    if (!isApiError(error, 'validation') || error.fields.length === 0) return showError(error)
    const fields = error.fields.map(({ path, message }) => `${fieldName(path)}: ${message}.`)
    return alert({ title: text('step.incomplete'), text: fields.join(' ') })
  }
  const [busy, setBusy] = useState(false)
  const run = async (work: () => Promise<unknown>, said: string): Promise<boolean> => {
    setBusy(true)
    try {
      await work()
      toast(said)
      return true
    } catch (error) {
      await explain(error)
      return false
    } finally {
      setBusy(false)
      await refresh()
    }
  }
  return { run, busy }
}

function Steps({
  property: { id, listingStatus, updatedAt, mandate, isActive },
}: {
  property: AdminProperty
}) {
  const { text } = usePropertyTexts()
  const { run, busy } = useStep()
  const [asks, setAsks] = useState<'paper' | 'decline' | 'withhold'>()
  const move = (stage: 'submitted' | 'visit_scheduled', name: 'submit' | 'schedule' | 'unschedule') => (
    <Button
      variant="outline"
      full
      loading={busy}
      onClick={() =>
        void run(
          () => adminProperties.setStage(id, { stage, ifUpdatedAt: updatedAt }),
          text(`step.${name}.done`),
        )
      }
    >
      {text(`step.${name}`)}
    </Button>
  )
  const hasOffer = listingStatus === 'evaluated' && mandate?.state === 'offered'
  return (
    <Stack gap="2" align="stretch" mt="2">
      {(listingStatus === 'draft' || listingStatus === 'declined') && move('submitted', 'submit')}
      {listingStatus === 'submitted' && move('visit_scheduled', 'schedule')}
      {listingStatus === 'visit_scheduled' && move('submitted', 'unschedule')}
      {hasOffer && (
        <>
          <Button variant="outline" full onClick={() => setAsks('paper')}>
            {text('step.paper')}
          </Button>
          <Button variant="ghost" full onClick={() => setAsks('decline')}>
            {text('step.decline')}
          </Button>
        </>
      )}
      {listingStatus === 'published' && isActive && (
        <Button variant="ghost" full onClick={() => setAsks('withhold')}>
          {text('step.withhold')}
        </Button>
      )}
      {asks === 'paper' && (
        <PaperDialog
          busy={busy}
          onClose={() => setAsks(undefined)}
          onDay={async (day) => {
            if (await run(() => adminProperties.verify(id, true, day), text('step.paper.done')))
              setAsks(undefined)
          }}
        />
      )}
      {asks === 'decline' && (
        <ReasonDialog
          name="decline"
          maxLength={1000}
          busy={busy}
          onClose={() => setAsks(undefined)}
          onReason={async (reason) => {
            const body = { stage: 'declined', reason, ifUpdatedAt: updatedAt } as const
            if (await run(() => adminProperties.setStage(id, body), text('step.decline.done')))
              setAsks(undefined)
          }}
        />
      )}
      {asks === 'withhold' && (
        <ReasonDialog
          name="withhold"
          maxLength={500}
          busy={busy}
          onClose={() => setAsks(undefined)}
          onReason={async (reason) => {
            if (await run(() => adminProperties.setActive(id, false, reason), text('step.withhold.done')))
              setAsks(undefined)
          }}
        />
      )}
    </Stack>
  )
}

interface DialogShape {
  busy: boolean
  onClose: () => void
}

/** Asks on which day the mandate was signed on paper. */
function PaperDialog({ busy, onClose, onDay }: DialogShape & { onDay: (day: string) => void }) {
  const { text } = usePropertyTexts()
  const [day, setDay] = useState('')
  return (
    <Dialog
      open
      title={text('step.paper')}
      description={text('step.paper.text')}
      closeLabel={text('close')}
      onClose={onClose}
      footer={
        <Button loading={busy} disabled={day === ''} onClick={() => onDay(day)}>
          {text('step.paper.publish')}
        </Button>
      }
    >
      <DateInput label={text('step.paper.day')} value={day} onChange={({ target }) => setDay(target.value)} />
    </Dialog>
  )
}

interface ReasonShape extends DialogShape {
  name: 'decline' | 'withhold'
  maxLength: number
  onReason: (reason: string) => void
}

/** Asks why the owner declined, or why a property is not offered any more. */
function ReasonDialog({ name, maxLength, busy, onClose, onReason }: ReasonShape) {
  const { text } = usePropertyTexts()
  const [reason, setReason] = useState('')
  return (
    <Dialog
      open
      title={text(`step.${name}`)}
      closeLabel={text('close')}
      onClose={onClose}
      footer={
        <Button loading={busy} disabled={reason.trim() === ''} onClick={() => onReason(reason)}>
          {text(`step.${name}.save`)}
        </Button>
      }
    >
      <Textarea
        label={text(`step.${name}.reason`)}
        rows={3}
        maxLength={maxLength}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </Dialog>
  )
}
