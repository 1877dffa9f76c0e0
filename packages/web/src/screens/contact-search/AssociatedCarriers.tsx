import { CONTACT_CARRIERS_MAX, formatCount, textOfSearch } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { BrowserTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'
import { BulkActions } from '../../parts/carrier-results/BulkActions.tsx'
import { CarrierTable } from '../../parts/carrier-results/CarrierTable.tsx'
import { useColumns } from '../../parts/columns/use-columns.ts'
import { ColumnsButton } from '../../ui/ColumnsButton.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './AssociatedCarriers.module.css'
import { contactColumns } from './contact-columns.tsx'
import type { AnsweredSearch } from './contact-panels.ts'
import type { ContactSearchStore } from './contact-search-store.ts'

interface Props {
  readonly store: ContactSearchStore
  readonly shown: AnsweredSearch
}

/** The carriers associated with the contact, with the reason and the verdict. Empty: nothing is shown. */
export const AssociatedCarriers = observer(({ store, shown }: Props) => {
  const today = useStore(BrowserTokens.Clock).today()
  const { rows, monitoring, selection, file, mentionsPhone } = store
  const { mayBlock } = store.drawers
  const { query, answers } = shown
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
        answers.every(({ answer }) => answer.carriers.length < CONTACT_CARRIERS_MAX)
          ? formatCount(rows.length, 'carrier')
          : `the first ${rows.length}: more carriers may use it`
      }
      actions={<ColumnsButton choosing={choosing} />}
      variant="flush"
    >
      <div className={styles['table']} {...marks}>
        <CarrierTable
          caption={`Carriers of ${textOfSearch(query)}`}
          columns={columns}
          rows={rows}
          isUpdating={store.found.state.kind === 'loading'}
          selection={selection}
          bulk={() => <BulkActions selection={selection} monitoring={monitoring} file={file} />}
        />
      </div>
    </Section>
  )
})
