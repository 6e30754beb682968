import { adminReleases } from '@metrolibre/api-client'
import { requiredText, type RunningApp } from '@metrolibre/contract'
import { FormattedMessage, useFeedback, useIntl, usePageMutation } from '@metrolibre/platform'
import { useForm } from '@metrolibre/platform/forms'
import { Box, Button, Flex, Stack, Text } from '@metrolibre/ui'
import { Checkbox, Textarea } from '@metrolibre/ui/form'
import { useEffect } from 'react'
import { boolean, check, object, pipe } from 'valibot'
import { shortOf } from './outcome-of.ts'
import type { OfferedVersion } from './version-list.tsx'

const fitting = object({ reason: requiredText(300), override: boolean() })
const refused = object({
  reason: requiredText(300),
  override: pipe(
    boolean(),
    check((on) => on, 'validation.required'),
  ),
})

interface Props {
  running: RunningApp
  version: OfferedVersion
  onBack: () => void
  onDone: () => void
}

/**
 * Asks why, and puts a version into use. What speaks against it is read first and has to be overridden deliberately. A
 * refusal leaves what was typed.
 */
export function PromoteForm({
  running: { app, current },
  version: { version, refusals },
  onBack,
  onDone,
}: Props) {
  const { formatMessage } = useIntl()
  const { toast, showError } = useFeedback()
  const promote = usePageMutation(adminReleases.promote())
  const isRefused = refusals.length > 0
  const form = useForm(isRefused ? refused : fitting, { defaultValues: { reason: '', override: false } })
  const { errors } = form.formState
  const { setFocus } = form
  // The button that led here is gone, and with it the place of the keyboard in the dialog.
  useEffect(() => setFocus('reason'), [setFocus])
  const submit = form.handleSubmit(({ reason, override }) =>
    promote.mutate(
      { app, version, expected: current.seq, reason: reason.trim(), override: isRefused && override },
      {
        onSuccess: () => {
          toast(formatMessage({ id: 'mfe-admin.releases.promoted' }, { app, version: shortOf(version) }))
          onDone()
        },
        onError: (error) => void showError(error),
      },
    ),
  )
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="4" align="stretch">
        {isRefused && (
          <Box>
            <Text fontWeight="640">
              <FormattedMessage id="mfe-admin.releases.refusals" values={{ count: refusals.length }} />
            </Text>
            {/* The gate explains itself to the teams, in their language. */}
            <Box as="ul" lang="en" ps="5" mt="2">
              {refusals.map(({ check: name, sentence }) => (
                <Box as="li" key={`${name} ${sentence}`} overflowWrap="anywhere" mb="1">
                  {sentence}
                </Box>
              ))}
            </Box>
          </Box>
        )}
        <Textarea
          label={formatMessage({ id: 'mfe-admin.releases.reason' })}
          help={formatMessage({ id: 'mfe-admin.releases.reasonHelp' })}
          rows={3}
          error={errors.reason?.message}
          {...form.register('reason')}
        />
        {isRefused && (
          <Checkbox
            label={formatMessage({ id: 'mfe-admin.releases.override' })}
            error={errors.override?.message}
            {...form.register('override')}
          />
        )}
        <Flex gap="2" wrap="wrap">
          <Button type="submit" variant={isRefused ? 'danger' : 'primary'} loading={promote.isPending}>
            <FormattedMessage
              id={isRefused ? 'mfe-admin.releases.promoteAnyway' : 'mfe-admin.releases.promote'}
            />
          </Button>
          <Button variant="ghost" onClick={onBack}>
            <FormattedMessage id="mfe-admin.releases.otherVersions" />
          </Button>
        </Flex>
      </Stack>
    </form>
  )
}
