import { type CarrierDetail, OVERRIDE_FILE_KINDS, overrideFileProblem, paths, ruleName } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { type FormEvent, lazy, Suspense, useId } from 'react'
import { BrowserTokens } from '../../di/tokens/browser.ts'
import { useStore } from '../../di/use-store.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Drawer } from '../../ui/Drawer.tsx'
import { FileDrop } from '../../ui/FileDrop.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { CarrierStore } from './carrier-store.ts'
import { focusRule } from './focus-rule.ts'
import styles from './OverrideDrawer.module.css'
import type { OverrideFormStore } from './override-form-store.ts'

/** Dates are the larger half of the form's code, and ending an override needs none: the form stands before them. */
const DateField = lazy(() => import('../../ui/DateField.tsx').then(it => ({ default: it.DateField })))

/** '.pdf,.jpg,.jpeg,.png': what the browser's own picker offers. */
const FILE_ENDINGS = OVERRIDE_FILE_KINDS.map(({ ending }) => `.${ending}`).join(',')

interface Props {
  readonly store: CarrierStore
  readonly form: OverrideFormStore
  readonly carrier: CarrierDetail
}

/** Accepts an exception to one rule for one carrier, until a day or for ever. It has an address of its own. */
export const OverrideDrawer = observer(({ store, form, carrier }: Props) => {
  const navigator = useStore(BrowserTokens.Navigator)
  const id = useId()
  const { ruleType } = form
  const finding = carrier.rulesAssessment?.findings.find(each => each.ruleType === ruleType)

  const close = () => {
    if (store.isFromHere) navigator.back()
    else navigator.go(paths.carrier({ id: carrier.id }), { replace: true })
  }
  const cancel = () => {
    store.forgetForm(ruleType)
    close()
  }
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (await form.save()) {
      close()
      focusRule(ruleType)
    }
  }

  return (
    <Drawer
      title={`Override ${ruleName(ruleType)}`}
      subtitle={carrier.legalName}
      isOpen
      onClose={close}
      footer={
        <>
          <Button type="submit" form={id} variant="primary" isPending={form.isPending}>
            Save override
          </Button>
          <Button onClick={cancel} disabled={form.isPending}>
            Cancel
          </Button>
        </>
      }
    >
      <form id={id} className={styles['form']} noValidate onSubmit={event => void save(event)}>
        {form.error !== undefined && <Notice tone="error">{form.error}</Notice>}
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
          note="Until somebody ends it"
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
          isDisabled={form.isPending}
          {...(form.fileProblem !== undefined && { error: form.fileProblem })}
        />
      </form>
    </Drawer>
  )
})
