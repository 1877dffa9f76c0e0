import { type Fact, type FactSource, sourcesText } from '@fairhaul/core'
import type { ReactNode } from 'react'
import { FactText } from '../../../parts/carrier-facts/FactText.tsx'
import styles from './sections.module.css'

interface Props {
  readonly facts: readonly (readonly [label: string, fact: Fact])[]
  /** Where they were read, and when. */
  readonly sources?: readonly FactSource[]
  /** What is shown between the facts and their source. */
  readonly children?: ReactNode
}

/** A list of facts with their source and date. */
export const FactTable = ({ facts, sources, children }: Props) => (
  <>
    <dl className={styles['facts']}>
      {facts.map(([label, fact]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <FactText fact={fact} />
          </dd>
        </div>
      ))}
    </dl>
    {children}
    {sources !== undefined && <p className={styles['source']}>{sourcesText(sources)}</p>}
  </>
)
