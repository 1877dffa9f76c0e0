import { type CarrierId, identifierLabel, parseId, primaryIdentifiers } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { ComboBox } from '../../ui/ComboBox.tsx'
import type { CarrierChoice } from './carrier-choice.ts'

interface Props {
  readonly choice: CarrierChoice
  readonly onChoose: (id: CarrierId) => void
  readonly className?: string | undefined
}

/** Filters the list by one carrier, found by name or number. */
export const CarrierFilter = observer(({ choice, onChoose, className = '' }: Props) => {
  const {
    carriers,
    offered: { state: offered },
    text,
  } = choice
  const hasFailed = offered.kind === 'failed' || offered.kind === 'refused'
  return (
    <ComboBox
      label="Carrier"
      placeholder="Name, MC or DOT"
      isAsync
      isLoading={offered.kind === 'loading'}
      options={carriers.map(({ id, legalName, identifiers }) => ({
        key: String(id),
        label: legalName,
        note: primaryIdentifiers(identifiers)
          .map(({ type, value }) => `${identifierLabel(type)} ${value}`)
          .join(', '),
      }))}
      value={null}
      text={text}
      onText={choice.search}
      onChange={key => {
        const id = key === null ? undefined : parseId<'carrier'>(key)
        if (id === undefined) return
        choice.select(id)
        onChoose(id)
      }}
      emptyText="No carrier matches."
      error={hasFailed ? 'We could not load the carriers. Type again to retry.' : undefined}
      className={className}
    />
  )
})
