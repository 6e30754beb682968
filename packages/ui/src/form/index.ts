/** Form controls. Each includes its label, help and error, and takes the result of `register(name)`. */
export { Field, FieldGroup, type FieldProps, type FieldWiring, useField } from './field.tsx'
export { DateInput, NumberInput, TextInput, type TextInputProps } from './text-input.tsx'
export { CheckedInput, type CheckedInputProps, type Doubt } from './checked-input.tsx'
export { PasswordInput, type PasswordInputProps } from './password-input.tsx'
export { Select, type SelectOption, type SelectProps } from './select.tsx'
export { Textarea, type TextareaProps } from './textarea.tsx'
export { Checkbox, type CheckboxProps, Switch, type SwitchProps } from './checkbox.tsx'
export {
  type ChoiceGroupProps,
  RadioGroup,
  type RadioOption,
  SegmentedControl,
  type SegmentedControlProps,
} from './radio-group.tsx'
export { FormAlert, type FormAlertProps } from './form-alert.tsx'
