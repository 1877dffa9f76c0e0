import { type CarrierSuggestion, identifierLabel, parseId } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { CarriersTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'
import { Button } from '../../ui/Button.tsx'
import { ComboBox } from '../../ui/ComboBox.tsx'
import { CarrierNameText } from '../carrier-name/CarrierNameText.tsx'
import { errorMessage } from '../errors/error-messages.ts'
import styles from './FraudReport.module.css'
import type { NamedCarrier } from './fraud-report-store.ts'
import { NamedCarrierStore } from './named-carrier-store.ts'

interface Props {
  /** Left out: "Carrier whose name was used". */
  readonly label?: string
  readonly description?: string
  readonly carrier: NamedCarrier | null
  readonly onChange: (carrier: NamedCarrier | null) => void
  readonly error: string | undefined
}

/** The carrier whose name was used: found by typing, and removable. */
export const NamedCarrierField = observer((props: Props) => {
  const { carrier, onChange, error, label = 'Carrier whose name was used' } = props
  const { description = 'Name, MC, or DOT number. Leave empty if you do not know.' } = props
  const carriers = useStore(CarriersTokens.Carriers)
  const [it] = useState(() => new NamedCarrierStore(carriers))
  useEffect(() => it.dispose, [it])
  if (carrier !== null) {
    return (
      <div className={styles['named']} role="group" aria-label={label}>
        <span className={styles['label']}>{label}</span>
        <span className={styles['carrier']}>
          <span>
            <CarrierNameText name={carrier.legalName} />
          </span>
          <Button size="small" variant="quiet" onClick={() => onChange(null)}>
            Remove carrier
          </Button>
        </span>
        {error !== undefined && <span className={styles['error']}>{error}</span>}
      </div>
    )
  }
  const searchError = errorMessage(it.found.state, 'the carriers')
  const choose = (key: string | null) => {
    const chosen = it.options.find(({ id }) => id === parseId<'carrier'>(key ?? ''))
    it.search('')
    if (chosen !== undefined) onChange({ id: chosen.id, legalName: chosen.legalName })
  }
  return (
    <ComboBox
      label={`${label} (optional)`}
      description={description}
      isAsync
      isLoading={it.found.state.kind === 'loading'}
      options={it.options.map(optionOf)}
      value={null}
      text={it.text}
      onText={it.search}
      onChange={choose}
      emptyText="No carrier matches."
      error={searchError === undefined ? error : `${searchError.title}. Type again to retry.`}
    />
  )
})

const optionOf = ({ id, legalName, identifiers }: CarrierSuggestion) => ({
  key: String(id),
  label: legalName,
  note: identifiers
    .slice(0, 2)
    .map(({ type, value }) => `${identifierLabel(type)} ${value}`)
    .join(', '),
})
