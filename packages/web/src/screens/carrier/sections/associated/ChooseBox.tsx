import type { AssociatedCarrier } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { Checkbox } from '../../../../ui/Checkbox.tsx'
import type { AssociatedStore } from './associated-store.ts'

interface Props {
  readonly carrier: AssociatedCarrier
  readonly store: AssociatedStore
}

/** Chooses a carrier to block. */
export const ChooseBox = observer(({ carrier: { id, legalName }, store }: Props) => (
  <Checkbox
    label={`Choose ${legalName}`}
    isLabelHidden
    checked={store.chosen.has(id)}
    onChange={() => store.toggleChosen(id)}
  />
))
