import { useIntl } from '@metrolibre/platform'
import { useWatch } from '@metrolibre/platform/forms'
import { Box, chakra, IconButton } from '@metrolibre/ui'
import { Minus, Plus, type Icon } from '@metrolibre/ui/icons'
import { useId } from 'react'
import { IconLabel } from './icon-label.tsx'
import { useFields, useListingForm } from './form-fields.ts'

interface Props {
  name: 'garage' | 'bathrooms'
  label: string
  icon: Icon
}

const most = 1000

/** A small number, changed by two buttons or typed. */
export function CountField({ name, label, icon }: Props) {
  const { formatMessage } = useIntl()
  const id = useId()
  const { control, setValue } = useListingForm()
  const { error, ...input } = useFields().number(name)
  const value = useWatch({ control, name }) ?? 0
  const step = (by: number) =>
    setValue(name, Math.min(most, Math.max(0, value + by)), { shouldDirty: true, shouldValidate: true })
  return (
    <Box>
      <Box
        display="flex"
        gap="8px"
        alignItems="center"
        minH="60px"
        p="6px 8px 6px 16px"
        border="1px solid"
        borderColor={error ? 'status.bad.solid' : 'border.control'}
        borderRadius="14px"
      >
        <chakra.label htmlFor={id} flex="1" fontWeight="700" fontSize="0.9375rem">
          <IconLabel icon={icon} text={label} />
        </chakra.label>
        <IconButton
          label={formatMessage({ id: 'mfe-owners.listing.less' }, { what: label })}
          icon={<Minus />}
          aria-disabled={value === 0}
          onClick={() => step(-1)}
        />
        <chakra.input
          id={id}
          type="number"
          inputMode="numeric"
          min={0}
          max={most}
          w="3ch"
          border="0"
          bg="transparent"
          color="inherit"
          font="inherit"
          fontWeight="640"
          textAlign="center"
          css={{
            appearance: 'textfield',
            '&::-webkit-inner-spin-button': { appearance: 'none', margin: 0 },
          }}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          {...input}
        />
        <IconButton
          label={formatMessage({ id: 'mfe-owners.listing.more' }, { what: label })}
          icon={<Plus />}
          onClick={() => step(1)}
        />
      </Box>
      <chakra.span id={`${id}-error`} aria-live="polite" textStyle="small" color="status.bad.fg">
        {error}
      </chakra.span>
    </Box>
  )
}
