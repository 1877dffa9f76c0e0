import {
  AUDIT_KIND_LABELS,
  AUDIT_KINDS,
  auditAuthorText,
  auditDayText,
  auditKindText,
  parseId,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { CarrierFilter } from '../../parts/carrier-search/CarrierFilter.tsx'
import { Chips } from '../../ui/Chips.tsx'
import { DateFilter } from '../../parts/date-field/DateField.tsx'
import { FoldedFields } from '../../ui/FoldedFields.tsx'
import { Select } from '../../ui/Select.tsx'
import styles from './AuditLogScreen.module.css'
import type { AuditLogStore } from './audit-log-store.ts'

const ANY = 'any'
const KINDS = [
  { key: ANY, label: 'Anything' },
  ...AUDIT_KINDS.map(key => ({ key: key as string, label: AUDIT_KIND_LABELS[key] })),
]

interface Props {
  readonly store: AuditLogStore
}

/** The filters of the log; the address has them. On a phone a button shows the fields; the chips are always shown. */
export const AuditFilterBar = observer(({ store }: Props) => {
  const { address, authors } = store
  const { kind, userId, carrierId, from, to } = address
  const count = [kind, userId, carrierId, from, to].filter(each => each !== null).length
  const people = (authors.value ?? []).map(author => ({
    key: String(author.userId),
    label: auditAuthorText(author),
  }))
  const isListed = userId === null || people.some(({ key }) => key === String(userId))
  return (
    <div className={styles['narrowing']}>
      <FoldedFields count={count} className={styles['filters']}>
        <Select
          label="What"
          options={KINDS}
          value={kind ?? ANY}
          onChange={key => store.narrow({ kind: AUDIT_KINDS.find(each => each === key) ?? null })}
          className={styles['what'] ?? ''}
        />
        <Select
          label="Who"
          options={[
            { key: ANY, label: 'Anyone' },
            ...people,
            ...(isListed ? [] : [{ key: String(userId), label: store.authorName ?? '' }]),
          ]}
          value={userId === null ? ANY : String(userId)}
          onChange={key => store.narrow({ userId: parseId<'user'>(key) ?? null })}
          className={styles['who'] ?? ''}
        />
        <CarrierFilter
          choice={store.carrier}
          className={styles['carrier']}
          onChoose={id => store.narrow({ carrierId: id })}
        />
        <DateFilter
          label="From"
          value={from}
          onChange={day => store.narrow({ from: day })}
          className={styles['day'] ?? ''}
        />
        <DateFilter
          label="To"
          value={to}
          onChange={day => store.narrow({ to: day })}
          className={styles['day'] ?? ''}
        />
      </FoldedFields>
      <AuditChips store={store} />
    </div>
  )
})

/** The filters as chips that remove them. */
const AuditChips = observer(({ store }: Props) => {
  const { kind, from, to } = store.address
  const { authorName, carrierName } = store
  const chip = (key: string, text: string, change: Parameters<AuditLogStore['narrow']>[0]) => ({
    key,
    text,
    remove: () => store.narrow(change),
  })
  const chips = [
    kind && chip('kind', auditKindText(kind), { kind: null }),
    authorName && chip('user', `Who: ${authorName}`, { userId: null }),
    carrierName && chip('carrier', `Carrier: ${carrierName}`, { carrierId: null }),
    from && chip('from', auditDayText('from', from), { from: null }),
    to && chip('to', auditDayText('to', to), { to: null }),
  ].flatMap(each => each || [])
  return <Chips chips={chips} onClear={store.clearFilters} />
})
