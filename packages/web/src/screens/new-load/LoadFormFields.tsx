import {
  EQUIPMENT_KINDS,
  EQUIPMENT_LABELS,
  LOAD_STATUS_LABELS,
  LOAD_STATUSES,
  type LoadFormField,
  NO_PLACE_ADVICE,
  STOP_KIND_LABELS,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { DateField } from '../../parts/date-field/DateField.tsx'
import { ComboBox } from '../../ui/ComboBox.tsx'
import { Card } from '../../ui/Section.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './LoadForm.module.css'
import type { LoadFormStore } from './load-form-store.ts'

interface Props {
  readonly store: LoadFormStore
}

interface TextProps extends Props {
  readonly field: LoadFormField
  readonly label: string
  readonly description?: string
  readonly isRequired?: boolean
  readonly isDisabled?: boolean
}

const Text = observer(
  ({ store, field, label, description, isRequired = false, isDisabled = false }: TextProps) => (
    <TextField
      label={label}
      {...(description !== undefined && { description })}
      value={store.textOf(field)}
      required={isRequired}
      disabled={isDisabled}
      autoComplete="off"
      error={store.errorOf(field)}
      onChange={event => store.change(field, event.currentTarget.value)}
      onBlur={store.requestGate}
    />
  ),
)

interface ChoiceProps extends Props {
  readonly field: LoadFormField
  readonly label: string
  readonly options: readonly { readonly key: string; readonly label: string }[]
}

const Choice = observer(({ store, field, label, options }: ChoiceProps) => (
  <Select
    label={label}
    options={options}
    value={store.textOf(field)}
    error={store.errorOf(field)}
    onChange={key => store.change(field, key)}
  />
))

const NOT_SAID = { key: '', label: 'Not said' }
const STATUSES = LOAD_STATUSES.map(key => ({ key, label: LOAD_STATUS_LABELS[key].label }))
const EQUIPMENT = [NOT_SAID, ...EQUIPMENT_KINDS.map(key => ({ key, label: EQUIPMENT_LABELS[key] }))]
const TEAM = [NOT_SAID, { key: 'no', label: 'One driver' }, { key: 'yes', label: 'Team required' }]

/** What the load is, and who has it. */
export const LoadFields = observer(({ store }: Props) => (
  <div className={styles['fields']}>
    <Text
      store={store}
      field="load number"
      label="Load number"
      isRequired
      isDisabled={store.loadId !== null}
    />
    <Choice
      store={store}
      field="load status"
      label="Status"
      options={store.loadId === null ? [{ key: '', label: 'By its carrier' }, ...STATUSES] : STATUSES}
    />
    <Text
      store={store}
      field="carrier any"
      label="Carrier"
      description="Its number with the type: DOT 1234567 or MC 123456."
    />
    <Text store={store} field="load miles" label="Miles" />
    <Choice store={store} field="load equipment" label="Equipment" options={EQUIPMENT} />
    <Text store={store} field="load commodity" label="Commodity" />
    <Text store={store} field="load value" label="Value in dollars" />
    <Text store={store} field="load rate" label="Rate in dollars" />
    <Choice store={store} field="load team" label="Drivers" options={TEAM} />
    <Text store={store} field="load driverPhone" label="Driver’s phone" />
  </div>
))

interface StopProps extends Props {
  readonly kind: 'pickup' | 'delivery'
}

const Place = observer(({ store, kind }: StopProps) => {
  const { found } = store.places[kind]
  const field = `${kind} place` as const
  return (
    <ComboBox
      label={`${STOP_KIND_LABELS[kind]} place`}
      description="City and state, or ZIP code."
      isAsync
      isLoading={found.isPending}
      options={store.places[kind].texts.map(key => ({ key, label: key }))}
      value={null}
      text={store.textOf(field)}
      onText={text => {
        if (text === store.textOf(field)) return
        store.change(field, text)
        store.places[kind].type(text)
      }}
      emptyText={`No place matches. ${NO_PLACE_ADVICE}`}
      error={store.errorOf(field)}
      onChange={name => {
        if (name === null) return
        store.change(field, name)
        store.requestGate()
      }}
    />
  )
})

/** Where and when. Times are those of the clock there. */
export const StopFields = observer(({ store, kind }: StopProps) => (
  <Card heading={STOP_KIND_LABELS[kind]}>
    <div className={styles['fields']}>
      <Place store={store} kind={kind} />
      <DateField
        label={`${STOP_KIND_LABELS[kind]} day`}
        value={store.textOf(`${kind} starts`) || null}
        onChange={day => {
          store.change(`${kind} starts`, day ?? '')
          store.requestGate()
        }}
      />
      <Text
        store={store}
        field={`${kind} startTime`}
        label={`${STOP_KIND_LABELS[kind]} from`}
        description="The time there: 8:00 AM or 0800."
      />
      <Text store={store} field={`${kind} endTime`} label={`${STOP_KIND_LABELS[kind]} until`} />
      <DateField
        label={`${STOP_KIND_LABELS[kind]} last day`}
        description="If it is another."
        value={store.textOf(`${kind} ends`) || null}
        onChange={day => {
          store.change(`${kind} ends`, day ?? '')
          store.requestGate()
        }}
      />
      <Text
        store={store}
        field={`${kind} zone`}
        label={`${STOP_KIND_LABELS[kind]} time zone`}
        description="Left out: that of the place."
      />
    </div>
  </Card>
))

interface UnitProps extends Props {
  readonly which: 'truck' | 'trailer'
}

const UNIT_LABELS = { truck: 'Truck', trailer: 'Trailer' } as const

/** The truck or the trailer, as far as it is known. */
export const UnitFields = observer(({ store, which }: UnitProps) => {
  const name = UNIT_LABELS[which]
  return (
    <Card heading={name}>
      <div className={styles['fields']}>
        <Text store={store} field={`load ${which}Unit`} label={`${name} number`} />
        <Text store={store} field={`load ${which}Plate`} label={`${name} plate`} />
        <Text store={store} field={`load ${which}PlateState`} label={`State of the ${which}’s plate`} />
        <Text store={store} field={`load ${which}Vin`} label={`${name} VIN`} />
      </div>
    </Card>
  )
})
