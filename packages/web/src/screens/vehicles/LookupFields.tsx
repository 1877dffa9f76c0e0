import { PLATE_STATES, VEHICLE_LOOKUP_KINDS, VEHICLE_LOOKUP_LABELS, VIN_CHECK_WARNING } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { type FormEvent, useRef } from 'react'
import { Button } from '../../ui/Button.tsx'
import { ComboBox } from '../../ui/ComboBox.tsx'
import { cx } from '../../ui/cx.ts'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './VehiclesScreen.module.css'
import type { VehiclesStore } from './vehicles-store.ts'

const KINDS = VEHICLE_LOOKUP_KINDS.map(key => ({ key, label: VEHICLE_LOOKUP_LABELS[key] }))

const STATES = PLATE_STATES.map(({ letters, name }) => ({ key: letters, label: `${letters} ${name}` }))

const HINTS = {
  vin: '17 letters and digits. Spaces and dashes do not matter.',
  plate: 'As shown on the vehicle. Spaces and dashes do not matter.',
  unit: 'The full number. Several carriers may use the same one.',
} as const

/** The lookup of one vehicle by VIN, plate or unit number. */
export const LookupFields = observer(({ store }: { readonly store: VehiclesStore }) => {
  const {
    form,
    lookup,
    vinSearch: { state: vinSearch },
  } = store
  const field = useRef<HTMLInputElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!store.submit()) field.current?.focus()
  }
  const isWrongDigit = lookup?.ok === true && lookup.value.kind === 'vin' && lookup.value.check === 'wrong'
  return (
    <form role="search" aria-label="One vehicle" className={styles['lookup']} noValidate onSubmit={submit}>
      <RadioGroup
        label="Look up by"
        isRow
        options={KINDS}
        value={form.kind}
        onChange={form.choose}
        className={styles['kinds'] ?? ''}
      />
      <TextField
        ref={field}
        label={VEHICLE_LOOKUP_LABELS[form.kind]}
        description={isWrongDigit && form.error === undefined ? VIN_CHECK_WARNING : HINTS[form.kind]}
        error={form.error}
        value={form.text}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className={cx(styles['text'], isWrongDigit && form.error === undefined && styles['warned'])}
        onChange={event => form.type(event.currentTarget.value)}
      />
      {form.kind === 'plate' && (
        <ComboBox
          label="State or province"
          placeholder="Any"
          options={STATES}
          value={form.state === '' ? null : form.state}
          onChange={key => form.chooseState(key ?? '')}
          className={styles['state'] ?? ''}
        />
      )}
      <span className={styles['buttons']}>
        <Button type="submit" variant="primary" isPending={vinSearch.kind === 'loading'}>
          Look up
        </Button>
        {store.address.lookup !== undefined && (
          <Button variant="quiet" onClick={store.clearLookup}>
            Clear lookup
          </Button>
        )}
      </span>
    </form>
  )
})
