import { type ReactNode, useEffect, useState } from 'react'
import { Notice } from '../../../../ui/Notice.tsx'
import { RadioGroup } from '../../../../ui/RadioGroup.tsx'
import type { CardDesk } from './card-desk.ts'
import styles from './CardPanel.module.css'
import { TEST_CARDS } from './test-cards.ts'

interface Props {
  readonly desk: Pick<CardDesk, 'give' | 'offer'>
  readonly nonceOf: (card: string) => string
  readonly leave: ReactNode
}

type Key = (typeof TEST_CARDS)[number]['key']

/** A picker in place of a provider's fields, marked as one: a trial has no provider. It never asks for a number. */
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
        This is a trial: no card is behind them, nobody is charged, and no number is asked for.
      </Notice>
      <RadioGroup<Key> label="Test card" options={TEST_CARDS} value={chosen} onChange={setChosen} />
      {leave && <div className={styles['acts']}>{leave}</div>}
    </div>
  )
}
