import { countries, type User } from '@metrolibre/contract'
import { FormattedMessage, locales, useCountry, useIntl, useLocale } from '@metrolibre/platform'
import { Box, Flex, Grid, Heading, Panel, Stack, Text } from '@metrolibre/ui'
import { SegmentedControl } from '@metrolibre/ui/form'
import type { ReactNode } from 'react'
import { CloseAccount } from './close-account.tsx'
import { Consents } from './consents.tsx'
import { EndSessions } from './end-sessions.tsx'
import { MailLanguage } from './mail-language.tsx'
import { OwnDataSettings } from './own-data.tsx'
import { PauseAccount } from './pause-account.tsx'

/** One setting: its name, its effect and its control. */
function Setting({
  name,
  children,
}: {
  name: 'language' | 'mailLanguage' | 'country' | 'sessions'
  children: ReactNode
}) {
  return (
    <Flex
      justify="space-between"
      align="center"
      gap="4"
      wrap="wrap"
      py="4"
      borderTopWidth="1px"
      borderColor="border"
    >
      <div>
        <Text fontWeight="640">
          <FormattedMessage id={`mfe-owners.profile.settings.${name}`} />
        </Text>
        <Text textStyle="small" color="fg.muted">
          <FormattedMessage id={`mfe-owners.profile.settings.${name}Text`} />
        </Text>
      </div>
      {children}
    </Flex>
  )
}

/** Settings for language, country, sessions, the own data and the account itself. */
export function ProfileSettings({ user }: { user: User }) {
  const { formatMessage } = useIntl()
  const { locale, switchLocale } = useLocale()
  const { country, setCountry } = useCountry()
  return (
    <Grid
      mt="28px"
      gap="28px"
      alignItems="start"
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' }}
    >
      <Panel as="section" padded>
        <Heading as="h2" textStyle="sub" mb="4">
          <FormattedMessage id="mfe-owners.profile.settings.title" />
        </Heading>
        <Stack gap="0" align="stretch">
          <Setting name="language">
            <Box minW="220px">
              <SegmentedControl
                compact
                labelHidden
                label={formatMessage({ id: 'mfe-owners.profile.settings.language' })}
                options={locales.map((value) => ({
                  value,
                  label: formatMessage({ id: `mfe-owners.profile.settings.language.${value}` }),
                }))}
                value={locale}
                onValueChange={switchLocale}
              />
            </Box>
          </Setting>
          <Setting name="mailLanguage">
            <MailLanguage user={user} />
          </Setting>
          <Setting name="country">
            <Box minW="220px">
              <SegmentedControl
                compact
                labelHidden
                label={formatMessage({ id: 'mfe-owners.profile.settings.country' })}
                options={countries.map((value) => ({ value, label: value }))}
                value={country}
                onValueChange={setCountry}
              />
            </Box>
          </Setting>
          <Setting name="sessions">
            <EndSessions />
          </Setting>
        </Stack>
      </Panel>
      <Stack gap="20px" align="stretch">
        <OwnDataSettings user={user} />
        <Consents user={user} />
        <PauseAccount user={user} />
        <CloseAccount user={user} />
      </Stack>
    </Grid>
  )
}
