import { Box, Button } from '@metrolibre/ui'
import { Check, Copy } from '@metrolibre/ui/icons'
import { useState } from 'react'
import type { Example } from '../example.ts'
import { useGalleryTexts } from '../texts/use-say.ts'

/** The line by which a screen imports the component, to be copied. */
export function ImportLine({ example: { names, from } }: { example: Example }) {
  const say = useGalleryTexts()
  const [copied, setCopied] = useState(false)
  const line = `import { ${names.join(', ')} } from '${from}'`
  const copy = async () => {
    await navigator.clipboard.writeText(line)
    setCopied(true)
  }
  return (
    <Box display="flex" flexWrap="wrap" alignItems="center" gap="4px 12px" mt="12px">
      <Box
        as="code"
        fontFamily="ui-monospace, monospace"
        fontSize="sm"
        color="fg.muted"
        overflowWrap="anywhere"
      >
        {line}
      </Box>
      <Button size="sm" variant="ghost" icon={copied ? <Check /> : <Copy />} onClick={copy}>
        {say(copied ? 'gallery.page.copied' : 'gallery.page.copy')}
      </Button>
    </Box>
  )
}
