import type { AuditEntry } from '@metrolibre/contract'
import { useIntl } from '@metrolibre/platform'
import { Box, chakra, VisuallyHidden } from '@metrolibre/ui'
import { useFieldWords } from './use-field-words.ts'

const Cell = chakra('td', {
  base: { px: '12px', py: '9px', verticalAlign: 'top', overflowWrap: 'anywhere', textStyle: 'small' },
})
const Head = chakra('th', {
  base: { px: '12px', py: '9px', textAlign: 'start', bg: 'bg.subtle', textStyle: 'small', color: 'fg.muted' },
})

/** The fields of a change with their values before and after. */
export function FieldTable({ entry }: { entry: AuditEntry }) {
  const { before, after } = entry
  const { formatMessage } = useIntl()
  const words = useFieldWords()
  const value = (name: string, fields: AuditEntry['before']) => words.valueOf(entry, name, fields?.[name])
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const text = (name: 'field' | 'before' | 'after' | 'fields') =>
    formatMessage({ id: `mfe-admin.audit.${name}` })
  if (names.length === 0) return null
  return (
    <Box mt="4" mb="3" borderWidth="1px" borderColor="border" borderRadius="md" overflow="hidden">
      <chakra.table w="100%" tableLayout="fixed" borderCollapse="collapse">
        <caption>
          <VisuallyHidden>{text('fields')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <Head scope="col">{text('field')}</Head>
            <Head scope="col">{text('before')}</Head>
            <Head scope="col">{text('after')}</Head>
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <chakra.tr key={name} borderTopWidth="1px" borderColor="border">
              <Cell>{words.nameOf(entry, name)}</Cell>
              <Cell bg="status.bad.bg" color="status.bad.fg">
                – {value(name, before)}
              </Cell>
              <Cell bg="status.ok.bg" color="status.ok.fg" fontWeight={600}>
                + {value(name, after)}
              </Cell>
            </chakra.tr>
          ))}
        </tbody>
      </chakra.table>
    </Box>
  )
}
