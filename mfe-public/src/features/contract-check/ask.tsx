import { FormattedMessage, useIntl } from '@metrolibre/platform'
import { Box, Button, Grid, Heading, Panel } from '@metrolibre/ui'
import { TextInput } from '@metrolibre/ui/form'
import { DropZone } from '@metrolibre/ui/upload'
import { type FormEvent, useState } from 'react'
import { hashOf, readHash } from './document-hash.ts'

const pdf = { 'application/pdf': ['.pdf'] }
const maxBytes = 20 * 1024 * 1024

interface AskProps {
  hash: string
  /** Whether the two ways stand side by side, where there is room. */
  wide: boolean
  /** `ofFile` tells whether it is the hash of a file that was chosen, or one that was typed. */
  onHash: (hash: string, ofFile: boolean) => void
}

/** Asks for a document: the file itself, or its hash. */
export function Ask({ hash, wide, onHash }: AskProps) {
  const { formatMessage } = useIntl()
  const [text, setText] = useState(hash)
  const [wrongFile, setWrongFile] = useState<string>()
  const [wrongText, setWrongText] = useState(false)

  const take = async (file: File) => {
    setWrongFile(undefined)
    setWrongText(false)
    const computed = await hashOf(file)
    setText(computed)
    onHash(computed, true)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const read = readHash(text)
    setWrongText(read === undefined)
    if (read !== undefined) onHash(read, false)
  }
  return (
    <Grid
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: `repeat(${wide ? 2 : 1}, minmax(0, 1fr))` }}
      gap="5"
      alignContent="start"
    >
      <Panel padded>
        <Heading as="h2" textStyle="cardTitle" mb="3">
          <FormattedMessage id="mfe-public.verify.file.title" />
        </Heading>
        <DropZone
          accept={pdf}
          maxBytes={maxBytes}
          text={<FormattedMessage id="mfe-public.verify.file.text" />}
          dropText={<FormattedMessage id="mfe-public.verify.file.drop" />}
          hint={<FormattedMessage id="mfe-public.verify.file.hint" />}
          error={wrongFile}
          onFiles={([file]) => file && void take(file)}
          onRejected={([rejected]) =>
            rejected &&
            setWrongFile(
              formatMessage(
                {
                  id: `mfe-public.verify.file.${rejected.reason === 'too-large' ? 'tooLarge' : 'wrongType'}`,
                },
                { name: rejected.file.name },
              ),
            )
          }
        />
      </Panel>
      <Panel padded>
        <form onSubmit={submit} noValidate>
          <Heading as="h2" textStyle="cardTitle" mb="3">
            <FormattedMessage id="mfe-public.verify.text.title" />
          </Heading>
          <TextInput
            label={formatMessage({ id: 'mfe-public.verify.text.label' })}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            error={wrongText ? formatMessage({ id: 'mfe-public.verify.text.wrong' }) : undefined}
            autoComplete="off"
            spellCheck={false}
          />
          <Box mt="3">
            <Button type="submit" full>
              <FormattedMessage id="mfe-public.verify.text.submit" />
            </Button>
          </Box>
        </form>
      </Panel>
    </Grid>
  )
}
