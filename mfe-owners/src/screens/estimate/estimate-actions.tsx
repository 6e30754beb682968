import { isApiError, ownProperties, type OwnedProperty } from '@metrolibre/api-client'
import {
  FormattedMessage,
  Link,
  localePath,
  useFeedback,
  useLocale,
  usePageMutation,
  useNavigate,
  useSession,
} from '@metrolibre/platform'
import { Box, Button } from '@metrolibre/ui'
import { BackButton, StepActions } from '@metrolibre/ui/parts'
import { useEffect, useRef, useState } from 'react'
import { MissingParts } from '../../features/estimate/missing-parts-alert.tsx'
import { listingOf } from '../../listing/listing-mapping.ts'
import { missingParts } from '../../listing/missing-parts.ts'
import { listingFormPath, technicalVisitPath } from '../../paths.ts'

/**
 * Hands the property in and goes on to its technical visit. Says what is still missing, and where: without an area at
 * once, because then the page has no estimate to show.
 */
export function EstimateActions({ property }: { property: OwnedProperty }) {
  const { id, listingStatus } = property
  const navigate = useNavigate()
  const { locale } = useLocale()
  const { reload } = useSession()
  const { showError } = useFeedback()
  const submit = usePageMutation(ownProperties.submit(id))
  const findMissing = () => missingParts(listingOf(property), property)
  const [missing, setMissing] = useState<readonly string[]>(() =>
    listingStatus === 'draft' && property.area === null ? findMissing() : [],
  )
  const told = useRef<HTMLDivElement>(null)
  const pressed = useRef(false)
  // On a phone the buttons stay in sight while what they tell may not be.
  useEffect(() => {
    if (pressed.current && missing.length > 0) told.current?.focus()
  }, [missing])
  const schedule = () => navigate(technicalVisitPath(id))
  const handIn = () => {
    if (listingStatus !== 'draft') return schedule()
    pressed.current = true
    const known = findMissing()
    setMissing(known)
    if (known.length > 0) return
    submit.mutate(undefined, {
      onSuccess: () => {
        // Handing in made this user an owner.
        void reload()
        schedule()
      },
      onError: (error) => {
        const fields = isApiError(error) ? error.fields.map(({ path }) => path) : []
        if (fields.length > 0) setMissing(fields)
        else void showError(error)
      },
    })
  }
  return (
    <>
      {missing.length > 0 && (
        <Box ref={told} tabIndex={-1} mt="24px">
          <MissingParts property={id} fields={missing} />
        </Box>
      )}
      <StepActions
        back={
          <BackButton
            as={Link}
            to={listingFormPath(id, 'contact')}
            text={<FormattedMessage id="mfe-owners.listing.backToData" />}
          />
        }
        next={
          <Button
            variant="cta"
            size="lg"
            loading={submit.isPending}
            onClick={handIn}
            data-leads-to={localePath(locale, technicalVisitPath(id))}
          >
            <FormattedMessage
              id={
                listingStatus === 'visit_scheduled'
                  ? 'mfe-owners.listing.seeVisit'
                  : 'mfe-owners.listing.schedule'
              }
            />
          </Button>
        }
      />
    </>
  )
}
