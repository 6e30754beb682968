import { isApiError } from '@metrolibre/api-client'
import { maxImageBytes } from '@metrolibre/contract'
import { useErrorText, useIntl, type TextName } from '@metrolibre/platform'
import type { OpenUpload } from '@metrolibre/platform/host'
import { UploadDialog, type UploadTexts } from '@metrolibre/ui/upload'

const megabytes = maxImageBytes / 1024 / 1024

/** The upload dialog for pictures, with the texts of the site. */
export default function UploadPictures({ open: { request, answer } }: { open: OpenUpload }) {
  const { formatMessage } = useIntl()
  const errorText = useErrorText()
  const several = (request.maxFiles ?? 1) > 1
  const say = (name: TextName<'shell.upload'>, values?: Record<string, string | number>) =>
    formatMessage({ id: `shell.upload.${name}` }, values)
  const texts: UploadTexts = {
    choose: say(several ? 'chooseMany' : 'choose'),
    drop: say('drop'),
    hint: say('hint', { max: megabytes }),
    close: formatMessage({ id: 'shell.close' }),
    finish: say('finish'),
    retry: say('retry'),
    done: say('done'),
    converting: (percent) => say('converting', { percent }),
    uploading: (percent) => say('uploading', { percent }),
    cancel: (name) => say('cancel', { name }),
    remove: (name) => say('remove', { name }),
    unreadable: (name) => say('unreadable', { name }),
    tooLarge: (name) => say('tooLarge', { name, max: megabytes }),
    wrongType: (name) => say('wrongType', { name }),
    tooMany: say('tooMany', { max: request.maxFiles ?? 1 }),
    failed: (error) => errorText(error).text,
    mayRetry: (error) => !isApiError(error) || error.status >= 500 || error.status === 429,
  }
  return (
    <UploadDialog
      title={request.title}
      texts={texts}
      upload={request.upload}
      maxFiles={request.maxFiles}
      keptWidth={request.keptWidth}
      onDone={answer}
      onClose={() => answer(null)}
    />
  )
}
