import { type ReactNode, useEffect, useState } from 'react'
import { Notice } from '../../../../ui/Notice.tsx'
import { RadioGroup } from '../../../../ui/RadioGroup.tsx'
import styles from './CardPanel.module.css'
import type { CardDesk } from './card-desk.ts'

/** A test card without a number: no one is charged. */
export interface TestCard {
  readonly key: string
  readonly label: string
  /** The result of using it. */
  readonly note: string
}

/** The cards that the monitor accepts in a demo world, and two that it declines. */
const TEST_CARDS = [
  { key: 'visa', label: 'Visa ending in 4242', note: 'Accepted' },
  { key: 'mastercard', label: 'Mastercard ending in 4444', note: 'Accepted' },
  { key: 'american-express', label: 'American Express ending in 0005', note: 'Accepted' },
  { key: 'discover', label: 'Discover ending in 1117', note: 'Accepted' },
  { key: 'unknown', label: 'A card with no details', note: 'Accepted' },
  { key: 'expired', label: 'Visa ending in 0069', note: 'Declined: the card has expired' },
  { key: 'declined', label: 'A card that gets declined', note: 'Declined by the provider' },
] as const satisfies readonly TestCard[]

interface Props {
  readonly desk: Pick<CardDesk, 'give' | 'offer'>
  readonly nonceOf: (card: string) => string
  readonly leave: ReactNode
}

type Key = (typeof TEST_CARDS)[number]['key']

/** A choice of test cards in place of the provider's fields, marked as such. It never asks for a number. */
export const TestCards = ({ desk, nonceOf, leave }: Props) => {
  const [chosen, setChosen] = useState<Key>('visa')
  useEffect(() => {
    const card = TEST_CARDS.find(({ key }) => key === chosen)
    desk.offer(async () => {
      if (card) desk.give({ nonce: nonceOf(card.key), name: card.label })
      return card !== undefined
    })
  }, [desk, nonceOf, chosen])
  return (
    <div className={styles['panel']}>
      <Notice tone="warning" title="Test cards.">
        For demo use only: these are not real cards, no one is charged, and no card number is needed.
      </Notice>
      <RadioGroup<Key> label="Test card" options={TEST_CARDS} value={chosen} onChange={setChosen} />
      {leave && <div className={styles['acts']}>{leave}</div>}
    </div>
  )
}
