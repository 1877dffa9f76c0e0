import {
  ANY_OVERRIDE,
  type CarrierDetail,
  classificationName,
  classificationsInUse,
  describeRule,
  formatCalendarDate,
  findingText,
  formatNumber,
  OVERRIDE_FILE_KINDS,
  OVERRIDE_REASON_CHARACTERS_MAX,
  OVERRIDE_TERM_LABELS,
  overrideFileProblem,
  overrideTermsText,
  policyPath,
  sourceName,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { Link } from '../../di/Link.tsx'
import { useCloseDrawer } from '../../parts/drawer-history/use-close-drawer.ts'
import { FormDrawer } from '../../parts/form-drawer/FormDrawer.tsx'
import { DateField } from '../../parts/date-field/DateField.tsx'
import { FileDrop } from '../../ui/FileDrop.tsx'
import { RadioGroup } from '../../ui/RadioGroup.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { linkClass } from '../../ui/TextLink.tsx'
import type { CarrierStore } from './carrier-store.ts'
import { focusRule } from './focus-rule.ts'
import styles from './OverrideDrawer.module.css'
import type { OverrideFormStore } from './override-form-store.ts'

/** What the file picker of the browser accepts: '.pdf,.jpg,.jpeg,.png'. */
const FILE_ENDINGS = OVERRIDE_FILE_KINDS.map(({ ending }) => `.${ending}`).join(',')

interface Props {
  readonly store: CarrierStore
  readonly form: OverrideFormStore
  readonly carrier: CarrierDetail
}

/** Creates an override of one rule for one carrier, until a day or forever. The drawer has an address of its own. */
export const OverrideDrawer = observer(({ store, form, carrier }: Props) => {
  const { ruleType, isHalfSaved, blocked, policy } = form
  const close = useCloseDrawer(store.drawerHistory, store.at.below)
  const closeSaved = () => {
    close()
    focusRule(ruleType)
  }
  return (
    <FormDrawer
      title={`Override ${describeRule(store.overrides.findingOf(form) ?? { ruleType }).label}`}
      subtitle={carrier.legalName}
      blocked={
        blocked === undefined || isHalfSaved
          ? undefined
          : { title: blocked, text: <PolicyLink version={policy.version} /> }
      }
      submission={form.submission}
      submitLabel={isHalfSaved ? 'Save reason' : 'Save override'}
      cancelLabel={isHalfSaved ? 'Close without a reason' : 'Cancel'}
      onSubmit={form.save}
      onSubmitted={closeSaved}
      onDiscard={() => store.overrides.forgetForm(form)}
      onClose={close}
    >
      {isHalfSaved ? <Reason form={form} /> : <Fields store={store} form={form} />}
    </FormDrawer>
  )
})

type FieldsProps = Pick<Props, 'store' | 'form'>

const Fields = observer(({ store, form }: FieldsProps) => {
  const finding = store.overrides.findingOf(form)
  return (
    <>
      <p className={styles['finding']}>
        {`On record: ${finding === undefined ? 'nothing' : findingText(finding)}${finding?.source ? ` (${sourceName(finding.source)})` : ''}.`}
      </p>
      <AppliesTo store={store} form={form} />
      <PolicyTerms form={form} />
      <div className={styles['end']}>
        <RadioGroup
          label="Ends"
          isRow
          hasFocus
          options={form.terms.map(key => ({ key, label: OVERRIDE_TERM_LABELS[key] }))}
          value={form.term}
          onChange={form.chooseTerm}
        />
        {form.term === 'on-a-date' ? (
          <DateField
            label="Last day"
            value={form.date}
            onChange={form.changeDate}
            min={form.today}
            max={form.lastDayMax}
            error={form.dateProblem}
          />
        ) : (
          <p role="status">{endText(form)}</p>
        )}
      </div>
      <Reason form={form} />
      <FileDrop
        label="Supporting document"
        description="PDF, PNG, or JPEG, up to 10 MB."
        accept={FILE_ENDINGS}
        problemOf={overrideFileProblem}
        file={form.file}
        onFile={form.changeFile}
        isDisabled={form.submission.isPending}
        {...(form.fileProblem !== undefined && { error: form.fileProblem })}
      />
      <p className={styles['finding']}>
        {form.classificationId === null
          ? 'While the override applies, the rule shows Override for everyone at your company. For booking loads it counts as accepted; the other rules still apply.'
          : `The rule shows Override in ${store.overrides.nameOfClassification(form.classificationId)} alone, for everyone at your company. The carrier’s verdict stays as it is.`}
      </p>
    </>
  )
})

const ALL = 'all'

/**
 * One classification, or all of them. A rule that only classifications have is overridden for one of those.
 *
 * Empty: nothing where the company uses no classifications, or they could not be loaded: the override is for all.
 */
const AppliesTo = observer(({ store, form }: FieldsProps) => {
  const inUse = classificationsInUse(store.overrides.classifications.value ?? [])
  const open = form.choicesAmong(inUse.map(({ id }) => id))
  const choices = inUse.filter(({ id }) => open.includes(id))
  if (choices.length === 0) return null
  return (
    <Select
      label="Applies to"
      options={[
        ...(open.includes(null) ? [{ key: ALL, label: 'All classifications' }] : []),
        ...choices.map(each => ({ key: String(each.id), label: classificationName(each) })),
      ]}
      value={form.classificationId === null ? ALL : String(form.classificationId)}
      onChange={key => form.chooseClassification(choices.find(({ id }) => String(id) === key)?.id ?? null)}
    />
  )
})

/** The chosen end in words. */
const endText = ({ term, lastDay }: Pick<OverrideFormStore, 'term' | 'lastDay'>): string => {
  if (term === 'never' || lastDay === null) return 'Applies until someone ends it.'
  const day = `Applies through ${formatCalendarDate(lastDay)}`
  return term === 'policy-end' ? `${day}, the last day of the policy on record.` : `${day}.`
}

const Reason = observer(({ form }: { readonly form: OverrideFormStore }) => (
  <TextArea
    label="Reason"
    description="Saved as a note on the carrier, for your company."
    rows={3}
    value={form.reason}
    error={form.reasonProblem}
    end={`${formatNumber(form.reason.trim().length)} of ${formatNumber(OVERRIDE_REASON_CHARACTERS_MAX)}`}
    onChange={event => form.changeReason(event.currentTarget.value)}
  />
))

/** What the policy asks of the override. Nothing where it limits nothing. */
const PolicyTerms = observer(({ form }: { readonly form: OverrideFormStore }) => {
  const { terms, version } = form.policy
  if (terms === undefined) return null
  const text = overrideTermsText(terms)
  if (text === overrideTermsText(ANY_OVERRIDE)) return null
  return (
    <p className={styles['finding']}>
      This rule {text}. <PolicyLink version={version} />
    </p>
  )
})

const PolicyLink = ({ version }: { readonly version: number | null }) => (
  <Link to={policyPath()} className={linkClass}>
    {version === null ? 'Policy' : `Policy version ${version}`}
  </Link>
)
