import {
  DECISION_NOTE_MAX,
  type DecisionHeader,
  exactTime,
  formatCalendarDate,
  formatNumber,
  GATE_ANSWER_LABELS,
  type GateAnswer,
  gateAnswerText,
  type GatePass,
  gateReasonText,
  gateSettledText,
  gateStepText,
  LOAD_STAGE_LABELS,
  paths,
} from '@fairhaul/core'
import { ShieldCheck, ShieldQuestionMark, ShieldX } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { type FormEvent, useRef } from 'react'
import { Link } from '../../di/Link.tsx'
import { BrowserTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'
import { isAbsent } from '../../stores/not-found.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Section.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { linkClass } from '../../ui/TextLink.tsx'
import { Loaded } from '../list/Loaded.tsx'
import { SubmissionError } from '../submission/SubmissionError.tsx'
import { useFocusOnError } from '../submission/use-focus-on-error.ts'
import styles from './LoadGate.module.css'
import type { LoadGateStore } from './load-gate-store.ts'

interface Props {
  readonly store: LoadGateStore
}

interface LoadGateProps extends Props {
  /** Whether the screen says by itself that a carrier is set to do not dispatch, and then nothing of the gate. */
  readonly isBlockSaid?: boolean
}

/** Whether the carrier of a load may have it, why, and the decision to record. Left out where the monitor does not say. */
export const LoadGate = observer(({ store, isBlockSaid = false }: LoadGateProps) =>
  isAbsent(store.pass) || (isBlockSaid && store.isBlocked) ? null : (
    <Card heading="May this carrier have the load?">
      <Loaded query={store.pass} what="what the gate says" lines={3}>
        {pass => (
          <>
            <Answer pass={pass} />
            {pass.carrier !== null && <RecordForm store={store} pass={pass} />}
          </>
        )}
      </Loaded>
      {!isAbsent(store.records) && (
        <Loaded query={store.records} what="the decisions about this load" lines={1}>
          {({ items }) => items.length > 0 && <Records records={items} />}
        </Loaded>
      )}
    </Card>
  ),
)

const SIGNS: Readonly<Record<GateAnswer, typeof ShieldCheck>> = {
  yes: ShieldCheck,
  look: ShieldQuestionMark,
  no: ShieldX,
}

const Answer = ({ pass }: { readonly pass: GatePass }) => {
  const today = useStore(BrowserTokens.Clock).today()
  const Sign = SIGNS[pass.answer]
  const version = pass.policyVersion === null ? '' : `, by policy version ${pass.policyVersion}`
  return (
    <>
      <p className={styles['answer']} data-answer={pass.answer}>
        <Sign aria-hidden="true" size={20} />
        <strong>{gateAnswerText(pass)}</strong>
        <span className={styles['note']}>{`for ${formatCalendarDate(pass.day)}${version}`}</span>
      </p>
      {pass.reasons.length > 0 && (
        <ul className={styles['reasons']} aria-label="Reasons">
          {pass.reasons.map(reason => {
            const text = gateReasonText(reason)
            const settled = gateSettledText(reason, today)
            return (
              <li key={text}>
                {text}
                {settled !== undefined && <span className={styles['settled']}>{settled}</span>}
              </li>
            )
          })}
        </ul>
      )}
      {pass.steps.length > 0 && (
        <ul className={styles['steps']} aria-label="Overrides that would change it">
          {pass.steps.map(step => {
            const text = gateStepText(step)
            return <li key={text}>{text}</li>
          })}
        </ul>
      )}
    </>
  )
}

/** The decision to record. A carrier that is set to do not dispatch is restored first. */
const RecordForm = observer(({ store, pass }: Props & { readonly pass: GatePass }) => {
  const form = useRef<HTMLFormElement>(null)
  const { submission, message, stage, savedId } = store
  useFocusOnError(form, submission.errorCount)
  if (store.isBlocked) return null
  const left = DECISION_NOTE_MAX - message.length
  const save = (event: FormEvent) => {
    event.preventDefault()
    void store.save()
  }
  return (
    <form ref={form} className={styles['form']} noValidate onSubmit={save}>
      <SubmissionError submission={submission} />
      <TextArea
        label={pass.answer === 'no' ? 'Why it goes on' : 'Why (optional)'}
        description={
          pass.answer === 'no'
            ? 'The answer is no: a reason is needed, by someone who may override rules.'
            : 'Who looked, and what was agreed.'
        }
        rows={2}
        value={message}
        maxLength={DECISION_NOTE_MAX}
        error={submission.fieldError('message')}
        onChange={event => store.setMessage(event.currentTarget.value)}
        end={left <= 200 ? `${formatNumber(left)} characters left` : undefined}
      />
      <Button type="submit" isPending={submission.isPending}>
        {`Record ${LOAD_STAGE_LABELS[stage].toLowerCase()} decision`}
      </Button>
      <p role="status" className={styles['note']}>
        {savedId !== null && `Decision record ${savedId} is saved and signed. It cannot be changed.`}
      </p>
    </form>
  )
})

const Records = ({ records }: { readonly records: readonly DecisionHeader[] }) => (
  <ul className={styles['records']} aria-label="Decisions about this load">
    {records.map(({ id, load, madeAt, authorName }) => (
      <li key={id}>
        <Link to={paths.decisionRecord({ id })} className={linkClass}>
          {load == null ? 'Decision' : LOAD_STAGE_LABELS[load.stage]}
        </Link>{' '}
        <span className={styles['note']}>
          {`${exactTime(madeAt)}, ${authorName ?? 'someone no longer on record'}`}
          {load != null && `. The gate said: ${GATE_ANSWER_LABELS[load.answer]}`}
        </span>
      </li>
    ))}
  </ul>
)
