import { type CarrierDetail, OVERRIDE_FILE_KINDS, overrideFileProblem, paths, ruleName } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { lazy, Suspense } from 'react'
import { useCloseDrawer } from '../../parts/drawer-history/use-close-drawer.ts'
import { FormDrawer } from '../../parts/form-drawer/FormDrawer.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { FileDrop } from '../../ui/FileDrop.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { CarrierStore } from './carrier-store.ts'
import { focusRule } from './focus-rule.ts'
import styles from './OverrideDrawer.module.css'
import type { OverrideFormStore } from './override-form-store.ts'

/** Loaded on its own: the date field is more than half of the form's code. */
const DateField = lazy(() => import('../../ui/DateField.tsx').then(it => ({ default: it.DateField })))

/** What the file picker of the browser accepts: '.pdf,.jpg,.jpeg,.png'. */
const FILE_ENDINGS = OVERRIDE_FILE_KINDS.map(({ ending }) => `.${ending}`).join(',')

interface Props {
  readonly store: CarrierStore
  readonly form: OverrideFormStore
  readonly carrier: CarrierDetail
}

/** Accepts an exception to one rule for one carrier, until a day or forever. The drawer has an address of its own. */
export const OverrideDrawer = observer(({ store, form, carrier }: Props) => {
  const { ruleType } = form
  const finding = carrier.rulesAssessment?.findings.find(each => each.ruleType === ruleType)
  const close = useCloseDrawer(store.drawerHistory, paths.carrier({ id: carrier.id }))
  const closeSaved = () => {
    close()
    focusRule(ruleType)
  }
  return (
    <FormDrawer
      title={`Override ${ruleName(ruleType)}`}
      subtitle={carrier.legalName}
      submission={form.submission}
      submitLabel="Save override"
      onSubmit={form.save}
      onSubmitted={closeSaved}
      onDiscard={() => store.forgetForm(ruleType)}
      onClose={close}
    >
      <p className={styles['finding']}>
        {`On record: ${finding?.value ?? 'not on record'}${finding?.source ? ` (${finding.source})` : ''}.`}{' '}
        While the override counts, the rule shows Override for everyone in your company.
      </p>
      <Suspense fallback={<Skeleton shape="text" count={3} />}>
        <DateField
          label="Last day"
          description="The override counts through this day."
          value={form.isIndefinite ? null : form.expiresOn}
          onChange={form.changeExpiresOn}
          min={form.today}
          isDisabled={form.isIndefinite}
          {...(form.expiresOnProblem !== undefined && { error: form.expiresOnProblem })}
        />
      </Suspense>
      <Checkbox
        label="Indefinite"
        note="Until someone ends it"
        checked={form.isIndefinite}
        onChange={event => form.changeIsIndefinite(event.currentTarget.checked)}
      />
      <FileDrop
        label="File (optional)"
        description="PDF, PNG or JPEG, up to 10 MB: what the exception rests on."
        accept={FILE_ENDINGS}
        problemOf={overrideFileProblem}
        file={form.file}
        onFile={form.changeFile}
        isDisabled={form.submission.isPending}
        {...(form.fileProblem !== undefined && { error: form.fileProblem })}
      />
    </FormDrawer>
  )
})
