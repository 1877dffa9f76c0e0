import { type ReactNode, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Dialog, Popover } from 'react-aria-components/Popover'
import { PreviewTrigger } from 'react-aria-components/PreviewTrigger'
import { cx } from './cx.ts'
import styles from './EvidenceCard.module.css'
import popover from './Popover.module.css'

export interface EvidenceFact {
  label: string
  value: ReactNode
}

export interface EvidenceCardProps {
  /** The name of the card: "Why cargo insurance fails". */
  label: string
  /** The derived word on the page. */
  children: ReactNode
  /** The known facts in this order: value, source, as of, rule, override by whom until when. */
  facts: readonly EvidenceFact[]
  /** A sentence or a link below the facts. */
  note?: ReactNode
  className?: string
}

/** A derived word whose evidence opens on hover, focus, press or tap. */
export const EvidenceCard = ({ label, children, facts, note, className }: EvidenceCardProps) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <PreviewTrigger delay={250} closeDelay={120} isOpen={isOpen} onOpenChange={setOpen}>
      <Button className={cx(styles['word'], className) ?? ''} onPress={() => setOpen(true)}>
        {children}
      </Button>
      <Popover className={cx(popover['popover'], styles['card']) ?? ''} offset={4} placement="bottom start">
        <Dialog aria-label={label} className={styles['inside'] ?? ''}>
          <p className={styles['title']}>{label}</p>
          <dl className={styles['facts']}>
            {facts.map(fact => (
              <div key={fact.label} className={styles['fact']}>
                <dt>{fact.label}</dt>
                <dd>{fact.value}</dd>
              </div>
            ))}
          </dl>
          {note && <p className={styles['note']}>{note}</p>}
        </Dialog>
      </Popover>
    </PreviewTrigger>
  )
}
