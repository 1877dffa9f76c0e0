import { CONTACT_CARRIERS_MAX, type ContactRow, formatCount, textOfContact } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { BrowserTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'
import { CarrierTable } from '../../parts/carrier-results/CarrierTable.tsx'
import { keyOfCarrier } from '../../parts/carrier-results/carrier-selection.ts'
import { useColumns } from '../../parts/columns/use-columns.ts'
import { CompareAction } from '../../parts/comparing/CompareAction.tsx'
import { ColumnsButton } from '../../ui/ColumnsButton.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './AssociatedCarriers.module.css'
import { contactColumns } from './contact-columns.tsx'
import type { AnsweredContact, ContactSearchStore } from './contact-search-store.ts'

interface Props {
  readonly store: ContactSearchStore
  readonly shown: AnsweredContact
}

/** The carriers associated with the contact, with the reason and the verdict. Empty: nothing is shown. */
export const AssociatedCarriers = observer(({ store, shown }: Props) => {
  const today = useStore(BrowserTokens.Clock).today()
  const { rows, monitoring, mentionsPhone } = store
  const { mayBlock } = store.drawers
  const { query, answer } = shown
  const all = useMemo(
    () => contactColumns({ today, monitoring, query, mayBlock, mentionsPhone }),
    [today, monitoring, query, mayBlock, mentionsPhone],
  )
  const { columns, choosing, marks } = useColumns('contact-carriers', all)
  if (rows.length === 0) return null
  return (
    <Section
      heading="Associated carriers"
      note={
        answer.carriers.length < CONTACT_CARRIERS_MAX
          ? formatCount(rows.length, 'carrier')
          : `the first ${rows.length}: more carriers may use it`
      }
      actions={<ColumnsButton choosing={choosing} />}
      variant="flush"
    >
      <div className={styles['table']} {...marks}>
        <CarrierTable
          caption={`Carriers of ${textOfContact(query)}`}
          columns={columns}
          rows={rows}
          isUpdating={store.found.state.kind === 'loading'}
          {...(rows.length > 1 && { selection: store.selection, bulk: compare })}
        />
      </div>
    </Section>
  )
})

const compare = (carriers: readonly ContactRow[]) => (
  <CompareAction selected={new Set(carriers.map(keyOfCarrier))} />
)
