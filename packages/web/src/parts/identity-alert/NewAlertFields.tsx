import {
  ALERT_CATEGORY_LABELS,
  ALERT_CHARACTERS_MAX,
  alertCategoriesOf,
  formatNumber,
  newerZipText,
  NO_PLACE_ADVICE,
  parseId,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { ComboBox } from '../../ui/ComboBox.tsx'
import { DateField } from '../date-field/DateField.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { Button } from '../../ui/Button.tsx'
import { NamedCarrierField } from '../fraud-report/NamedCarrierField.tsx'
import { ListError } from '../list/ListError.tsx'
import styles from './identity-alert.module.css'
import type { NewAlertStore } from './new-alert-store.ts'

/** The categories of both sides; those of brokers say so. */
export const CATEGORY_OPTIONS = [
  ...alertCategoriesOf('carrier').map(key => ({ key, label: ALERT_CATEGORY_LABELS[key] })),
  ...alertCategoriesOf('broker').map(key => ({
    key,
    label: ALERT_CATEGORY_LABELS[key],
    note: 'By a broker',
  })),
]

/** The fields of a new alert, in a drawer or on a page. Source: section 3, "Identity alert". */
export const NewAlertFields = observer(({ form }: { readonly form: NewAlertStore }) => {
  const { fields, mentionsContact, choosesCarrier } = form
  return (
    <>
      <Select
        label="Category"
        options={CATEGORY_OPTIONS}
        value={fields.category}
        error={form.problemOf('category')}
        onChange={category => form.change({ category })}
        {...(form.sideText !== undefined && { description: form.sideText })}
      />
      {choosesCarrier && (
        <NamedCarrierField
          label="Carrier"
          description="Name, MC, or DOT number. Leave empty for a report about a broker, or if you only know the contact."
          carrier={fields.carrier}
          error={form.problemOf('carrierId')}
          onChange={carrier => form.change({ carrier })}
        />
      )}
      <TextArea
        label="What happened"
        description="Who, what, and when, as you would tell another broker."
        rows={6}
        value={fields.message}
        error={form.problemOf('message')}
        end={`${formatNumber(fields.message.trim().length)} of ${formatNumber(ALERT_CHARACTERS_MAX)}`}
        onChange={event => form.change({ message: event.currentTarget.value })}
      />
      <DateField
        label="Date it happened"
        description="Leave empty for today."
        value={fields.filedOn}
        max={form.today}
        error={form.problemOf('filedOn')}
        onChange={filedOn => form.change({ filedOn })}
      />
      {mentionsContact && <Contact form={form} />}
      {mentionsContact && <Load form={form} />}
    </>
  )
})

const Contact = observer(({ form }: { readonly form: NewAlertStore }) => (
  <fieldset className={styles['group']}>
    <legend className={styles['legend']}>The contact they used</legend>
    <TextField
      label="E-mail address that was used (optional)"
      type="email"
      inputMode="email"
      autoComplete="off"
      spellCheck={false}
      value={form.fields.email}
      error={form.problemOf('email')}
      onChange={event => form.change({ email: event.currentTarget.value })}
    />
    <TextField
      label="Phone number that was used (optional)"
      type="tel"
      autoComplete="off"
      value={form.fields.phone}
      error={form.problemOf('phone')}
      onChange={event => form.change({ phone: event.currentTarget.value })}
    />
  </fieldset>
))

/** Where the load started and what it carried: both, or neither. */
const Load = observer(({ form }: { readonly form: NewAlertStore }) => {
  const { fields, commodities, foundAreas, areaText } = form
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['legend']}>Load (if the alert is about one)</legend>
      <TextField
        label="ZIP code where it started"
        autoComplete="off"
        maxLength={12}
        value={fields.originPostalCode}
        error={form.problemOf('originPostalCode')}
        onChange={event => form.change({ originPostalCode: event.currentTarget.value })}
      />
      {fields.area !== null ? (
        <div className={styles['chosen']} role="group" aria-label="Area where it started">
          <span className={styles['legend']}>Area where it started</span>
          <span className={styles['chosenName']}>
            {fields.area.name}
            <Button size="small" variant="quiet" onClick={() => form.change({ area: null })}>
              Remove area
            </Button>
          </span>
        </div>
      ) : (
        <ComboBox
          label="Area where it started"
          description="Instead of a ZIP code: a city, market, or state."
          isAsync
          isLoading={foundAreas.isPending}
          options={(foundAreas.value ?? []).map(area => ({
            key: String(area.id),
            label: [area.name, newerZipText(area, areaText)].filter(Boolean).join(': '),
          }))}
          value={null}
          text={areaText}
          onText={form.findArea}
          emptyText={`No area matches. ${NO_PLACE_ADVICE}`}
          error={form.problemOf('originAreaId')}
          onChange={key => {
            const area = foundAreas.value?.find(({ id }) => String(id) === key)
            if (area === undefined) return
            form.findArea('')
            form.change({ area: { id: area.id, name: area.name } })
          }}
        />
      )}
      <ListError
        question={commodities.state}
        what="the commodities"
        onRetry={() => void commodities.load()}
      />
      <ComboBox
        label="Commodity"
        options={(commodities.value ?? []).map(({ id, name }) => ({ key: String(id), label: name }))}
        value={fields.commodityTypeId === null ? null : String(fields.commodityTypeId)}
        isLoading={commodities.isPending}
        emptyText="No commodity matches."
        error={form.problemOf('commodityTypeId')}
        onChange={key => form.change({ commodityTypeId: parseId<'commodity-type'>(key ?? '') ?? null })}
      />
    </fieldset>
  )
})
