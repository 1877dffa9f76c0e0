import type { AssociatedCarrier } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { Checkbox } from '../../../../ui/Checkbox.tsx'
import type { AssociatedStore } from './associated-store.ts'

interface Props {
  readonly carrier: AssociatedCarrier
  readonly store: AssociatedStore
}

/** Chooses a carrier to block: not one that shares nothing, nor where none can be blocked. */
export const ChooseBox = observer(({ carrier, store }: Props) => {
  const { id, legalName } = carrier
  if (!store.mayBlock || store.priorOnly.includes(carrier)) return null
  return (
    <Checkbox
      label={`Choose ${legalName}`}
      isLabelHidden
      checked={store.chosen.has(id)}
      onChange={() => store.toggleChosen(id)}
    />
  )
})
