import { observer } from 'mobx-react-lite'
import { Button } from '../../../../ui/Button.tsx'
import styles from './CardPanel.module.css'
import type { CardDesk } from './card-desk.ts'
import { NoCardProvider } from './NoCardProvider.tsx'
import { ProviderCard } from './ProviderCard.tsx'
import { TestCards } from './TestCards.tsx'

interface Props {
  readonly desk: CardDesk
  /** Goes back to the card on record, if there is one. */
  readonly onLeave: (() => void) | undefined
  readonly leaveLabel: string
}

/** The entry of a card: in the provider's fields, or as a test card, or a note that it is not possible. */
export const CardPanel = observer(({ desk, onLeave, leaveLabel }: Props) => {
  const { provider } = desk
  const leave = onLeave && <Button onClick={onLeave}>{leaveLabel}</Button>
  switch (provider.kind) {
    case 'none':
      return (
        <div className={styles['panel']}>
          <NoCardProvider />
          {leave}
        </div>
      )
    case 'test':
      return <TestCards desk={desk} nonceOf={provider.nonceOf} leave={leave} />
    case 'provider':
      return <ProviderCard desk={desk} open={provider.open} leave={leave} />
  }
})
