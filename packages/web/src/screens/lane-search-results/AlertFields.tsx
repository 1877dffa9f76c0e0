import {
  ALERT_CATEGORY_LABELS,
  alertCategoriesOf,
  type CommodityType,
  type LaneCarrier,
  latestValue,
  parseId,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { BrowserTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'
import type { NamedCarrier } from '../../parts/fraud-report/fraud-report-store.ts'
import { ListError } from '../../parts/list/ListError.tsx'
import { Button } from '../../ui/Button.tsx'
import { ComboBox } from '../../ui/ComboBox.tsx'
import { DateField } from '../../parts/date-field/DateField.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './AlertDrawer.module.css'
import type { LaneAlertStore } from './lane-alert-store.ts'

interface Props {
  readonly alert: LaneAlertStore
}

const CATEGORIES = [
  ...alertCategoriesOf('carrier').map(key => ({ key, label: ALERT_CATEGORY_LABELS[key] })),
  ...alertCategoriesOf('broker').map(key => ({
    key,
    label: ALERT_CATEGORY_LABELS[key],
    note: 'By a broker',
  })),
]

/** What happened, when, and the carrier. */
export const WhatHappened = observer(
  ({ alert, carriers }: Props & { readonly carriers: readonly LaneCarrier[] }) => {
    const today = useStore(BrowserTokens.Clock).today()
    const { typed, problemOf, change } = alert
    const options = carrierOptions(carriers, typed.carrier)
    return (
      <>
        <Select
          label="Category"
          options={CATEGORIES}
          value={typed.category}
          error={problemOf('category')}
          onChange={category => change({ category })}
        />
        <TextArea
          label="What happened"
          description="Who, what, and when, as you would tell another broker."
          value={typed.message}
          error={problemOf('message')}
          onChange={event => change({ message: event.currentTarget.value })}
        />
        <DateField
          label="Day"
          description="Leave empty for today."
          value={typed.filedOn}
          max={today}
          error={problemOf('filedOn')}
          onChange={filedOn => change({ filedOn })}
        />
        <ComboBox
          label="Carrier (optional)"
          description="A carrier on this page. Leave empty if you do not know."
          options={options}
          value={typed.carrier === null ? null : String(typed.carrier.id)}
          emptyText="No carrier on this page matches."
          error={problemOf('carrierId')}
          onChange={key => {
            const id = parseId<'carrier'>(key ?? '')
            const legalName = options.find(each => each.key === key)?.label
            change({ carrier: id === undefined || legalName === undefined ? null : { id, legalName } })
          }}
        />
      </>
    )
  },
)

/** The origin of the load, and its freight. */
export const Freight = observer(({ alert }: Props) => {
  const {
    typed,
    usedOrigin,
    origin,
    commodities: { state: commodities },
    problemOf,
    change,
  } = alert
  return (
    <>
      {usedOrigin !== null && (
        <div className={styles['origin']}>
          <p className={styles['label']}>Where the load started</p>
          <p className={styles['place']}>
            <span>{usedOrigin.name}</span>
            <Button size="small" variant="quiet" onClick={alert.replaceOrigin}>
              Choose another place
            </Button>
          </p>
        </div>
      )}
      {usedOrigin === null && (
        <div className={styles['origin']}>
          <TextField
            label="ZIP code where the load started"
            autoComplete="off"
            value={typed.originPostalCode}
            error={problemOf('originPostalCode')}
            onChange={event => change({ originPostalCode: event.currentTarget.value })}
          />
          {origin?.areaId != null && (
            <Button size="small" variant="quiet" onClick={alert.restoreOrigin}>
              Use {origin.name}
            </Button>
          )}
        </div>
      )}
      <ListError
        question={commodities}
        what="the commodities"
        onRetry={() => void alert.commodities.load()}
      />
      <ComboBox
        label="Commodity"
        options={commodityOptions(latestValue(commodities) ?? [])}
        value={typed.commodityTypeId === null ? null : String(typed.commodityTypeId)}
        isLoading={commodities.kind === 'loading'}
        emptyText="No commodity matches."
        error={problemOf('commodityTypeId')}
        onChange={key => change({ commodityTypeId: parseId<'commodity-type'>(key ?? '') ?? null })}
      />
    </>
  )
})

/** The contacts of the alert. */
export const Contact = observer(({ alert }: Props) => {
  const { typed, problemOf, change } = alert
  return (
    <fieldset className={styles['contact']}>
      <legend className={styles['label']}>The contact they used (optional)</legend>
      <TextField
        label="E-mail"
        type="email"
        inputMode="email"
        autoComplete="off"
        value={typed.email}
        error={problemOf('email')}
        onChange={event => change({ email: event.currentTarget.value })}
      />
      <TextField
        label="Phone"
        type="tel"
        autoComplete="off"
        value={typed.phone}
        error={problemOf('phone')}
        onChange={event => change({ phone: event.currentTarget.value })}
      />
    </fieldset>
  )
})

/** The carriers on the page, and before them one that was chosen on another. */
const carrierOptions = (carriers: readonly LaneCarrier[], chosen: NamedCarrier | null) => [
  ...(chosen === null || carriers.some(({ id }) => id === chosen.id)
    ? []
    : [{ key: String(chosen.id), label: chosen.legalName, note: '' }]),
  ...carriers.map(({ id, legalName, identifiers }) => ({
    key: String(id),
    label: legalName,
    note: identifiers.find(({ type }) => type === 'MC')?.value ?? '',
  })),
]

const commodityOptions = (all: readonly CommodityType[]) =>
  all.map(({ id, name }) => ({ key: String(id), label: name }))
