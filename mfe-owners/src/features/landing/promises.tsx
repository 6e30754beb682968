import { payoutDays, usualCommission } from '@metrolibre/contract'
import { FormattedMessage } from '@metrolibre/platform'
import { Box, chakra, Heading, Section, Text } from '@metrolibre/ui'
import {
  CalendarCheck,
  ChatCircle,
  CubeFocus,
  FileText,
  Ruler,
  Wallet,
  type Icon,
} from '@metrolibre/ui/icons'

const promises = [
  ['measure', Ruler],
  ['contract', FileText],
  ['collect', Wallet],
  ['dates', CalendarCheck],
  ['tour', CubeFocus],
  ['person', ChatCircle],
] as const satisfies readonly (readonly [string, Icon])[]

const terms = { commission: usualCommission, days: payoutDays }

/** What the product does for owners. */
export function Promises() {
  return (
    <Section title={<FormattedMessage id="mfe-owners.owner.promises.title" />}>
      <chakra.ul
        listStyleType="none"
        p="0"
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr' }}
        columnGap="56px"
      >
        {promises.map(([name, Symbol]) => (
          <chakra.li
            key={name}
            display="grid"
            gridTemplateColumns="34px minmax(0, 1fr)"
            gap="16px"
            py="20px"
            borderTopWidth="1px"
            borderColor="border.strong"
          >
            <Box color="fg.link">
              <Symbol size={30} />
            </Box>
            <div>
              <Heading as="h3" textStyle="label" fontSize="1.0625rem">
                <FormattedMessage id={`mfe-owners.owner.promises.${name}.title`} />
              </Heading>
              <Text color="fg.muted" mt="1">
                <FormattedMessage id={`mfe-owners.owner.promises.${name}.text`} values={terms} />
              </Text>
            </div>
          </chakra.li>
        ))}
      </chakra.ul>
    </Section>
  )
}
