import { reviews } from '@metrolibre/api-client'
import { ratings, ReviewInput } from '@metrolibre/contract'
import { useErrorText, useFeedback, useIntl, usePageMutation, type TextName } from '@metrolibre/platform'
import { useForm } from '@metrolibre/platform/forms'
import { Alert, Box, Button, Flex, Stack } from '@metrolibre/ui'
import { RadioGroup, Textarea, TextInput } from '@metrolibre/ui/form'
import { Dialog } from '@metrolibre/ui/overlay'
import { useState } from 'react'
import { ratingName } from './rating-name.ts'

interface Props {
  reservationId: string
  side: 'tenant' | 'owner'
  subject: string
  onClose: () => void
}

/** The form for a review of a stay: a rating, a title and a comment. */
export default function ReviewDialog({ reservationId, side, subject, onClose }: Props) {
  const { formatMessage } = useIntl()
  const { toast, confirm } = useFeedback()
  const describe = useErrorText()
  const write = usePageMutation(reviews.write())
  const [refusal, setRefusal] = useState<string>()
  const form = useForm(ReviewInput, { defaultValues: { reservationId, title: '', comment: '' } })
  const { register, handleSubmit, formState, showFields } = form
  const say = (name: TextName<'mfe-owners.review'>) => formatMessage({ id: `mfe-owners.review.${name}` })
  const send = handleSubmit((values) => {
    setRefusal(undefined)
    write.mutate(values, {
      onSuccess: () => {
        toast(say('thanks'))
        onClose()
      },
      onError: (error) => {
        if (!showFields(error)) setRefusal(describe(error).text)
      },
    })
  })
  const leave = async () => {
    const lost = formState.isDirty && !write.isSuccess
    if (!lost) return onClose()
    const sure = await confirm({
      title: say('leaveQuestion'),
      text: say('leaveTitle'),
      confirm: say('leave'),
      cancel: say('stay'),
    })
    if (sure) onClose()
  }
  const wrong = formState.errors
  return (
    <Dialog
      open
      onClose={() => void leave()}
      size="md"
      title={say(`title.${side}`)}
      description={subject}
      closeLabel={formatMessage({ id: 'mfe-owners.close' })}
    >
      <form noValidate onSubmit={(event) => void send(event)}>
        <Stack gap="4" align="stretch">
          {refusal && <Alert tone="bad" title={refusal} />}
          <RadioGroup
            label={say('rating')}
            error={wrong.rating?.message}
            register={register('rating')}
            options={ratings.toReversed().map((rating) => ({
              value: rating,
              label: formatMessage({ id: ratingName(rating) }),
            }))}
          />
          <TextInput
            label={say('headline')}
            maxLength={120}
            error={wrong.title?.message}
            {...register('title')}
          />
          <Textarea
            label={say('comment')}
            rows={5}
            maxLength={2000}
            help={say(`help.${side}`)}
            error={wrong.comment?.message}
            {...register('comment')}
          />
          <Box>
            <Flex justify="flex-end" gap="2" wrap="wrap">
              <Button variant="ghost" onClick={() => void leave()}>
                {say('cancel')}
              </Button>
              <Button type="submit" loading={write.isPending}>
                {say('send')}
              </Button>
            </Flex>
          </Box>
        </Stack>
      </form>
    </Dialog>
  )
}
