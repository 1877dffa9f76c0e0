import type { ComparedCell, ComparedFact, DispatchStop, EvidenceLine, Fact } from '@fairhaul/core'
import { FactText } from '../../parts/carrier-facts/FactText.tsx'
import { Hint } from '../../parts/hint/Hint.tsx'
import { StopMark } from '../../parts/verdict/VerdictLine.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { VerdictMark } from '../../ui/VerdictMark.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './CompareTable.module.css'

interface Props {
  readonly cell: ComparedCell
  /** What the fact is: "Cargo". */
  readonly label: string
  /** Whether it is a verdict, which alone has a mark. */
  readonly isVerdict: boolean
}

const INSTEAD = { refused: 'not available', failed: 'not loaded' } as const

/** One fact of one carrier, or why it is missing. */
export const CompareCell = ({ cell: { content, best }, label, isVerdict }: Props) => (
  <td role="cell" className={styles['cell']}>
    <span className={styles['said']}>
      {content.kind === 'ready' && <CellFact it={content.value} label={label} isVerdict={isVerdict} />}
      {content.kind === 'loading' && <Loading />}
      {(content.kind === 'refused' || content.kind === 'failed') && (
        <span className={styles['instead']}>{INSTEAD[content.kind]}</span>
      )}
      {best !== null && ' '}
      {best !== null && <Badge tone="neutral">{best}</Badge>}
    </span>
  </td>
)

const Loading = () => (
  <span className={styles['coming']}>
    <Skeleton shape="text" />
    <VisuallyHidden>loading</VisuallyHidden>
  </span>
)

interface FactProps extends Pick<Props, 'label' | 'isVerdict'> {
  readonly it: ComparedFact
}

const CellFact = ({ it: { fact, evidence, stop }, label, isVerdict }: FactProps) =>
  evidence.length === 0 ? (
    <PlainFact fact={fact} stop={stop} isVerdict={isVerdict} />
  ) : (
    <Hint hint={<Evidence label={label} evidence={evidence} />}>
      <PlainFact fact={fact} stop={stop} isVerdict={isVerdict} />
    </Hint>
  )

interface PlainProps extends Pick<Props, 'isVerdict'> {
  readonly fact: Fact
  readonly stop: DispatchStop | undefined
}

const PlainFact = ({ fact, stop, isVerdict }: PlainProps) => (
  <span className={styles['words']}>
    {stop !== undefined && <StopMark stop={stop} size={14} />}
    {isVerdict && stop === undefined && fact.tone !== 'plain' && fact.tone !== 'unknown' && (
      <VerdictMark tone={fact.tone} size={14} />
    )}
    <FactText fact={fact} />
  </span>
)

interface EvidenceProps {
  readonly label: string
  readonly evidence: readonly EvidenceLine[]
}

const Evidence = ({ label, evidence }: EvidenceProps) => (
  <div className={styles['evidence']}>
    <p className={styles['what']}>{label}</p>
    <dl>
      {evidence.map(([name, text]) => (
        <div key={`${name} ${text}`}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </div>
)
