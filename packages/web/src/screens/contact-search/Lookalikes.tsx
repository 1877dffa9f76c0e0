import { contactSearchPath, type Lookalike, lookalikeMarks, type MarkedPart } from '@fairhaul/core'
import { Link } from '../../di/Link.tsx'
import { Section } from '../../ui/Section.tsx'
import { linkClass } from '../../ui/TextLink.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './Lookalikes.module.css'

interface Props {
  readonly email: string
  /** Empty: nothing is shown. */
  readonly lookalikes: readonly Lookalike[]
  /** The next steps link to their owners already. */
  readonly isLinkedAbove: boolean
}

/** Similar addresses on record beside the one looked up, with the differences marked, such as "rn" and "m". */
export const Lookalikes = ({ email, lookalikes, isLinkedAbove }: Props) =>
  lookalikes.length === 0 ? null : (
    <Section heading="Looks like" note="differences are marked">
      <ul className={styles['pairs']}>
        {lookalikes.map(each => (
          <Pair key={each.email} requested={email} lookalike={each} isLinked={!isLinkedAbove} />
        ))}
      </ul>
    </Section>
  )

interface PairProps {
  readonly requested: string
  readonly lookalike: Lookalike
  readonly isLinked: boolean
}

const Pair = ({ requested, lookalike: { email: onRecord, legalName }, isLinked }: PairProps) => {
  const marks = lookalikeMarks(requested, onRecord)
  return (
    <li className={styles['pair']}>
      <dl className={styles['lines']}>
        <dt>Looked up</dt>
        <dd>
          <Marked parts={marks.requests} />
        </dd>
        <dt>On record for {legalName}</dt>
        <dd>
          <Marked parts={marks.onRecord} />
        </dd>
      </dl>
      {isLinked && (
        <Link to={contactSearchPath({ kind: 'email', email: onRecord })} className={linkClass}>
          See whose it is
          <VisuallyHidden>: {onRecord}</VisuallyHidden>
        </Link>
      )}
    </li>
  )
}

const Marked = ({ parts }: { readonly parts: readonly MarkedPart[] }) =>
  placed(parts).map(({ text, isDifferent, from }) =>
    isDifferent ? (
      <mark key={from} className={styles['different']}>
        <VisuallyHidden>, differs: </VisuallyHidden>
        {text}
        <VisuallyHidden>, </VisuallyHidden>
      </mark>
    ) : (
      <span key={from}>{text}</span>
    ),
  )

/** Each part with its start, which is its key. */
const placed = (parts: readonly MarkedPart[]) => {
  let from = 0
  return parts.map(part => {
    const here = { ...part, from }
    from += part.text.length
    return here
  })
}
