import {
  CHANGE_ORDER_STATE_LABELS,
  type ChangeOrderState,
  type CompanyChangeOrder,
  changedParts,
  changeFieldLabel,
  changesAnything,
  earlierDecisionText,
  exactTime,
  type FieldChange,
  fieldValueText,
  type ValuePart,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { Badge, type BadgeTone } from '../../ui/Badge.tsx'
import { CopyText } from '../../ui/CopyText.tsx'
import { FactList } from '../../ui/FactList.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { SubmissionError } from '../submission/SubmissionError.tsx'
import styles from './ChangeOrder.module.css'
import type { ChangeOrderStore } from './change-order-store.ts'

const TONES: Readonly<Record<ChangeOrderState, BadgeTone>> = {
  pending: 'brand',
  approved: 'info',
  rejected: 'neutral',
}

/** The badge of the status of a change order. */
export const ChangeOrderStateBadge = ({ state }: { readonly state: ChangeOrderState }) => (
  <Badge tone={TONES[state]} icon={null}>
    {CHANGE_ORDER_STATE_LABELS[state]}
  </Badge>
)

const NOT_ON_RECORD = 'Not on record'

/** The changes, who requested them, and who decided, with the reason. */
export const ChangeOrderView = observer(
  ({ store, order }: { readonly store: ChangeOrderStore; readonly order: CompanyChangeOrder }) => {
    const { state, requestedBy, requestedAt, decidedBy, decidedAt, reason } = order
    const changes = order.changes.filter(changesAnything)
    return (
      <div className={styles['order']}>
        {store.late === null ? (
          store.requested === null && <SubmissionError submission={store.submission} />
        ) : (
          <Late store={store} order={order} />
        )}
        <p>
          <ChangeOrderStateBadge state={state} />
        </p>
        {changes.length === 0 ? (
          <p>Nothing would change.</p>
        ) : (
          <table className={styles['changes']}>
            <caption>What changes</caption>
            <thead>
              <tr>
                <th scope="col">Fact</th>
                <th scope="col">{state === 'approved' ? 'Before' : 'On record when requested'}</th>
                <th scope="col">{state === 'approved' ? 'Since then' : 'Requested'}</th>
              </tr>
            </thead>
            <tbody>
              {changes.map(change => (
                <Change key={change.field} change={change} />
              ))}
            </tbody>
          </table>
        )}
        <FactList
          facts={[
            {
              label: 'Requested by',
              value: requestedBy ?? NOT_ON_RECORD,
              isUnknown: requestedBy === null,
              note: exactTime(requestedAt),
            },
            ...(state === 'pending'
              ? []
              : [
                  {
                    label: `${CHANGE_ORDER_STATE_LABELS[state]} by`,
                    value: decidedBy ?? NOT_ON_RECORD,
                    isUnknown: decidedBy === null,
                    note: decidedAt === null ? undefined : exactTime(decidedAt),
                  },
                  ...(reason === null
                    ? []
                    : [{ label: 'Reason', value: <span className={styles['reason']}>{reason}</span> }]),
                ]),
          ]}
        />
        {state === 'pending' && !store.mayDecide && (
          <p className={styles['note']}>An admin at your company decides on it.</p>
        )}
      </div>
    )
  },
)

/** Someone else decided first: who, how and when, and what the user had typed. */
const Late = observer(
  ({ store: { late }, order }: { readonly store: ChangeOrderStore; readonly order: CompanyChangeOrder }) => {
    const box = useRef<HTMLDivElement>(null)
    // The buttons that had the focus are gone.
    useEffect(() => box.current?.focus(), [])
    if (late === null) return null
    const { decidedAt, reason } = order
    const not = late.decision === 'approved' ? 'Not approved.' : 'Not rejected.'
    return (
      <div ref={box} tabIndex={-1}>
        <Notice tone="error" title={not}>
          {earlierDecisionText(order)}
          {decidedAt !== null && ` Decided ${exactTime(decidedAt)}.`}
          {reason !== null && ` Their reason: “${reason}”`}
          {late.reason !== '' && (
            <p className={styles['typed']}>
              What you typed was not saved: <CopyText label="your reason" text={late.reason} />
            </p>
          )}
        </Notice>
      </div>
    )
  },
)

const Change = ({ change: { field, before, after } }: { readonly change: FieldChange }) => {
  const [old, now] = [fieldValueText(field, before), fieldValueText(field, after)]
  // A value that is added or removed differs as a whole.
  const parts = old === null || now === null ? null : changedParts(old, now)
  return (
    <tr>
      <th scope="row">{changeFieldLabel(field)}</th>
      <td data-unknown={old === null || undefined}>
        {old === null ? NOT_ON_RECORD : <Value parts={parts?.before ?? whole(old)} isNew={false} />}
      </td>
      <td data-unknown={now === null || undefined}>
        {now === null ? NOT_ON_RECORD : <Value parts={parts?.after ?? whole(now)} isNew />}
      </td>
    </tr>
  )
}

const whole = (text: string): readonly ValuePart[] => [{ text, isChanged: true }]

/** A value with its changed part marked, as removed or as inserted. */
const Value = ({ parts, isNew }: { readonly parts: readonly ValuePart[]; readonly isNew: boolean }) => {
  const Mark = isNew ? 'ins' : 'del'
  return parts.map(({ text, isChanged }, at) => {
    const key = `${at} ${text}`
    return isChanged ? <Mark key={key}>{text}</Mark> : <span key={key}>{text}</span>
  })
}
