import { ALERT_CATEGORY_LABELS, ALERT_CHARACTERS_MAX, alertCategoriesOf, formatNumber } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useScreenStore } from '../../../../di/use-screen-store.ts'
import { useCloseDrawer } from '../../../../parts/drawer-history/use-close-drawer.ts'
import { FormDrawer } from '../../../../parts/form-drawer/FormDrawer.tsx'
import { DateField } from '../../../../ui/DateField.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { Select } from '../../../../ui/Select.tsx'
import { TextArea } from '../../../../ui/TextArea.tsx'
import { TextField } from '../../../../ui/TextField.tsx'
import type { ProfilePartProps } from '../../profile-modules.ts'
import type { NewAlertStore } from './new-alert-store.ts'

const CATEGORIES = [
  ...alertCategoriesOf('carrier').map(key => ({ key, label: ALERT_CATEGORY_LABELS[key] })),
  ...alertCategoriesOf('broker').map(key => ({
    key,
    label: ALERT_CATEGORY_LABELS[key],
    note: 'By a broker',
  })),
]

/** Publishes an alert about the carrier. Source: section 3, "Identity alert". */
export const NewAlertDrawer = observer(({ store, carrier }: ProfilePartProps) => {
  const form = useScreenStore<NewAlertStore>()
  const { fields, mentionsContact } = form
  const close = useCloseDrawer(store.drawerHistory, store.at.below)
  return (
    <FormDrawer
      title="New identity alert"
      subtitle={carrier.legalName}
      submission={form.submission}
      submitLabel="Send alert"
      onSubmit={form.send}
      onDiscard={form.clear}
      onClose={close}
    >
      <Notice tone="info">{form.fate}</Notice>
      <Select
        label="Category"
        options={CATEGORIES}
        value={fields.category}
        error={form.problemOf('category')}
        onChange={category => form.change({ category })}
      />
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
        onChange={form.changeDay}
      />
      {mentionsContact && (
        <>
          <TextField
            label="E-mail address that was used (optional)"
            type="email"
            inputMode="email"
            autoComplete="off"
            spellCheck={false}
            value={fields.email}
            error={form.problemOf('email')}
            onChange={event => form.change({ email: event.currentTarget.value })}
          />
          <TextField
            label="Phone number that was used (optional)"
            type="tel"
            autoComplete="off"
            value={fields.phone}
            error={form.problemOf('phone')}
            onChange={event => form.change({ phone: event.currentTarget.value })}
          />
        </>
      )}
    </FormDrawer>
  )
})
