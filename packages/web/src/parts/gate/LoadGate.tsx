import {
  DECISION_NOTE_MAX,
  type DecisionHeader,
  exactTime,
  formatNumber,
  GATE_ANSWER_LABELS,
  type GatePass,
  LOAD_STAGE_LABELS,
  paths,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { type FormEvent, useRef } from 'react'
import { Link } from '../../di/Link.tsx'
import { isAbsent } from '../../stores/not-found.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Section.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { linkClass } from '../../ui/TextLink.tsx'
import { Loaded } from '../list/Loaded.tsx'
import { SubmissionError } from '../submission/SubmissionError.tsx'
import { useFocusOnError } from '../submission/use-focus-on-error.ts'
import { GateAnswerView } from './GateAnswerView.tsx'
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
            <GateAnswerView pass={pass} />
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
