import {
  CHANGE_ORDER_STATE_LABELS,
  type ChangeOrderState,
  type CompanyChangeOrder,
  changeFieldLabel,
  changesAnything,
  exactTime,
  fieldValueText,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { Badge, type BadgeTone } from '../../ui/Badge.tsx'
import { FactList } from '../../ui/FactList.tsx'
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

/** The changes, who requested them, and who decided. */
export const ChangeOrderView = observer(
  ({ store, order }: { readonly store: ChangeOrderStore; readonly order: CompanyChangeOrder }) => {
    const { state, requestedBy, requestedAt, decidedBy, decidedAt } = order
    const changes = order.changes.filter(changesAnything)
    return (
      <div className={styles['order']}>
        {store.requested === null && <SubmissionError submission={store.submission} />}
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
              {changes.map(({ field, before, after }) => (
                <tr key={field}>
                  <th scope="row">{changeFieldLabel(field)}</th>
                  <td data-unknown={before === null || undefined}>
                    {fieldValueText(field, before) ?? NOT_ON_RECORD}
                  </td>
                  <td data-unknown={after === null || undefined}>
                    {after === null ? NOT_ON_RECORD : <strong>{fieldValueText(field, after)}</strong>}
                  </td>
                </tr>
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
