import { type ReactNode, useState } from 'react'
import { Button } from '../../../../ui/Button.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import { RadioGroup } from '../../../../ui/RadioGroup.tsx'
import type { CardDesk } from './card-desk.ts'
import styles from './CardPanel.module.css'
import { TEST_CARDS } from './test-cards.ts'

interface Props {
  readonly desk: Pick<CardDesk, 'give'>
  readonly nonceOf: (card: string) => string
  readonly leave: ReactNode
}

type Key = (typeof TEST_CARDS)[number]['key']

/** A picker in place of a provider's fields, marked as one: a trial has no provider. It never asks for a number. */
export const TestCards = ({ desk, nonceOf, leave }: Props) => {
  const [chosen, setChosen] = useState<Key>('visa')
  const give = () => {
    const card = TEST_CARDS.find(({ key }) => key === chosen)
    if (card) desk.give({ nonce: nonceOf(card.key), name: card.label })
  }
  return (
    <div className={styles['panel']}>
      <Notice tone="warning" title="Test cards.">
        This is a trial: no card is behind them, nobody is charged, and no number is asked for.
      </Notice>
      <RadioGroup<Key> label="Test card" options={TEST_CARDS} value={chosen} onChange={setChosen} />
      <div className={styles['acts']}>
        <Button onClick={give}>Use this card</Button>
        {leave}
      </div>
    </div>
  )
}
