import { FormattedMessage, useIntl } from '@metrolibre/platform'
import { Box, chakra, Flex, Heading, Panel } from '@metrolibre/ui'
import { CheckCircleFill, Ruler } from '@metrolibre/ui/icons'

const looks = ['measures', 'supplies', 'rules', 'papers'] as const

/** For places without an estimate: an inspector has to see them. Says what is looked at. */
export function Inspector() {
  const { formatMessage } = useIntl()
  return (
    <>
      <Panel padded>
        <Box
          aria-hidden
          h="84px"
          borderRadius="12px"
          background="repeating-linear-gradient(135deg, transparent 0 5px, {colors.border} 5px 6px)"
        />
        <Flex gap="16px" align="center" mt="18px">
          <Box color="fg.link">
            <Ruler size={28} />
          </Box>
          <FormattedMessage id="mfe-owners.listing.inspector.note" />
        </Flex>
      </Panel>
      <Box as="section" mt="36px">
        <Heading as="h2" textStyle="sub" mb="12px">
          <FormattedMessage id="mfe-owners.listing.inspector.looks" />
        </Heading>
        <chakra.ul listStyleType="none" p="0" borderBottomWidth="1px" borderColor="border">
          {looks.map((look) => (
            <chakra.li
              key={look}
              display="flex"
              gap="12px"
              py="14px"
              borderTopWidth="1px"
              borderColor="border"
            >
              <Box color="fg.link">
                <CheckCircleFill />
              </Box>
              {formatMessage({ id: `mfe-owners.listing.inspector.${look}` })}
            </chakra.li>
          ))}
        </chakra.ul>
      </Box>
    </>
  )
}
