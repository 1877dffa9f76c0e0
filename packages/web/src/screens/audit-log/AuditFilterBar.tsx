import {
  AUDIT_KIND_LABELS,
  AUDIT_KINDS,
  auditAuthorText,
  auditDayText,
  auditKindText,
  parseCalendarDate,
  parseId,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { CarrierFilter } from '../../parts/carrier-search/CarrierFilter.tsx'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { DateField } from '../../ui/DateField.tsx'
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
        <DateField
          label="From"
          value={from}
          {...(to !== null && { max: to })}
          onChange={day => {
            if (day !== from) store.narrow({ from: day === null ? null : (parseCalendarDate(day) ?? null) })
          }}
          className={styles['day'] ?? ''}
        />
        <DateField
          label="To"
          value={to}
          {...(from !== null && { min: from })}
          onChange={day => {
            if (day !== to) store.narrow({ to: day === null ? null : (parseCalendarDate(day) ?? null) })
          }}
          className={styles['day'] ?? ''}
        />
      </FoldedFields>
      <AuditChips store={store} />
    </div>
  )
})

/**
 * The filters as chips that remove them. After a removal the focus moves to the chip in the same place, and after the
 * last one to the group. Empty: nothing is shown.
 */
const AuditChips = observer(({ store }: Props) => {
  const group = useRef<HTMLDivElement>(null)
  const goesOn = useRef<number>(undefined)
  const { kind, from, to } = store.address
  const chips = [
    { key: 'kind', text: kind && auditKindText(kind), change: { kind: null } },
    { key: 'user', text: store.authorName && `Who: ${store.authorName}`, change: { userId: null } },
    {
      key: 'carrier',
      text: store.carrierName && `Carrier: ${store.carrierName}`,
      change: { carrierId: null },
    },
    { key: 'from', text: from && auditDayText('from', from), change: { from: null } },
    { key: 'to', text: to && auditDayText('to', to), change: { to: null } },
  ].filter(chip => chip.text != null)
  const keys = chips.map(({ key }) => key).join()
  useEffect(() => {
    const at = goesOn.current
    if (at === undefined) return
    goesOn.current = undefined
    const left = group.current?.querySelectorAll<HTMLElement>('[data-chip]')
    const next = left?.[Math.min(at, left.length - 1)] ?? group.current
    next?.focus()
  }, [keys])
  return (
    <div
      ref={group}
      role="group"
      aria-label="Active filters"
      tabIndex={-1}
      className={styles['chips']}
      data-empty={chips.length === 0 || undefined}
    >
      {chips.map(({ key, text, change }, at) => (
        <Chip
          key={key}
          label={text ?? ''}
          data-chip=""
          onClick={() => {
            goesOn.current = at
            store.narrow(change)
          }}
        />
      ))}
      {chips.length > 1 && (
        <Button
          size="small"
          variant="quiet"
          onClick={() => {
            goesOn.current = 0
            store.clearFilters()
          }}
        >
          Clear all filters
        </Button>
      )}
    </div>
  )
})
