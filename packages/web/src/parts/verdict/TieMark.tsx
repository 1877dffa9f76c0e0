import {
  type CarrierId,
  type CarrierSummary,
  paths,
  type StrongestTie,
  strongestTie,
  strongestTieText,
  tieLabel,
} from '@fairhaul/core'
import { Fingerprint } from 'lucide-react'
import { BrowserTokens } from '../../di/tokens.ts'
import { Link } from '../../di/Link.tsx'
import { useStore } from '../../di/use-store.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './TieMark.module.css'

/** A carrier with what is known of its ties. */
export type TiedCarrier = Partial<Pick<CarrierSummary, 'cautions'>>

/** Whether anything is to be shown of a carrier's ties: most rows have none. */
export const hasTies = ({ cautions }: TiedCarrier): boolean => (cautions?.identityTies ?? []).length > 0

/** The strongest tie of a carrier to one that should not be used, as the toggles of this portal show it. */
export const useStrongestTie = ({ cautions }: TiedCarrier): StrongestTie | null => {
  const { toggles } = useStore(BrowserTokens.PageConfiguration)
  return strongestTie(cautions, toggles.offersDoNotUseAssociations)
}

interface Props {
  readonly carrier: TiedCarrier
  /** Whose profile it leads to. Left out where nothing may open, as in a list of suggestions. */
  readonly id?: CarrierId
}

/**
 * The strongest tie in a row, beside the verdict: "Tied to revoked", as a link to the identity check of the profile. Its
 * name is the whole sentence, which a hover shows too.
 *
 * Empty: nothing without a tie.
 */
export const TieMark = ({ carrier, id }: Props) => {
  const found = useStrongestTie(carrier)
  if (found === null) return null
  const content = (
    <>
      <Fingerprint size={14} aria-hidden="true" />
      <span aria-hidden="true">{tieLabel(found)}</span>
      <VisuallyHidden>{strongestTieText(found)}</VisuallyHidden>
    </>
  )
  const shared = { className: styles['mark'], title: strongestTieText(found) }
  return id === undefined ? (
    <span {...shared}>{content}</span>
  ) : (
    <Link to={`${paths.carrier({ id })}#identity`} {...shared}>
      {content}
    </Link>
  )
}

/**
 * The strongest tie as a line of its own, in the whole sentence. `to` leads to the identity check.
 *
 * Empty: nothing without a tie.
 */
export const TieLine = ({ carrier, to }: { readonly carrier: TiedCarrier; readonly to: string }) => {
  const found = useStrongestTie(carrier)
  if (found === null) return null
  const Anchor = to.startsWith('#') ? (
    <a href={to}>{strongestTieText(found)}</a>
  ) : (
    <Link to={to}>{strongestTieText(found)}</Link>
  )
  return (
    <p className={styles['line']} role="note" aria-label="Identity">
      <Fingerprint size={16} aria-hidden="true" />
      {Anchor}
    </p>
  )
}
